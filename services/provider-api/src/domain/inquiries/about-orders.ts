/** Which inquiries are about which orders: customers name an order by its number, in their words. */
import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { containing } from '../../database/containing';
import { inquiryTexts } from '../../database/searched-columns';
import { hasWords } from '../../database/searched-text';
import { users } from '../../database/tables/customers';
import { inquiries } from '../../database/tables/content';
import { orders } from '../../database/tables/orders';
import { sentBy } from './sent-by';

// Also where a customer goes on without a blank.
const ORDER_NUMBER = /ORD-[2-9A-Z]{4}-[2-9A-Z]{4}/gi;
/** Of what is shown beside something else. */
const MOST = 10;

export type NamedOrder = Pick<typeof orders.$inferSelect, 'number' | 'status'>;

/** The orders whose numbers stand in an inquiry's text. */
export async function ordersNamedIn(queries: Queries, words: string): Promise<NamedOrder[]> {
  const numbers = new Set((words.match(ORDER_NUMBER) ?? []).map((each) => each.toUpperCase()));
  if (numbers.size === 0) return [];
  return queries
    .select({ number: orders.number, status: orders.status })
    .from(orders)
    .where(inArray(orders.number, [...numbers].slice(0, MOST)))
    .orderBy(orders.number);
}

export type InquiryAbout = Pick<
  typeof inquiries.$inferSelect,
  'reference' | 'createdAt' | 'doneAt'
>;

type AboutOrder = Pick<typeof orders.$inferSelect, 'number' | 'email' | 'userId'>;

/**
 * The inquiries that name the order, the newest first: those of the email that was given with it, and
 * of the account that placed it. A stranger's, who may know the number, are none of them.
 */
export async function inquiriesAbout(
  queries: Queries,
  { number, email, userId }: AboutOrder,
): Promise<InquiryAbout[]> {
  const [account] =
    userId === null
      ? []
      : await queries.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const emails = [email.toLowerCase(), account?.email ?? ''].filter((each) => each !== '');
  if (emails.length === 0) return [];
  return queries
    .select({
      reference: inquiries.reference,
      createdAt: inquiries.createdAt,
      doneAt: inquiries.doneAt,
    })
    .from(inquiries)
    .where(
      and(
        or(...emails.map(sentBy)),
        ilike(inquiries.inquiry, containing(number)),
        // The same of all its texts, which have an index.
        hasWords(inquiryTexts(inquiries), number),
      ),
    )
    .orderBy(desc(inquiries.id))
    .limit(MOST);
}
