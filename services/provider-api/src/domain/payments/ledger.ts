/** An order's money as its rows say it. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/open';
import { orderReturns } from '../../database/tables/hand-outs';
import { orders } from '../../database/tables/orders';
import { papers, payments } from '../../database/tables/payments';
import type { Centavos } from 'shared-contracts/money';
import { notFound } from '../refusal';
import { balanceOf, type Balance, type Money } from './balance';
import { NOTED_BEFORE } from '../settings/payment-methods';

export type OrderRow = typeof orders.$inferSelect;
export type Entry = typeof payments.$inferSelect;
/** A receipt, or the document of an order. */
export type Paper = typeof papers.$inferSelect;

/** What an order's money is counted from. */
export type Owing = Pick<OrderRow, 'id' | 'status' | 'total' | 'paidAt'>;

/**
 * Whether the order was noted as paid without a payment: by a version before payments had rows, which may run
 * beside this one. Then it counts as paid in full.
 */
const isNotedBefore = ({ paidAt }: Owing, entries: readonly Entry[]) =>
  paidAt !== null && !entries.some(({ kind }) => kind !== 'refund');

const sumOf = (entries: readonly Entry[], of: Entry['kind']) =>
  entries.reduce(
    (sum, { kind, voidedAt, amount }) => (kind === of && voidedAt === null ? sum + amount : sum),
    0,
  );

/** @param credited for goods that came back */
export function moneyIn(order: Owing, entries: readonly Entry[], credited: Centavos): Money {
  return {
    total: order.status === 'Cancelled' ? 0 : order.total,
    credited,
    received: isNotedBefore(order, entries) ? order.total : sumOf(entries, 'payment'),
    withheld: sumOf(entries, 'withheld'),
    refunded: sumOf(entries, 'refund'),
  };
}

export const entriesOf = (queries: Queries, orderId: number): Promise<Entry[]> =>
  paymentsOf(queries, [orderId]);

export async function readMoney(queries: Queries, order: Owing): Promise<Money> {
  const credited = await creditedOf(queries, [order.id]);
  return moneyIn(order, await entriesOf(queries, order.id), credited.get(order.id) ?? 0);
}

/** What came back of these orders, by their ids; those of which nothing did are left out. */
async function creditedOf(queries: Queries, orderIds: number[]): Promise<Map<number, Centavos>> {
  if (orderIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: orderReturns.orderId, amount: orderReturns.amount })
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, orderIds));
  const sums = new Map<number, Centavos>();
  for (const { id, amount } of rows) sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}

/** Of all these orders, in the order in which they were noted. */
export async function paymentsOf(queries: Queries, orderIds: number[]): Promise<Entry[]> {
  if (orderIds.length === 0) return [];
  return queries
    .select()
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(asc(payments.id));
}

/** What each of these orders costs and what came for it, by its id. */
export async function moneyOfAll(
  queries: Queries,
  of: readonly Owing[],
): Promise<Map<number, Money>> {
  const ids = of.map(({ id }) => id);
  const rows = await paymentsOf(queries, ids);
  const credited = await creditedOf(queries, ids);
  return new Map(
    of.map((order) => {
      const own = rows.filter(({ orderId }) => orderId === order.id);
      return [order.id, moneyIn(order, own, credited.get(order.id) ?? 0)];
    }),
  );
}

/** The balance of each of these orders, by its id. */
export async function balancesOf(
  queries: Queries,
  of: readonly Owing[],
): Promise<Map<number, Balance>> {
  const sums = await moneyOfAll(queries, of);
  return new Map([...sums].map(([id, money]) => [id, balanceOf(money)]));
}

/** What the counter shows of an order's money. */
export type OrderMoney = {
  sums: Money;
  balance: Balance;
  /** In the order in which they were noted. */
  entries: Entry[];
  receipts: Paper[];
  /** The number of its document; null where the database has given it none. */
  documentNumber: number | null;
};

export async function readOrderMoney(queries: Queries, order: Owing): Promise<OrderMoney> {
  const entries = await entriesOf(queries, order.id);
  const credited = await creditedOf(queries, [order.id]);
  const sums = moneyIn(order, entries, credited.get(order.id) ?? 0);
  const all = await queries
    .select()
    .from(papers)
    .where(eq(papers.orderId, order.id))
    .orderBy(asc(papers.number));
  const receipts = all.filter(({ kind }) => kind === 'receipt');
  const documentNumber = all.find(({ kind }) => kind === 'order')?.number ?? null;
  return { sums, balance: balanceOf(sums), entries, receipts, documentNumber };
}

/**
 * Gives an order that was noted as paid without a payment the row of it, so that it can be taken back or paid
 * back as any other. The caller holds the order's row.
 */
async function noteBefore(tx: Transaction, order: OrderRow): Promise<void> {
  if (order.paidAt === null || !isNotedBefore(order, await entriesOf(tx, order.id))) return;
  await tx.insert(payments).values({
    orderId: order.id,
    kind: 'payment',
    method: NOTED_BEFORE,
    amount: order.total,
    at: order.paidAt,
  });
}

/**
 * Reads an order so that whatever else changes it or its money waits until the transaction ends. It is
 * locked before its draft, and before any variant.
 * @throws Refusal not-found
 */
export async function lockOrder(tx: Transaction, number: string): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.number, number))
    .for('no key update');
  if (!order) throw notFound('There is no order of this number.');
  await noteBefore(tx, order);
  return order;
}
