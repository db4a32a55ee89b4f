/**
 * What was handed out of an order and what came back, by its lines. An order that is Completed is
 * handed out as a whole, also where the version before completed it and wrote no hand-out.
 */
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import {
  handOutLines,
  handOuts,
  orderReturnLines,
  orderReturns,
} from '../../database/tables/hand-outs';
import { orderEvents, orderLines, orders } from '../../database/tables/orders';

/** Units that are with the customer or came back from there, by the order's lines. */
export async function takenOut(queries: Queries, orderId: number): Promise<Map<number, number>> {
  const rows = await queries
    .select({
      line: orderLines.id,
      units: sql<number>`case when ${orders.status} = 'Completed' then ${orderLines.quantity}
        else coalesce(sum(${handOutLines.units}) filter (where ${handOuts.id} is not null), 0)
        end`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(handOutLines, eq(handOutLines.orderLineId, orderLines.id))
    .leftJoin(handOuts, and(eq(handOuts.id, handOutLines.handOutId), isNull(handOuts.takenBackAt)))
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.id, orders.status);
  return new Map(rows.map(({ line, units }) => [line, units]));
}

/** Units that came back, by the order's lines. */
export async function broughtBack(queries: Queries, orderId: number): Promise<Map<number, number>> {
  const rows = await queries
    .select({
      line: orderReturnLines.orderLineId,
      units: sql<number>`sum(${orderReturnLines.units})`.mapWith(Number),
    })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
    .where(eq(orderReturns.orderId, orderId))
    .groupBy(orderReturnLines.orderLineId);
  return new Map(rows.map(({ line, units }) => [line, units]));
}

export type HandOut = typeof handOuts.$inferSelect & { units: number };
export type OrderReturn = typeof orderReturns.$inferSelect;

/** The hand-outs that were not taken back, the oldest first. */
export const handOutsOf = (queries: Queries, orderId: number): Promise<HandOut[]> =>
  queries
    .select({
      ...getTableColumns(handOuts),
      units: sql<number>`coalesce(sum(${handOutLines.units}), 0)`.mapWith(Number),
    })
    .from(handOuts)
    .leftJoin(handOutLines, eq(handOutLines.handOutId, handOuts.id))
    .where(and(eq(handOuts.orderId, orderId), isNull(handOuts.takenBackAt)))
    .groupBy(handOuts.id)
    .orderBy(asc(handOuts.id));

/** The returns of an order, the oldest first. */
export const returnsOf = (queries: Queries, orderId: number): Promise<OrderReturn[]> =>
  queries
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.id));

/** When goods of an order were handed out last; null where none were. */
export async function lastHandOut(queries: Queries, orderId: number): Promise<Date | null> {
  const newest = (await handOutsOf(queries, orderId)).at(-1);
  if (newest) return newest.at;
  // The version before notes the status alone.
  const [event] = await queries
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .innerJoin(orders, and(eq(orders.id, orderEvents.orderId), eq(orders.status, 'Completed')))
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'Completed')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event?.at ?? null;
}
