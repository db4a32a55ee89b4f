/** Orders as staff find and read them. */
import { and, asc, desc, eq, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm';
import { containing, phoneLike } from '../database/containing';
import type { Queries } from '../database/open';
import { variants } from '../database/tables/catalogue';
import { orderEvents, orderLines, orders } from '../database/tables/orders';
import { DAY_MS, startOfDay } from './manila-day';
import type { OrderEvent } from './orders-of';
import type { OrderStatus } from './steps';
import { overdue } from './unpaid';

export const ORDERS_A_PAGE = 30;

export type OrderSearch = {
  /** A part of a number, a name, a phone, a company, an email, a product or a model. */
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

function byWords(words: string): SQL | undefined {
  const part = containing(words);
  const number = containing(words.replaceAll(/\s+/g, '-'));
  return or(
    ilike(orders.number, number),
    ilike(sql`${orders.firstName} || ' ' || ${orders.lastName}`, part),
    ilike(orders.company, part),
    ilike(orders.email, part),
    phoneLike(orders.phone, words),
    sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id}
      and (${orderLines.productName} ilike ${part} or ${orderLines.variantName} ilike ${part}
        or ${orderLines.model} ilike ${part}))`,
  );
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
        words.trim() === '' ? undefined : byWords(words.trim()),
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
