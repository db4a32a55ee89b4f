/** Whose a quotation is, and what its customer sees of its state. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/open';
import { inquiries } from '../../database/tables/content';
import { quotations } from '../../database/tables/quotations';
import { notFound, Refusal } from '../refusal';
import { sentBy } from '../inquiries/sent-by';
import { dayOf } from '../manila-day';
import { newerSent } from './versions';

type Row = typeof quotations.$inferSelect;

/** The quotations of an account's email. The version before says it by the inquiry alone. */
export function ownedBy(queries: Queries, email: string) {
  const theirs = queries.select({ id: inquiries.id }).from(inquiries).where(sentBy(email));
  return or(
    eq(quotations.email, email),
    and(isNull(quotations.email), inArray(quotations.inquiryId, theirs)),
  );
}

/** What staff make on their own is nobody's to see before it is sent. */
export const isShown = () => or(isNotNull(quotations.requestedAt), isNotNull(quotations.sentAt));

export const noSuchQuotation = () => notFound('There is no quotation of this number.');

/** A customer's quotations, newest first. */
export async function quotationsOf(queries: Queries, email: string): Promise<Row[]> {
  return queries
    .select()
    .from(quotations)
    .where(and(ownedBy(queries, email), isShown()))
    .orderBy(desc(quotations.id));
}

/**
 * A customer's quotation, read so that what else is done with it waits.
 * @throws Refusal not-found, also for another customer's
 */
export async function lockOwn(tx: Transaction, number: string, email: string): Promise<Row> {
  const [found] = await tx
    .select()
    .from(quotations)
    .where(and(eq(quotations.number, number), ownedBy(tx, email), isShown()))
    .orderBy(asc(quotations.id))
    .for('update');
  if (!found) throw noSuchQuotation();
  return found;
}

/** The status as the contract has it. */
export function shownStatus({ status, validUntil }: Row, now: Date): string {
  if (status === 'Draft') return 'Requested';
  return status === 'Sent' && validUntil < dayOf(now) ? 'Expired' : status;
}

/** @throws Refusal conflict where it isn't an offer that holds; of one that was replaced by which */
export async function checkOpen(queries: Queries, row: Row, now: Date): Promise<void> {
  const status = shownStatus(row, now);
  if (status === 'Sent') return;
  const newer = status === 'Replaced' ? await newerSent(queries, row) : null;
  if (newer) {
    const says = `Version ${newer.version} (${newer.number}) has replaced this one. Please read and accept that.`;
    throw new Refusal('conflict', says, { extra: { replaced_by: newer.number } });
  }
  const words: Record<string, string> = {
    Requested: 'We have not answered this request yet.',
    Expired: 'The prices of this quotation have ended. Please ask for a new one.',
    Withdrawn: 'This quotation was withdrawn. Please ask for a new one.',
    Declined: 'You have declined this quotation. Please ask for a new one.',
    Accepted: 'This quotation was accepted already.',
  };
  throw new Refusal('conflict', words[status] ?? 'This quotation can no longer be changed.');
}
