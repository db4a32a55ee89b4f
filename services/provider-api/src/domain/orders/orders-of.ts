import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { orderEvents, orderLines, orders } from '../../database/tables/orders';

export type Order = typeof orders.$inferSelect & { lines: (typeof orderLines.$inferSelect)[] };

/** A customer's orders with their lines, the oldest first. */
export const ordersOf = (db: Queries, userId: number): Promise<Order[]> =>
  ordersWhere(db, eq(orders.userId, userId));

/** The orders that staff placed for an email without an account. @param email in lower case */
export const ofEmail = (email: string): SQL =>
  sql`(${orders.userId} is null and lower(${orders.email}) = ${email})`;

/** The orders that meet a condition, with their lines, the oldest first. */
export async function ordersWhere(db: Queries, which: SQL): Promise<Order[]> {
  const placed = await db
    .select()
    .from(orders)
    .where(which)
    .orderBy(asc(orders.placedAt), asc(orders.id));
  if (placed.length === 0) return [];
  const ids = placed.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  return placed.map((order) => ({
    ...order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }));
}

export type OrderEvent = typeof orderEvents.$inferSelect;

/** What happened to these orders after they were placed, the oldest first. */
export async function eventsOf(db: Queries, which: SQL): Promise<OrderEvent[]> {
  const theirs = db.select({ id: orders.id }).from(orders).where(which);
  return db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, theirs))
    .orderBy(asc(orderEvents.id));
}
