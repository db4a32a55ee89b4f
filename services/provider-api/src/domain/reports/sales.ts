/** What was ordered in a span of days, and what came back. Cancelled orders count nowhere. */
import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import type { Queries } from '../../database/open';
import { orderReturnLines, orderReturns } from '../../database/tables/hand-outs';
import { orderLines, orders } from '../../database/tables/orders';
import { NO_GOODS } from '../orders/no-goods';
import type { Span } from './period';

const BEST_MOST = 10;
const number = (what: ReturnType<typeof sql>) => sql<number>`${what}`.mapWith(Number);

const inSpan = ({ from, until }: Span) =>
  and(gte(orders.placedAt, from), lt(orders.placedAt, until), ne(orders.status, 'Cancelled'));

/** By the day in Manila on which an order was placed. */
const placedOn = sql<string>`to_char(${orders.placedAt} at time zone interval '8 hours', 'YYYY-MM-DD')`;

export type DaySales = { day: string; orders: number; sales: Centavos };

/** Orders and their totals (with VAT) of each day of the span, also of those without any. */
export async function salesByDay(queries: Queries, span: Span): Promise<DaySales[]> {
  const rows = await queries
    .select({
      day: placedOn,
      orders: number(sql`count(*)`),
      sales: number(sql`sum(${orders.total})`),
    })
    .from(orders)
    .where(inSpan(span))
    .groupBy(sql`1`);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return span.days.map((day) => byDay.get(day) ?? { day, orders: 0, sales: 0 });
}

export const sumOf = (days: readonly DaySales[]): { orders: number; sales: Centavos } => ({
  orders: days.reduce((sum, day) => sum + day.orders, 0),
  sales: days.reduce((sum, day) => sum + day.sales, 0),
});

export type Returned = { returns: number; credited: Centavos };

/** What came back in the span, whenever it was ordered, and what was credited for it, with VAT. */
export async function returnedIn(queries: Queries, { from, until }: Span): Promise<Returned> {
  const [sums] = await queries
    .select({
      returns: number(sql`count(*)`),
      credited: number(sql`coalesce(sum(${orderReturns.amount}), 0)`),
    })
    .from(orderReturns)
    .where(and(gte(orderReturns.at, from), lt(orderReturns.at, until)));
  return sums ?? { returns: 0, credited: 0 };
}

export type Seller = {
  variantId: number;
  productName: string;
  variantName: string;
  model: string | null;
  /** Without what came back. */
  units: number;
  /** Before VAT, less discounts. */
  sales: Centavos;
};

/** The variants with the most units, with the texts of their latest order. */
export async function bestSellers(queries: Queries, span: Span): Promise<Seller[]> {
  const back = queries
    .select({
      line: orderReturnLines.orderLineId,
      units: sql`sum(${orderReturnLines.units})`.as('back'),
    })
    .from(orderReturnLines)
    .groupBy(orderReturnLines.orderLineId)
    .as('returned');
  const kept = sql`(${orderLines.quantity} - coalesce(${back.units}, 0))`;
  const units = number(sql`sum(${kept})`);
  const sales = number(
    sql`round(sum(${kept} * ${orderLines.price} * (10000 - ${orders.discountRate}) / 10000.0))`,
  );
  const latest = (column: ReturnType<typeof sql>) =>
    sql<string>`(array_agg(${column} order by ${orderLines.id} desc))[1]`;
  return queries
    .select({
      variantId: orderLines.variantId,
      productName: latest(sql`${orderLines.productName}`),
      variantName: latest(sql`${orderLines.variantName}`),
      model: sql<string | null>`${latest(sql`${orderLines.model}`)}`,
      units,
      sales,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(back, eq(back.line, orderLines.id))
    .where(and(inSpan(span), ne(orderLines.variantId, NO_GOODS)))
    .groupBy(orderLines.variantId)
    .having(sql`sum(${kept}) > 0`)
    .orderBy(desc(units), desc(sales), orderLines.variantId)
    .limit(BEST_MOST);
}
