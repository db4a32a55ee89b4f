/**
 * What the privacy page promises to somebody who has sent inquiries, or ordered at the counter, and has
 * no account: copy and erasure, by email. The log keeps the inquiries' numbers and no address.
 */
import { desc, eq } from 'drizzle-orm';
import { orderDocuments } from './account-data';
import { forgetEmail } from './forget-email';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Queries, Transaction } from '../../database/open';
import { inquiries } from '../../database/tables/content';
import { users } from '../../database/tables/customers';
import { orders } from '../../database/tables/orders';
import { quotations } from '../../database/tables/quotations';
import type { Deps } from '../deps';
import { notFound } from '../refusal';
import { inquiriesOf } from '../inquiries/inquiries-of';
import { ofEmail } from '../orders/orders-of';
import { quotationDocuments } from '../quotations/quotation-documents';
import { sentBy } from '../inquiries/sent-by';

/** Inquiries, and quotations, that a page shows at a time, and numbers that the log keeps. */
export const SHOWN_A_PAGE = 50;

export type Inquirer = {
  /** In lower case. */
  email: string;
  /** The account of this email; null where there is none. */
  customerId: number | null;
  /** Those of the page, newest first, and how many there are. */
  inquiries: (typeof inquiries.$inferSelect)[];
  inquiryCount: number;
  /** The numbers of the page's quotations that were asked for by this email, newest first. */
  quotations: string[];
  quotationCount: number;
  /** The numbers of the newest orders that staff placed for it, newest first. */
  orders: string[];
};

/** What is known of an email. @param email in lower case @param pages from 1 on */
export async function readInquirer(
  queries: Queries,
  email: string,
  pages = { inquiries: 1, quotations: 1 },
): Promise<Inquirer> {
  const [user] = await queries.select({ id: users.id }).from(users).where(eq(users.email, email));
  const asked = await queries
    .select()
    .from(inquiries)
    .where(sentBy(email))
    .orderBy(desc(inquiries.id))
    .limit(SHOWN_A_PAGE)
    .offset((pages.inquiries - 1) * SHOWN_A_PAGE);
  const quoted = await queries
    .select({ number: quotations.number })
    .from(quotations)
    .where(eq(quotations.email, email))
    .orderBy(desc(quotations.id))
    .limit(SHOWN_A_PAGE)
    .offset((pages.quotations - 1) * SHOWN_A_PAGE);
  const ordered = await queries
    .select({ number: orders.number })
    .from(orders)
    .where(ofEmail(email))
    .orderBy(desc(orders.id))
    .limit(SHOWN_A_PAGE);
  return {
    email,
    orders: ordered.map(({ number }) => number),
    customerId: user?.id ?? null,
    inquiries: asked,
    inquiryCount: await queries.$count(inquiries, sentBy(email)),
    quotations: quoted.map(({ number }) => number),
    quotationCount: await queries.$count(quotations, eq(quotations.email, email)),
  };
}

/** @throws Refusal not-found where there is nothing of this email, or an account, which has its own page */
async function withoutAccount(queries: Queries, email: string): Promise<Inquirer> {
  const inquirer = await readInquirer(queries, email);
  const { inquiries: sent, quotations: quoted, orders: ordered } = inquirer;
  if (sent.length + quoted.length + ordered.length === 0) {
    throw notFound('There is nothing of this email.');
  }
  if (inquirer.customerId !== null) throw notFound('This email has an account: see the customer.');
  return inquirer;
}

/** What the log keeps of them. */
function numbers({ inquiries: asked, quotations: quoted, orders: ordered }: Inquirer): string {
  const references = asked.map(({ reference }) => reference);
  return [
    ...(references.length === 0 ? [] : [`inquiries ${references.join(', ')}`]),
    ...(quoted.length === 0 ? [] : [`quotations ${quoted.join(', ')}`]),
    ...(ordered.length === 0 ? [] : [`orders ${ordered.join(', ')}`]),
  ].join('; ');
}

/** Everything that is stored of an email without an account. @throws Refusal not-found */
export async function exportInquirer(deps: Deps, email: string, { by, network }: DoneBy<Clerk>) {
  const inquirer = await withoutAccount(deps.db, email);
  const document = {
    made_at: deps.now().toISOString(),
    email,
    inquiries: await inquiriesOf(deps.db, email),
    quotations: await quotationDocuments(deps.db, email, deps.now()),
    orders: await orderDocuments(deps.db, ofEmail(email)),
  };
  const object = numbers(inquirer);
  await recordStaffAudit(deps, deps.db, { action: 'inquirer data exported', by, network, object });
  return document;
}

/**
 * Deletes the inquiries of an email with their answers, quotations and mails, and what its orders say of
 * who bought. No mail says so: it
 * would store the address again.
 * @throws Refusal not-found
 */
export async function deleteInquirer(deps: Deps, email: string, { by, network }: DoneBy<Clerk>) {
  await deps.db.transaction(async (tx: Transaction) => {
    const object = numbers(await withoutAccount(tx, email));
    await forgetEmail(tx, email);
    await recordStaffAudit(deps, tx, { action: 'inquirer data deleted', by, network, object });
  });
}
