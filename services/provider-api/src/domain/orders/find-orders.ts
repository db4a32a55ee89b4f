/** Orders as staff find them. */
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
  type SQL,
} from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database/open';
import { lineTexts, orderTexts } from '../../database/searched-columns';
import { hasWords } from '../../database/searched-text';
import { orderLines, orders, ORDER_STATUSES, type OrderStatus } from '../../database/tables/orders';
import { daysAfter, startOfDay } from '../manila-day';
import type { Balance } from '../payments/balance';
import { balancesOf } from '../payments/ledger';
import { OPEN_STATUSES } from './steps';
import { overdue } from './unpaid';

export const ORDERS_A_PAGE = 30;

/** Which orders are found: those of a status, or of several. `unpaid` are open ones. */
export const ORDER_KINDS = ['open', 'unpaid', 'paid', ...ORDER_STATUSES] as const;
type OrderKind = (typeof ORDER_KINDS)[number];

export type OrderSearch = {
  /** A part of a number, a customer's PO number, a name, a phone, a company, an email, a product or a model. */
  words?: string | undefined;
  kind?: OrderKind | undefined;
  /** The first and the last day in Manila: '2026-11-23'. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only those not paid for so many days. */
  unpaidDays?: number | undefined;
  oldestFirst?: boolean | undefined;
  /** The id after which a page begins, in the order of the list; from its beginning without. */
  beyond?: number | undefined;
};

export type ListedOrder = typeof orders.$inferSelect & {
  units: number;
  /** Whether the customer has a part of it, and more is to come. */
  partlyOut: boolean;
} & Balance;

export type FoundOrders = {
  /** One page. */
  orders: ListedOrder[];
  /** The id beyond which the next page begins; null on the last. */
  next: number | null;
  /** Of all pages. */
  total: number;
};

const isOfStatus = (status: OrderStatus) => eq(orders.status, status);
const isOpen = inArray(orders.status, OPEN_STATUSES);

function isOfKind(kind: OrderKind): SQL | undefined {
  if (kind === 'open') return isOpen;
  if (kind === 'unpaid') return and(isOpen, isNull(orders.paidAt));
  return kind === 'paid' ? isNotNull(orders.paidAt) : isOfStatus(kind);
}

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

/** What is asked for, whatever page of it. */
function asked(queries: Queries, search: OrderSearch, now: Date): SQL | undefined {
  const { words = '', kind, from, to, unpaidDays } = search;
  return and(
    kind && isOfKind(kind),
    from === undefined ? undefined : gte(orders.placedAt, startOfDay(from)),
    to === undefined ? undefined : lt(orders.placedAt, startOfDay(daysAfter(to, 1))),
    unpaidDays === undefined ? undefined : overdue(unpaidDays, now),
    words.trim() === '' ? undefined : byWords(queries, words.trim()),
  );
}

/** How many units an order has. By names: Drizzle leaves the table out of columns in a select from one. */
export const unitsOfOrder =
  sql<number>`(select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = "orders"."id")`.mapWith(
    Number,
  );

/** With how many units each has, and whether a part of it is handed out. */
const listed = (queries: Queries) =>
  queries
    .select({
      order: orders,
      units: unitsOfOrder,
      partlyOut: sql<boolean>`"orders"."status" not in ('Completed', 'Cancelled') and exists
        (select 1 from hand_outs h where h.order_id = "orders"."id" and h.taken_back_at is null)`,
    })
    .from(orders);

/** Of an order that is settled. */
const NOTHING: Balance = { owed: 0, refundDue: 0 };

type Row = { order: typeof orders.$inferSelect; units: number; partlyOut: boolean };

/** With what each owes, or has to get back. */
async function withBalances(queries: Queries, rows: readonly Row[]): Promise<ListedOrder[]> {
  const balances = await balancesOf(
    queries,
    rows.map(({ order }) => order),
  );
  return rows.map(({ order, ...more }) => ({
    ...order,
    ...more,
    ...(balances.get(order.id) ?? NOTHING),
  }));
}

/** One page of orders, the newest first unless asked otherwise, and how many there are. */
export async function findOrders(
  queries: Queries,
  search: OrderSearch,
  now: Date,
): Promise<FoundOrders> {
  const { oldestFirst = false, beyond } = search;
  const where = asked(queries, search, now);
  const isBeyond = oldestFirst ? gt : lt;
  const rows = await listed(queries)
    .where(and(where, beyond === undefined ? undefined : isBeyond(orders.id, beyond)))
    .orderBy((oldestFirst ? asc : desc)(orders.id))
    .limit(ORDERS_A_PAGE + 1);
  const page = await withBalances(queries, rows.slice(0, ORDERS_A_PAGE));
  return {
    orders: page,
    next: rows.length > ORDERS_A_PAGE ? (page.at(-1)?.id ?? null) : null,
    total: await queries.$count(orders, where),
  };
}

/** Those of the numbers, the oldest first. A number that is none's is left out. */
export async function ordersOfNumbers(
  queries: Queries,
  numbers: readonly string[],
): Promise<ListedOrder[]> {
  const rows = await listed(queries)
    .where(inArray(orders.number, [...numbers]))
    .orderBy(asc(orders.id));
  return withBalances(queries, rows);
}

/** How many open orders wait too long for their payment. */
export const countUnpaid = (queries: Queries, days: number, now: Date): Promise<number> =>
  queries.$count(orders, overdue(days, now));
