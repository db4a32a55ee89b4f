/** An order as staff read it. */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import { orderEvents, orderLines, orders } from '../../database/tables/orders';
import type { OrderEvent } from './orders-of';

export type OrderLine = typeof orderLines.$inferSelect & {
  /** Where the goods lie; null where nobody has noted it. */
  shelf: string | null;
  /** Units left now; null where they are not counted, or the variant is gone. */
  stock: number | null;
};
export type WholeOrder = typeof orders.$inferSelect & { lines: OrderLine[]; events: OrderEvent[] };

/** An order with its lines and what happened to it; null where there is none of this number. */
export async function readWholeOrder(queries: Queries, number: string): Promise<WholeOrder | null> {
  const [order] = await queries.select().from(orders).where(eq(orders.number, number));
  if (!order) return null;
  const lines = await queries
    .select({ line: orderLines, shelf: variants.shelf, stock: variants.stock })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const events = await queries
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  return {
    ...order,
    lines: lines.map(({ line, shelf, stock }) => ({ ...line, shelf, stock })),
    events,
  };
}
