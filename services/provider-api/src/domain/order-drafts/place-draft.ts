/**
 * Places a draft: once, at the prices of the moment, with its stock taken under the lock by variant as
 * for an order of a cart. Who ordered has an account, or a name and no account.
 */
import { eq, inArray } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import { orderDrafts } from '../../database/tables/order-drafts';
import { orders } from '../../database/tables/orders';
import { users } from '../../database/tables/customers';
import type { Deps } from '../deps';
import { orderLetter } from '../mail/letters';
import { partOf } from '../orders/change-words';
import { amountsOf } from '../orders/amounts';
import { newClaimCode } from '../orders/claim';
import { namedContact } from '../orders/contact-columns';
import { insertOrder, sell, type SoldLine } from '../orders/store-order';
import { settle } from '../payments/settle';
import { invalid } from '../refusal';
import { lockVariants } from '../stock/stock';
import {
  draftAmounts,
  lockDraft,
  lockOpenDraft,
  readDraft,
  type DraftLine,
  type WholeDraft,
} from './draft';
import { writeDraft, type DraftForm } from './save-draft';

type Placing = Pick<Deps, 'db' | 'now' | 'mailer' | 'counts' | 'shopSettings'> & {
  settings: Pick<Deps['settings'], 'proxySecret' | 'shopOrigin'>;
};

/**
 * `total`: it is another one than was shown, so the draft is saved and nothing was placed.
 * `already`: somebody placed it before.
 */
export type Placed =
  | { outcome: 'done'; number: string; told: boolean }
  | { outcome: 'already'; number: string }
  | { outcome: 'total' };

const left = (stock: number) => (stock === 0 ? 'None is left.' : `Only ${stock} left.`);

/**
 * The lines as an order keeps them.
 * @throws Refusal invalid that names the line
 */
function soldLines(lines: readonly DraftLine[]): SoldLine[] {
  const remaining = new Map(lines.map(({ variantId, stock }) => [variantId, stock]));
  return lines.map((line) => {
    const { id, price, productId, variantId, quantity, onSale, ...texts } = line;
    const refuse = (why: string) => invalid({ [`quantity-${id}`]: why });
    if (!onSale || productId === null) throw refuse('This is not on sale any more.');
    if (price === null) throw refuse('This has no price: please make a quotation for it.');
    const stock = remaining.get(variantId) ?? null;
    if (stock !== null && stock < quantity) throw refuse(left(stock));
    if (stock !== null) remaining.set(variantId, stock - quantity);
    const { productName, variantName, brandName, model, image } = texts;
    return {
      ...{ productId, variantId, quantity, price, stock },
      ...{ productName, variantName, brandName, model, image },
    };
  });
}

async function place(
  deps: Placing,
  tx: Transaction,
  draft: WholeDraft,
  { by, network }: DoneBy<Clerk>,
): Promise<Placed> {
  const now = deps.now();
  const { userId, discountRate, discountReason } = draft;
  const lines = soldLines(draft.lines);
  const { subtotal, vat, total } = amountsOf(lines, discountRate);
  const order = await insertOrder(tx, {
    ...{ userId, subtotal, vat, total, discountRate },
    ...namedContact(draft),
    discountReason: discountRate === 0 ? null : discountReason,
    placedAt: now,
    // Whoever takes an order has seen that it can be done.
    status: 'Confirmed',
    staffName: by.name,
    claimCode: userId === null ? newClaimCode() : null,
  });
  await sell(tx, order.id, lines);
  // One that costs nothing is paid.
  await settle(tx, order, now);
  await tx
    .update(orderDrafts)
    .set({ orderId: order.id, doneAt: now })
    .where(eq(orderDrafts.id, draft.id));
  await recordStaffAudit(deps, tx, {
    action: 'order placed',
    by,
    network,
    object: `order ${order.number}`,
    after: { lines: lines.length, total, discountRate },
  });
  if (draft.email === '') return { outcome: 'done', number: order.number, told: false };
  const part = await partOf(deps, tx, order, { kind: 'placed', waits: true });
  const letter = orderLetter(draft.email, part, {
    number: order.number,
    name: draft.name,
    contactEmail: null,
    company: draft.company || null,
    facts: [],
    phone: draft.phone,
    lines,
    discountRate,
    totals: { subtotal, vat, total },
  });
  await deps.mailer.post(tx, letter, now);
  return { outcome: 'done', number: order.number, told: true };
}

/** @throws Refusal invalid */
function checkWhole({ name, lines }: WholeDraft): void {
  if (name === '') throw invalid({ name: 'Please write whose order it is.' });
  if (lines.length === 0) throw invalid({ lines: 'Please add an item first.' });
}

/**
 * Writes the draft's form and places it, at the total that was shown.
 * @param total in centavos
 * @throws ChangedMeanwhile; Refusal not-found, conflict, or invalid that names the line
 */
export async function placeDraft(
  deps: Placing,
  form: DraftForm & { total: number },
  clerk: DoneBy<Clerk>,
): Promise<Placed> {
  const placed = await deps.db.transaction(async (tx): Promise<Placed> => {
    const own = tx
      .select({ id: orderDrafts.userId })
      .from(orderDrafts)
      .where(eq(orderDrafts.id, form.id));
    // The account before its draft, as where it is deleted.
    await tx.select({ id: users.id }).from(users).where(inArray(users.id, own)).for('key share');
    const { orderId, doneAt } = await lockDraft(tx, form.id);
    if (doneAt !== null && orderId !== null) {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
      return { outcome: 'already', number: order?.number ?? '' };
    }
    await lockOpenDraft(tx, form.id);
    const written = await writeDraft(tx, form, deps.now());
    checkWhole(written);
    const ids = written.lines.map(({ variantId }) => variantId);
    await lockVariants(tx, inArray(variants.id, ids));
    const draft = (await readDraft(tx, form.id, deps.now())) ?? written;
    // Before the total: a line that can't be sold is what keeps it from being placed.
    soldLines(draft.lines);
    if (draftAmounts(draft).total !== form.total) return { outcome: 'total' };
    return place(deps, tx, draft, clerk);
  });
  if (placed.outcome === 'done') {
    deps.counts.orders += 1;
    void deps.mailer.deliver();
  }
  return placed;
}
