/** Saves the changes to an order that a draft has gathered: once, and told in one mail. */
import { eq } from 'drizzle-orm';
import type { Clerk, DoneBy } from '../audit/record-staff';
import { asShown, type Differing } from '../audit/version';
import type { Transaction } from '../../database/open';
import { orderDrafts } from '../../database/tables/order-drafts';
import { orders } from '../../database/tables/orders';
import { orderEditedLetter } from '../mail/order-letters';
import { rateInWords } from '../orders/amounts';
import { noteChange, tellCustomer, type Told } from '../orders/change-words';
import { changeLines, type WantedLine } from '../orders/change-lines';
import type { Changing } from '../orders/change-status';
import { lockOrder, type OrderRow } from '../payments/ledger';
import { linesOf, orderVersion, type StateLine } from '../orders/order-state';
import { isOpen } from '../orders/steps';
import { isGoods } from '../orders/no-goods';
import { settle } from '../payments/settle';
import { invalid, notFound } from '../refusal';
import {
  draftAmounts,
  inWords,
  lockDraft,
  lockOpenDraft,
  type DraftLine,
  type WholeDraft,
} from './draft';
import { writeDraft, type DraftForm } from './save-draft';

/**
 * `total`: it is another one than was shown; `meanwhile`: the order was changed otherwise since the
 * changes were begun; `over`: it was cancelled or completed. In all three the draft is saved, and the
 * order is as it was. `already`: somebody saved it before.
 */
export type Saved =
  | { outcome: 'done'; number: string; told: Told }
  | { outcome: 'already'; number: string }
  | { outcome: 'total' }
  | { outcome: 'over' }
  | { outcome: 'meanwhile'; fields: readonly Differing[] };

/** @throws Refusal invalid for what the shop has no price of */
function wantedOf(line: DraftLine): WantedLine {
  const { id, orderLineId, variantId, quantity, price, image, ordered, onSale } = line;
  const field = `quantity-${id}`;
  if (price === null)
    throw invalid({ [field]: 'This has no price: please make a quotation for it.' });
  if (quantity > ordered && !onSale && isGoods(line))
    throw invalid({ [field]: 'This is not on sale any more.' });
  const { productName, variantName, brandName, model } = line;
  const texts = { productName, variantName, brandName, model, productImage: image };
  return { orderLineId, field, variantId, quantity, price, texts };
}

/** What is another now, as the history says it: 'Drill, Kit: 5 → 3 units'. */
function changesInWords(order: OrderRow, lines: readonly StateLine[], draft: WholeDraft): string[] {
  const kept = lines.flatMap((line) => {
    const now = draft.lines.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0;
    return now === line.quantity ? [] : [`${inWords(line)}: ${line.quantity} → ${now} units`];
  });
  const added = draft.lines
    .filter(({ orderLineId }) => orderLineId === null)
    .map((line) => `${inWords(line)}: 0 → ${line.quantity} units`);
  const { discountRate: rate, discountReason: reason } = draft;
  const discount =
    rate === order.discountRate && reason === (order.discountReason ?? '')
      ? []
      : [
          `Discount: ${rateInWords(order.discountRate)} → ${rateInWords(rate)}${reason && ` (${reason})`}`,
        ];
  return [...kept, ...added, ...discount];
}

/** The draft's units beside what the order has by now, where they differ. */
const meanwhile = (draft: WholeDraft, lines: readonly StateLine[]): Differing[] =>
  lines
    .map((line) => {
      const yours = draft.lines.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0;
      return asShown(`Units of ${inWords(line)}`, String(yours), String(line.quantity));
    })
    .filter(({ yours, now }) => yours !== now);

async function save(
  deps: Changing,
  tx: Transaction,
  { order, lines, draft }: { order: OrderRow; lines: StateLine[]; draft: WholeDraft },
  clerk: DoneBy<Clerk>,
): Promise<Saved> {
  const words = changesInWords(order, lines, draft);
  if (words.length === 0) throw invalid({ lines: 'Nothing is another than the order has it.' });
  const { discountRate: rate, discountReason: reason } = draft;
  const wanted = draft.lines.map(wantedOf);
  const amounts = await changeLines(tx, { id: order.id, lines }, wanted, { rate, reason });
  await tx.update(orderDrafts).set({ doneAt: deps.now() }).where(eq(orderDrafts.id, draft.id));
  await settle(tx, { ...order, total: amounts.total }, deps.now());
  await noteChange(deps, tx, { order, what: 'Changed', words, total: amounts.total }, clerk);
  const now = { ...order, total: amounts.total };
  const told = await tellCustomer(deps, tx, now, { kind: 'changed', waits: true }, (to, part) =>
    orderEditedLetter(to, part, {
      number: order.number,
      name: `${order.firstName} ${order.lastName}`,
      changes: words,
      lines: draft.lines.map((line) => ({ ...line, price: line.price ?? 0 })),
      discountRate: rate,
      totals: amounts,
    }),
  );
  return { outcome: 'done', number: order.number, told };
}

/** The number of the order that a draft changes. @throws Refusal not-found */
async function orderOf(tx: Transaction, id: number): Promise<string> {
  const [found] = await tx
    .select({ number: orders.number })
    .from(orderDrafts)
    .innerJoin(orders, eq(orders.id, orderDrafts.orderId))
    .where(eq(orderDrafts.id, id));
  if (!found) throw notFound('There is no such draft any more.');
  return found.number;
}

/**
 * Writes the draft's form and changes the order by it, at the total that was shown.
 * @param total in centavos
 * @throws ChangedMeanwhile where the draft was; Refusal not-found, conflict where it was thrown away, or
 *   invalid that names the line
 */
export async function saveChanges(
  deps: Changing,
  form: DraftForm & { total: number },
  clerk: DoneBy<Clerk>,
): Promise<Saved> {
  const saved = await deps.db.transaction(async (tx): Promise<Saved> => {
    const number = await orderOf(tx, form.id);
    const order = await lockOrder(tx, number);
    const { doneAt, orderVersion: begun } = await lockDraft(tx, form.id);
    if (doneAt !== null) return { outcome: 'already', number };
    await lockOpenDraft(tx, form.id);
    const draft = await writeDraft(tx, form, deps.now());
    if (!isOpen(order.status)) return { outcome: 'over' };
    if (draft.lines.length === 0) {
      throw invalid({ lines: 'An order has a line at least. Cancel it where nothing is wanted.' });
    }
    const lines = await linesOf(tx, order.id);
    const now = orderVersion(order, lines);
    if (now !== begun) {
      await tx.update(orderDrafts).set({ orderVersion: now }).where(eq(orderDrafts.id, draft.id));
      return { outcome: 'meanwhile', fields: meanwhile(draft, lines) };
    }
    if (draftAmounts(draft).total !== form.total) return { outcome: 'total' };
    return save(deps, tx, { order, lines, draft }, clerk);
  });
  if (saved.outcome === 'done') void deps.mailer.deliver();
  return saved;
}
