/** Orders as staff find and read them. */
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database/open';
import { lineTexts, orderTexts } from '../../database/searched-columns';
import { hasWords } from '../../database/searched-text';
import { variants } from '../../database/tables/catalogue';
import { orderEvents, orderLines, orders, type OrderStatus } from '../../database/tables/orders';
import { DAY_MS, startOfDay } from '../manila-day';
import type { OrderEvent } from './orders-of';
import { overdue } from './unpaid';

export const ORDERS_A_PAGE = 30;

export type OrderSearch = {
  /** A part of a number, a customer's PO number, a name, a phone, a company, an email, a product or a model. */
  words?: string | undefined;
  status?: OrderStatus | undefined;
  /** A day in Manila: '2026-11-23'. */
  day?: string | undefined;
  /** Only those not paid for so many days. */
  unpaidDays?: number | undefined;
  /** Only orders before this id, for the next page. */
  before?: number | undefined;
};

export type ListedOrder = typeof orders.$inferSelect & { units: number };

/** The orders with the words in their own text or in a line's: each by its index, then together. */
function byWords(queries: Queries, words: string): SQL {
  const own = queries
    .select({ id: orders.id })
    .from(orders)
    .where(hasWords(orderTexts(orders), words, [words.replaceAll(/\s+/g, '-')]));
  const lines = queries
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(hasWords(lineTexts(orderLines), words));
  return inArray(orders.id, union(own, lines));
}

/** One page of orders, newest first, and one more where there is a next page. */
export async function findOrders(
  queries: Queries,
  { words = '', status, day, unpaidDays, before }: OrderSearch,
  now: Date,
): Promise<ListedOrder[]> {
  const from = day === undefined ? undefined : startOfDay(day);
  const rows = await queries
    .select({
      order: orders,
      // By name: Drizzle leaves the table out of columns in a select from one table.
      units:
        sql<number>`(select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = "orders"."id")`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .where(
      and(
        before === undefined ? undefined : lt(orders.id, before),
        status === undefined ? undefined : eq(orders.status, status),
        from && gte(orders.placedAt, from),
        from && lt(orders.placedAt, new Date(from.getTime() + DAY_MS)),
        unpaidDays === undefined ? undefined : overdue(unpaidDays, now),
        words.trim() === '' ? undefined : byWords(queries, words.trim()),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(ORDERS_A_PAGE + 1);
  return rows.map(({ order, units }) => ({ ...order, units }));
}

/** How many open orders wait too long for their payment. */
export async function countUnpaid(queries: Queries, days: number, now: Date): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(orders)
    .where(overdue(days, now));
  return row?.count ?? 0;
}

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
