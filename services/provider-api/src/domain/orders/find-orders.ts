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
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database/open';
import { lineTexts, orderTexts } from '../../database/searched-columns';
import { hasWords } from '../../database/searched-text';
import { orderLines, orders, ORDER_STATUSES, type OrderStatus } from '../../database/tables/orders';
import { refundsDue } from '../../database/tables/payments';
import { daysAfter, startOfDay } from '../manila-day';
import type { Balance } from '../payments/balance';
import { balancesOf } from '../payments/ledger';
import { documentOfOrder, orderByDocument } from './order-document';
import { OPEN_STATUSES } from './steps';
import { overdue } from './unpaid';

export const ORDERS_A_PAGE = 30;

/**
 * Which orders are found: those of a status, or of several. `unpaid` are open ones; of those of
 * `refund` the customer has something to get back.
 */
export const ORDER_KINDS = ['open', 'unpaid', 'paid', 'refund', ...ORDER_STATUSES] as const;
type OrderKind = (typeof ORDER_KINDS)[number];

export type OrderSearch = {
  /**
   * A part of a number, a customer's PO number, a name, a phone, a company, an email, a product or a model; or
   * the whole number of the order's document.
   */
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
  documentNumber: number | null;
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
  /** Whether there are more than that: with frequent words not all are counted. */
  more: boolean;
};

const isOfStatus = (status: OrderStatus) => eq(orders.status, status);
const isOpen = inArray(orders.status, OPEN_STATUSES);

function isOfKind(kind: OrderKind): SQL | undefined {
  if (kind === 'open') return isOpen;
  if (kind === 'unpaid') return and(isOpen, isNull(orders.paidAt));
  if (kind === 'refund') {
    return inArray(orders.id, sql`(select ${refundsDue.orderId} from ${refundsDue})`);
  }
  return kind === 'paid' ? isNotNull(orders.paidAt) : isOfStatus(kind);
}

/**
 * Words that more orders, or lines, have are frequent. To look up all of them takes half a second
 * among 100,000; a page of the newest is found by looking at a few hundred.
 */
const FREQUENT = 10_000;
/** Orders with frequent words are counted as far as this. */
export const COUNTED_MOST = 1000;

const inOrder = (words: string) =>
  hasWords(orderTexts(orders), words, [words.replaceAll(/\s+/g, '-')]);
const inLine = (words: string) => hasWords(lineTexts(orderLines), words);

/** The orders with the words in their own text or in a line's, or of that document: each by its index, then together. */
function byIndex(queries: Queries, words: string): SQL {
  const own = queries.select({ id: orders.id }).from(orders).where(inOrder(words));
  const lines = queries.select({ id: orderLines.orderId }).from(orderLines).where(inLine(words));
  const document = orderByDocument(queries, words);
  return inArray(orders.id, document ? union(own, lines, document) : union(own, lines));
}

/** The same, order by order: for words that a page of the newest orders has, whose others nobody needs. */
function oneByOne(queries: Queries, words: string): SQL | undefined {
  const line = queries
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), inLine(words)))
    .limit(1);
  // Not `exists`, for which PostgreSQL looks all lines up at once.
  const document = orderByDocument(queries, words);
  return or(
    inOrder(words),
    isNotNull(sql`(${line})`),
    document ? eq(orders.id, sql`(${document})`) : undefined,
  );
}

/** Whether more orders, or more lines, have the words than are worth looking up. */
async function isFrequent(queries: Queries, words: string, most: number): Promise<boolean> {
  const own = queries.select({ id: orders.id }).from(orders).where(inOrder(words));
  const lines = queries.select({ id: orderLines.id }).from(orderLines).where(inLine(words));
  for (const found of [own.limit(most + 1).as('own'), lines.limit(most + 1).as('lines')]) {
    if ((await queries.$count(found)) > most) return true;
  }
  return false;
}

/** What is asked for but words, whatever page of it. */
function asked(search: OrderSearch, now: Date): SQL | undefined {
  const { kind, from, to, unpaidDays } = search;
  return and(
    kind && isOfKind(kind),
    from === undefined ? undefined : gte(orders.placedAt, startOfDay(from)),
    to === undefined ? undefined : lt(orders.placedAt, startOfDay(daysAfter(to, 1))),
    unpaidDays === undefined ? undefined : overdue(unpaidDays, now),
  );
}

/** How many units an order has. By names: Drizzle leaves the table out of columns in a select from one. */
export const unitsOfOrder =
  sql<number>`(select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = "orders"."id")`.mapWith(
    Number,
  );

/** With how many units each has, the number of its document, and whether a part of it is handed out. */
const listed = (queries: Queries) =>
  queries
    .select({
      order: orders,
      units: unitsOfOrder,
      documentNumber: documentOfOrder,
      partlyOut: sql<boolean>`"orders"."status" not in ('Completed', 'Cancelled') and exists
        (select 1 from hand_outs h where h.order_id = "orders"."id" and h.taken_back_at is null)`,
    })
    .from(orders);

/** Of an order that is settled. */
const NOTHING: Balance = { owed: 0, refundDue: 0 };

type Row = Pick<ListedOrder, 'units' | 'documentNumber' | 'partlyOut'> & {
  order: typeof orders.$inferSelect;
};

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

/**
 * One page of orders, the newest first unless asked otherwise, and how many there are.
 * @param most orders, or lines, with words that are not frequent
 */
export async function findOrders(
  queries: Queries,
  search: OrderSearch,
  now: Date,
  most = FREQUENT,
): Promise<FoundOrders> {
  const { oldestFirst = false, beyond } = search;
  const words = search.words?.trim() ?? '';
  const frequent = words !== '' && (await isFrequent(queries, words, most));
  const withWords = (frequent ? oneByOne : byIndex)(queries, words);
  const where = and(asked(search, now), words === '' ? undefined : withWords);
  const isBeyond = oldestFirst ? gt : lt;
  const rows = await listed(queries)
    .where(and(where, beyond === undefined ? undefined : isBeyond(orders.id, beyond)))
    .orderBy((oldestFirst ? asc : desc)(orders.id))
    .limit(ORDERS_A_PAGE + 1);
  const page = await withBalances(queries, rows.slice(0, ORDERS_A_PAGE));
  const counted = queries.select({ id: orders.id }).from(orders).where(where);
  const total = frequent
    ? await queries.$count(counted.limit(COUNTED_MOST + 1).as('counted'))
    : await queries.$count(orders, where);
  return {
    orders: page,
    next: rows.length > ORDERS_A_PAGE ? (page.at(-1)?.id ?? null) : null,
    total: frequent ? Math.min(total, COUNTED_MOST) : total,
    more: frequent && total > COUNTED_MOST,
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
