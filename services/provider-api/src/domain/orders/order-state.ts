/** An order as it is changed: under its lock, and by the state that whoever changes it has seen. */
import { asc, eq } from 'drizzle-orm';
import { versionOf } from '../audit/version';
import type { Queries, Transaction } from '../../database/open';
import { orderLines, orders } from '../../database/tables/orders';
import { noteBefore } from '../payments/ledger';
import { notFound } from '../refusal';
import { broughtBack, takenOut } from './handed-out';

export type OrderRow = typeof orders.$inferSelect;

/** A line with what was handed out of it, and how much of that came back. */
export type StateLine = typeof orderLines.$inferSelect & { out: number; back: number };

/**
 * Reads an order so that whatever else is done with it waits until the transaction ends. It is locked
 * before its draft, and before any variant.
 * @throws Refusal not-found
 */
export async function lockOrder(tx: Transaction, number: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
  if (!order) throw notFound('There is no order of this number.');
  await noteBefore(tx, order);
  return order;
}

export async function linesOf(queries: Queries, orderId: number): Promise<StateLine[]> {
  const lines = await queries
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const out = await takenOut(queries, orderId);
  const back = await broughtBack(queries, orderId);
  return lines.map((line) => ({
    ...line,
    out: out.get(line.id) ?? 0,
    back: back.get(line.id) ?? 0,
  }));
}

type Versioned = Pick<OrderRow, 'discountRate' | 'discountReason'>;

/** Equal while nobody changed the order's lines, handed any out, or took any back. */
export const orderVersion = (
  { discountRate, discountReason }: Versioned,
  lines: readonly Pick<StateLine, 'id' | 'quantity' | 'price' | 'out' | 'back'>[],
): string =>
  versionOf([
    discountRate,
    discountReason,
    lines.map(({ id, quantity, price, out, back }) => [id, quantity, price, out, back]),
  ]);
