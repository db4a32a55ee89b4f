/** Customers as staff find and see them: accounts, with what their orders and inquiries say. */
import { and, desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import { containing, phoneLike } from '../database/containing';
import type { Queries } from '../database/open';
import { inquiries } from '../database/tables/content';
import { users } from '../database/tables/customers';
import { orders } from '../database/tables/orders';
import { sentBy } from '../inquiries/sent-by';

export const CUSTOMERS_A_PAGE = 30;
/** Orders and inquiries that a customer's page shows. */
const SHOWN_MOST = 50;

/** Nothing of a password. */
const shown = { id: users.id, name: users.name, email: users.email, createdAt: users.createdAt };
export type Customer = { id: number; name: string; email: string; createdAt: Date };

/** A part of a name, email, phone or company, of the account or of what was sent with it. */
function byWords(words: string) {
  const part = containing(words);
  const inOrders = or(
    ilike(sql`${orders.firstName} || ' ' || ${orders.lastName}`, part),
    ilike(orders.company, part),
    phoneLike(orders.phone, words),
  );
  const inInquiries = or(ilike(inquiries.company, part), phoneLike(inquiries.mobileNumber, words));
  return or(
    ilike(users.name, part),
    ilike(users.email, part),
    sql`exists (select 1 from ${orders} where ${orders.userId} = ${users.id} and (${inOrders}))`,
    sql`exists (select 1 from ${inquiries}
      where lower(${inquiries.email}) = ${users.email} and (${inInquiries}))`,
  );
}

/** One page of customers, the newest first, and one more where there is a next page. */
export async function findCustomers(
  queries: Queries,
  { words = '', before }: { words?: string | undefined; before?: number | undefined },
): Promise<Customer[]> {
  const wanted = words.trim();
  // A join keeps the names of tables in the columns of the condition: see read-orders.ts.
  const found = queries
    .selectDistinct({ id: users.id })
    .from(users)
    .leftJoin(orders, eq(orders.userId, users.id))
    .where(wanted === '' ? undefined : byWords(wanted));
  return queries
    .select(shown)
    .from(users)
    .where(
      and(
        before === undefined ? undefined : lt(users.id, before),
        wanted === '' ? undefined : inArray(users.id, found),
      ),
    )
    .orderBy(desc(users.id))
    .limit(CUSTOMERS_A_PAGE + 1);
}

export type WholeCustomer = Customer & {
  orders: (typeof orders.$inferSelect)[];
  inquiries: (typeof inquiries.$inferSelect)[];
};

/** A customer with the latest orders and inquiries; null where there is none of this id. */
export async function readCustomer(queries: Queries, id: number): Promise<WholeCustomer | null> {
  const [customer] = await queries.select(shown).from(users).where(eq(users.id, id));
  if (!customer) return null;
  const placed = await queries
    .select()
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(desc(orders.id))
    .limit(SHOWN_MOST);
  const asked = await queries
    .select()
    .from(inquiries)
    .where(sentBy(customer.email))
    .orderBy(desc(inquiries.id))
    .limit(SHOWN_MOST);
  return { ...customer, orders: placed, inquiries: asked };
}
