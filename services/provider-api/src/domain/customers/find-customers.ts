/** Customers as staff find and see them: accounts, with what their orders and inquiries say. */
import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
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

/** Nothing of a password. */
const shown = { id: users.id, name: users.name, email: users.email, createdAt: users.createdAt };
export type Customer = { id: number; name: string; email: string; createdAt: Date };

/**
 * The customers with the words in the account, in its company, in one of its orders or in an inquiry
 * of its email: each by its index, then together. Companies have none: they are few.
 */
function byWords(queries: Queries, words: string) {
  const own = queries
    .select({ id: users.id })
    .from(users)
    .where(hasWords(customerTexts(users), words));
  const company = queries
    .select({ id: companyDetails.userId })
    .from(companyDetails)
    .where(hasWords(companyTexts(companyDetails), words));
  const ordered = queries
    .select({ id: sql<number>`${orders.userId}`.as('id') })
    .from(orders)
    .where(and(isNotNull(orders.userId), hasWords(orderTexts(orders), words)));
  const asked = queries
    .select({ id: users.id })
    .from(users)
    .innerJoin(inquiries, eq(sql`lower(${inquiries.email})`, users.email))
    .where(hasWords(inquiryTexts(inquiries), words));
  return inArray(users.id, union(own, company, ordered, asked));
}

/** One page of customers, the newest first, and one more where there is a next page. */
export async function findCustomers(
  queries: Queries,
  { words = '', before }: { words?: string | undefined; before?: number | undefined },
): Promise<Customer[]> {
  const wanted = words.trim();
  return queries
    .select(shown)
    .from(users)
    .where(
      and(
        before === undefined ? undefined : lt(users.id, before),
        wanted === '' ? undefined : byWords(queries, wanted),
      ),
    )
    .orderBy(desc(users.id))
    .limit(CUSTOMERS_A_PAGE + 1);
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
