/** What staff do with goods of orders in a test's shop, by the shop's own functions. */
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { orderDrafts } from '../src/database/tables/order-drafts';
import { orders, type OrderStatus } from '../src/database/tables/orders';
import { ChangedMeanwhile } from '../src/domain/audit/version';
import type { Clerk, DoneBy } from '../src/domain/audit/record-staff';
import { draftAmounts, draftVersion, readDraft } from '../src/domain/order-drafts/draft';
import { addUnit } from '../src/domain/order-drafts/draft-lines';
import { placeDraft } from '../src/domain/order-drafts/place-draft';
import { saveChanges } from '../src/domain/order-drafts/save-changes';
import { saveDraft, type DraftForm } from '../src/domain/order-drafts/save-draft';
import { startChanges, startDraft } from '../src/domain/order-drafts/start-draft';
import { changeStatus } from '../src/domain/orders/change-status';
import { handOut } from '../src/domain/orders/hand-out';
import { handOutsOf } from '../src/domain/orders/handed-out';
import { linesOf, orderVersion } from '../src/domain/orders/order-state';
import { takeBackHandOut } from '../src/domain/orders/take-back-hand-out';
import { takeReturn } from '../src/domain/orders/take-return';
import { Refusal } from '../src/domain/refusal';
import type { TestShop } from './shop';

/** What staff do with the goods of an order, by so many units. */
export type OfGoods =
  | { do: 'change' | 'counter order'; of: number; kits: number }
  | { do: 'hand out'; of: number; kits: number; rest: 'kept' | 'back' }
  | { do: 'bring back'; of: number; kits: number; condition: 'good' | 'damaged' }
  | { do: 'complete' | 'take a hand-out back'; of: number };

const KINDS: readonly string[] = [
  'change',
  'counter order',
  'hand out',
  'bring back',
  'complete',
  'take a hand-out back',
] satisfies OfGoods['do'][];

export const isOfGoods = (one: { do: string }): one is OfGoods => KINDS.includes(one.do);

const WALK_IN = { name: 'Rosa', phone: '', email: '', company: '' };

/** The form of a draft with so many units of its first line. */
async function formOf(shop: TestShop, id: number, units: number): Promise<DraftForm | null> {
  const draft = await readDraft(shop.deps.db, id, shop.deps.now());
  const line = draft?.lines[0];
  if (!draft || !line) return null;
  const values = {
    ...WALK_IN,
    ...{ discountRate: 0, discountReason: '', quantities: new Map([[line.id, units]]) },
  };
  return { id, shown: draftVersion(draft), values, discountMost: 0 };
}

/** The same once it is written, with what it costs then. */
async function writtenForm(shop: TestShop, id: number, units: number) {
  const form = await formOf(shop, id, units);
  if (!form) return null;
  await saveDraft(shop.deps, form);
  const draft = await readDraft(shop.deps.db, id, shop.deps.now());
  if (!draft) return null;
  return { ...form, shown: draftVersion(draft), total: draftAmounts(draft).total };
}

/** Whether it was refused, as where there is too little, or somebody was faster. */
async function orRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof ChangedMeanwhile)) throw error;
  }
}

/** Places an order of so many units of a variant at the counter, twice at once. */
export const placeAtCounter = (
  shop: TestShop,
  variantId: number,
  units: number,
  by: DoneBy<Clerk>,
): Promise<void> =>
  orRefused(async () => {
    const id = await startDraft(shop.deps, { contact: WALK_IN, once: null }, by);
    await addUnit(shop.deps, { id, variantId, once: null });
    const form = await writtenForm(shop, id, units);
    if (form) await Promise.all([1, 2].map(() => placeDraft(shop.deps, form, by)));
  });

const change = (shop: TestShop, number: string, units: number, by: DoneBy<Clerk>) =>
  orRefused(async () => {
    const id = await startChanges(shop.deps, number, by);
    const form = await writtenForm(shop, id, units);
    const first = form && (await saveChanges(shop.deps, form, by));
    // What was done otherwise meanwhile is seen, and then replaced.
    if (form && first?.outcome === 'meanwhile') await saveChanges(shop.deps, form, by);
  });

async function stateOf({ deps: { db } }: TestShop, number: string) {
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (!order) throw new Error(`no order ${number}`);
  const lines = await linesOf(db, order.id);
  const [line] = lines;
  if (!line) throw new Error(`order ${number} has no line`);
  return { order, line, shown: orderVersion(order, lines) };
}

async function complete(shop: TestShop, number: string, by: DoneBy<Clerk>): Promise<void> {
  const steps: [OrderStatus, OrderStatus][] = [
    ['Pending', 'Confirmed'],
    ['Confirmed', 'Ready for pickup'],
    ['Ready for pickup', 'Completed'],
  ];
  for (const [from, to] of steps) await changeStatus(shop.deps, { number, from, to }, by);
}

const CONFIRMING = { from: 'Pending', to: 'Confirmed' } as const;

/** As many as there are, where there are some: most of what is tried is not refused. */
const atMost = (units: number, left: number) => (left > 0 ? Math.min(units, left) : units);

/** Does one thing with the goods of an order; nothing where it is refused. */
export async function moveGoods(
  shop: TestShop,
  number: string,
  one: OfGoods,
  by: DoneBy<Clerk>,
): Promise<void> {
  if (one.do === 'change') return change(shop, number, one.kits, by);
  if (one.do === 'complete') return complete(shop, number, by);
  // Who takes a part has a confirmed order, and who brings something back has taken it.
  if (one.do === 'hand out') await changeStatus(shop.deps, { number, ...CONFIRMING }, by);
  if (one.do === 'bring back') await complete(shop, number, by);
  const { order, line, shown } = await stateOf(shop, number);
  if (one.do === 'hand out') {
    const some = atMost(one.kits, line.quantity - line.out);
    const asked = { number, shown, units: new Map([[line.id, some]]), rest: one.rest, once: null };
    return orRefused(() => handOut(shop.deps, asked, by));
  }
  if (one.do === 'bring back') {
    const units = atMost(one.kits, line.out - line.back);
    const brought = new Map([[line.id, { units, condition: one.condition }]]);
    const asked = { number, shown, brought, reason: 'Too loud', days: 7, once: null };
    return orRefused(() => takeReturn(shop.deps, asked, by));
  }
  const newest = (await handOutsOf(shop.deps.db, order.id)).at(-1);
  if (!newest) return;
  const asked = { number, id: newest.id, mayAll: false };
  return orRefused(() => takeBackHandOut(shop.deps, asked, by));
}

/**
 * No order has less than was handed out, no customer has brought back more than that, and no draft is
 * done twice.
 */
export async function expectWhole({ deps: { db } }: TestShop): Promise<void> {
  for (const order of await db.select().from(orders)) {
    for (const { quantity, out, back, stockTaken } of await linesOf(db, order.id)) {
      expect(out).toBeLessThanOrEqual(quantity);
      expect(back).toBeLessThanOrEqual(out);
      expect(stockTaken).toBe(quantity);
    }
  }
  const { rows } = await db.execute(
    sql`select order_id from ${orderDrafts} where order_version is null and order_id is not null
      group by order_id having count(*) > 1`,
  );
  expect(rows).toEqual([]);
}
