/** A payment or refund that was noted by mistake is taken back; it stays in the history. */
import { and, eq, isNull } from 'drizzle-orm';
import { formatDate } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { Clerk, DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { payments } from '../../database/tables/payments';
import { startOfDay } from '../manila-day';
import { invalid, notFound } from '../refusal';
import { isDayClosed } from './cash-day';
import { inWords, noteMoney, type Paying } from './enter';
import { entriesOf, lockOrder, moneyIn, type Entry, type OrderRow } from './ledger';
import { NOTED_BEFORE } from '../settings/payment-methods';
import { settle } from './settle';

/** The number of what was noted as paid before payments had rows: it has none yet. */
export const BEFORE_ROWS = 0;

const WHAT: Record<Entry['kind'], string> = {
  payment: 'Payment',
  withheld: 'Withheld tax',
  refund: 'Refund',
};

const isIt = (payment: number) => (entry: Entry) =>
  payment === BEFORE_ROWS ? entry.method === NOTED_BEFORE : entry.id === payment;

/** @throws Refusal not-found */
async function entryOf(tx: Transaction, order: OrderRow, payment: number) {
  const entries = await entriesOf(tx, order.id);
  const entry = entries.find(isIt(payment));
  if (!entry) throw notFound('This order has no such payment.');
  return { entry, entries };
}

/** @throws Refusal invalid for money that is counted, or of which a part was paid back */
async function checkMayGo(
  tx: Transaction,
  order: OrderRow,
  { entry, entries }: Awaited<ReturnType<typeof entryOf>>,
): Promise<void> {
  const { day, kind, amount, certificateAt } = entry;
  if (day !== null && (await isDayClosed(tx, day, 'share'))) {
    const { text } = formatDate(startOfDay(day).toISOString());
    const instead =
      kind === 'refund' ? 'so it stays.' : 'so this stays. What is paid too much can be paid out.';
    throw invalid({ reason: `The cash count of ${text} is closed, ${instead}` });
  }
  if (certificateAt !== null) {
    throw invalid({ reason: 'Its certificate was received, so it stays.' });
  }
  const { received, refunded } = moneyIn(order, entries, 0);
  if (kind === 'payment' && received - amount < refunded) {
    throw invalid({
      reason: `${formatMoney(refunded)} of it was paid out. Please take that refund back first.`,
    });
  }
}

/** @returns false where it was taken back already */
async function takeEntryBack(
  deps: Paying,
  tx: Transaction,
  { order, payment, reason }: { order: OrderRow; payment: number; reason: string },
  who: DoneBy<Clerk>,
): Promise<boolean> {
  const found = await entryOf(tx, order, payment);
  const { id, voidedAt, kind, amount, method } = found.entry;
  if (voidedAt !== null) return false;
  await checkMayGo(tx, order, found);
  await tx
    .update(payments)
    .set({ voidedAt: deps.now(), voidedBy: who.by.name, voidReason: reason })
    .where(and(eq(payments.id, id), isNull(payments.voidedAt)));
  const said = {
    action: kind === 'refund' ? 'refund taken back' : 'payment taken back',
    words: `${WHAT[kind]} taken back: ${inWords(found.entry)}`,
    before: { amount, method },
  } as const;
  await noteMoney(deps, tx, order, said, who);
  return true;
}

/**
 * Takes a payment, withheld tax or a refund back, and cancels the receipt of an order that owes again.
 * @param payment its id, or `BEFORE_ROWS`
 * @returns false where it was taken back already
 * @throws Refusal not-found; invalid where its day's count is closed, its certificate was received, or
 *   a part of it was paid out
 */
export async function takeBack(
  deps: Paying,
  { number, payment, reason }: { number: string; payment: number; reason: string },
  who: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, number);
    const isNew = await takeEntryBack(deps, tx, { order, payment, reason }, who);
    if (isNew) await settle(tx, order, deps.now());
    return isNew;
  });
}

/**
 * Takes back what was noted as paid in cash at a moment, with the hand-out of that moment. The caller
 * settles the order.
 * @throws Refusal invalid where its day's count is closed, or a part of it was paid out
 */
export async function takeBackRest(
  deps: Paying,
  tx: Transaction,
  { order, at }: { order: OrderRow; at: Date },
  who: DoneBy<Clerk>,
): Promise<void> {
  const entries = await entriesOf(tx, order.id);
  const noted = entries.findLast(
    (entry) => entry.kind === 'payment' && entry.at.getTime() === at.getTime(),
  );
  if (!noted) return;
  const reason = 'The hand-out was taken back';
  await takeEntryBack(deps, tx, { order, payment: noted.id, reason }, who);
}
