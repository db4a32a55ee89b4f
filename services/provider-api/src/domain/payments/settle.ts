/**
 * Brings an order in line with its money: when it was paid, and its receipt. Whoever changes its
 * money, its total or its status calls it last, in the same transaction, and holds the order's row.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { orders } from '../../database/tables/orders';
import { paperCounters, papers, type PaperKind } from '../../database/tables/payments';
import { balanceOf, type Balance, type Money } from './balance';
import { readMoney, type OrderRow } from './ledger';

/**
 * Draws the next number of a kind of document. It is given back where the transaction fails, so that
 * none is missing; the next one waits until then.
 */
async function nextNumber(tx: Transaction, kind: PaperKind): Promise<number> {
  const [counter] = await tx
    .insert(paperCounters)
    .values({ kind, last: 1 })
    .onConflictDoUpdate({
      target: paperCounters.kind,
      set: { last: sql`${paperCounters.last} + 1` },
    })
    .returning();
  if (!counter) throw new Error(`no counter of ${kind}`);
  return counter.last;
}

/** Cancels a receipt that holds no longer, and makes one where the order is paid. */
async function keepReceipt(
  tx: Transaction,
  { id: orderId, total }: OrderRow,
  { isPaid, now }: { isPaid: boolean; now: Date },
): Promise<void> {
  const valid = and(
    eq(papers.orderId, orderId),
    eq(papers.kind, 'receipt'),
    isNull(papers.cancelledAt),
  );
  const [receipt] = await tx.select().from(papers).where(valid);
  if (receipt && isPaid && receipt.total === total) return;
  if (receipt) await tx.update(papers).set({ cancelledAt: now }).where(valid);
  if (!isPaid) return;
  const number = await nextNumber(tx, 'receipt');
  await tx.insert(papers).values({ kind: 'receipt', number, orderId, total, madeAt: now });
}

/** @returns the balance as it is now, with the sums that it comes from */
export async function settle(
  tx: Transaction,
  order: OrderRow,
  now: Date,
): Promise<Balance & { money: Money }> {
  const money = await readMoney(tx, order);
  const balance = balanceOf(money);
  const isCancelled = order.status === 'Cancelled';
  // A cancelled order was paid, or wasn't, whatever is paid back afterwards.
  const isPaid = isCancelled ? money.received + money.withheld >= order.total : balance.owed === 0;
  if (isPaid !== (order.paidAt !== null)) {
    await tx
      .update(orders)
      .set({ paidAt: isPaid ? now : null })
      .where(eq(orders.id, order.id));
  }
  await keepReceipt(tx, order, { isPaid: isPaid && !isCancelled, now });
  return { ...balance, money };
}
