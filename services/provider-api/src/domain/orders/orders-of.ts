import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/open';
import { orderEvents, orderLines, orders } from '../../database/tables/orders';

export type Order = typeof orders.$inferSelect & { lines: (typeof orderLines.$inferSelect)[] };

/** A customer's orders with their lines, the oldest first. */
export async function ordersOf(db: Database, userId: number): Promise<Order[]> {
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
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

/** What happened to a customer's orders after they were placed, the oldest first. */
export async function eventsOf(db: Database, userId: number): Promise<OrderEvent[]> {
  const theirs = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  return db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, theirs))
    .orderBy(asc(orderEvents.id));
}
