/** Customers as staff find and see them: accounts, with what their orders and inquiries say. */
import { and, desc, eq, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { companyOf } from '../companies/company';
import type { Queries } from '../../database/open';
import {
  companyTexts,
  customerTexts,
  inquiryTexts,
  orderTexts,
} from '../../database/searched-columns';
import { hasWords } from '../../database/searched-text';
import { inquiries } from '../../database/tables/content';
import { companyDetails, users } from '../../database/tables/customers';
import { orders } from '../../database/tables/orders';
import { sentBy } from '../inquiries/sent-by';

export const CUSTOMERS_A_PAGE = 30;
/** Orders, and inquiries, that a customer's page shows at a time. */
export const SHOWN_A_PAGE = 50;

/** Among so many customers there is a page of those with a word that most orders have. */
const NEWEST = 300;

/** Nothing of a password. */
const shown = { id: users.id, name: users.name, email: users.email, createdAt: users.createdAt };
export type Customer = { id: number; name: string; email: string; createdAt: Date };

/** The ids of those with the words in the company, or in an inquiry of their email. Companies are few. */
function besides(queries: Queries, words: string) {
  const company = queries
    .select({ id: companyDetails.userId })
    .from(companyDetails)
    .where(hasWords(companyTexts(companyDetails), words));
  const asked = queries
    .select({ id: users.id })
    .from(users)
    .innerJoin(inquiries, eq(sql`lower(${inquiries.email})`, users.email))
    .where(hasWords(inquiryTexts(inquiries), words));
  return { company, asked };
}

/**
 * The customers with the words in the account, in its company, in one of its orders or in an inquiry
 * of its email: each by its index, then together.
 */
function byIndex(queries: Queries, words: string): SQL {
  const { company, asked } = besides(queries, words);
  const own = queries
    .select({ id: users.id })
    .from(users)
    .where(hasWords(customerTexts(users), words));
  const ordered = queries
    .select({ id: sql<number>`${orders.userId}`.as('id') })
    .from(orders)
    .where(and(isNotNull(orders.userId), hasWords(orderTexts(orders), words)));
  return inArray(users.id, union(own, company, ordered, asked));
}

/** The same of these customers, whose orders are looked at one by one. */
function among(queries: Queries, ids: readonly number[], words: string): SQL | undefined {
  const { company, asked } = besides(queries, words);
  const ordered = queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, users.id), hasWords(orderTexts(orders), words)))
    .limit(1);
  return and(
    inArray(users.id, [...ids]),
    or(
      hasWords(customerTexts(users), words),
      // Not `exists`, for which PostgreSQL looks all orders up at once.
      isNotNull(sql`(${ordered})`),
      inArray(users.id, union(company, asked)),
    ),
  );
}

/**
 * One page of customers, the newest first, and one more where there is a next page.
 * @param newestMost those that are looked at one by one, before all are looked up
 */
export async function findCustomers(
  queries: Queries,
  { words = '', before }: { words?: string | undefined; before?: number | undefined },
  newestMost = NEWEST,
): Promise<Customer[]> {
  const wanted = words.trim();
  const isBefore = before === undefined ? undefined : lt(users.id, before);
  const page = (which: SQL | undefined, most = CUSTOMERS_A_PAGE + 1) =>
    queries
      .select(shown)
      .from(users)
      .where(and(isBefore, which))
      .orderBy(desc(users.id))
      .limit(most);
  if (wanted === '') return page(undefined);
  // Words that half of all orders have: a page of them is among the newest customers.
  const newest = await page(undefined, newestMost);
  const ids = newest.map(({ id }) => id);
  const found = await page(among(queries, ids, wanted));
  return found.length > CUSTOMERS_A_PAGE ? found : page(byIndex(queries, wanted));
}

export type WholeCustomer = Customer & {
  /** The company that the customer orders for; '' where none is said. */
  company: string;
  /** Those of the page, and how many there are. */
  orders: (typeof orders.$inferSelect)[];
  orderCount: number;
  inquiries: (typeof inquiries.$inferSelect)[];
  inquiryCount: number;
};

/**
 * A customer with a page of the orders and one of the inquiries, newest first; null where there is
 * none of this id.
 * @param pages from 1 on
 */
export async function readCustomer(
  queries: Queries,
  id: number,
  pages = { orders: 1, inquiries: 1 },
): Promise<WholeCustomer | null> {
  const [customer] = await queries.select(shown).from(users).where(eq(users.id, id));
  if (!customer) return null;
  const placed = await queries
    .select()
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(desc(orders.id))
    .limit(SHOWN_A_PAGE)
    .offset((pages.orders - 1) * SHOWN_A_PAGE);
  const asked = await queries
    .select()
    .from(inquiries)
    .where(sentBy(customer.email))
    .orderBy(desc(inquiries.id))
    .limit(SHOWN_A_PAGE)
    .offset((pages.inquiries - 1) * SHOWN_A_PAGE);
  const { company_name: company } = await companyOf(queries, id);
  return {
    ...customer,
    company,
    orders: placed,
    orderCount: await queries.$count(orders, eq(orders.userId, id)),
    inquiries: asked,
    inquiryCount: await queries.$count(inquiries, sentBy(customer.email)),
  };
}
