/** The state of an order that whoever changes it has seen: its lines, and a version of them. */
import { asc, eq } from 'drizzle-orm';
import { versionOf } from '../audit/version';
import type { Queries } from '../../database/open';
import { orderLines } from '../../database/tables/orders';
import type { OrderRow } from '../payments/ledger';
import { broughtBack, takenOut } from './handed-out';

/** A line with what was handed out of it, and how much of that came back. */
export type StateLine = typeof orderLines.$inferSelect & { out: number; back: number };

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
