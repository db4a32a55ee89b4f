import { asc, eq } from 'drizzle-orm';
import { totalsOf, type Totals } from 'shared-contracts/money';
import { versionOf } from '../audit/version';
import type { Queries } from '../../database/open';
import { inquiries } from '../../database/tables/content';
import { orders } from '../../database/tables/orders';
import { quotationAskedLines, quotationLines, quotations } from '../../database/tables/quotations';
import { dayOf } from '../manila-day';

export type QuotationLine = typeof quotationLines.$inferSelect;
export type AskedLine = typeof quotationAskedLines.$inferSelect;
export type WholeQuotation = typeof quotations.$inferSelect & {
  lines: QuotationLine[];
  /** What the customer asked for; empty where staff made it. */
  asked: AskedLine[];
  /** Of the lines: what a sent quotation says, and what a draft would say now. */
  totals: Totals;
  /** The inquiry that it answers; null where it was asked for otherwise. */
  inquiry: typeof inquiries.$inferSelect | null;
  /** To whom it is sent; null where nobody is known. */
  customer: { name: string; email: string } | null;
};

/** To whom a quotation is sent; the version before says it by the inquiry alone. */
export function customerOf(
  { name, email }: Pick<WholeQuotation, 'name' | 'email'>,
  inquiry: { name: string; email: string } | null,
): { name: string; email: string } | null {
  if (email !== null) return { name: name ?? '', email };
  return inquiry && { name: inquiry.name, email: inquiry.email };
}

/** The lines of a quotation in the order in which they were added. */
export async function linesOfQuotation(queries: Queries, id: number): Promise<QuotationLine[]> {
  return queries
    .select()
    .from(quotationLines)
    .where(eq(quotationLines.quotationId, id))
    .orderBy(asc(quotationLines.id));
}

/** What was asked for, in the customer's order. */
export async function askedOfQuotation(queries: Queries, id: number): Promise<AskedLine[]> {
  return queries
    .select()
    .from(quotationAskedLines)
    .where(eq(quotationAskedLines.quotationId, id))
    .orderBy(asc(quotationAskedLines.id));
}

/** Whether a line was neither offered nor said to be none that can be. */
export const isUnanswered = ({ id, notOffered }: AskedLine, lines: readonly QuotationLine[]) =>
  !notOffered && !lines.some(({ askedLineId }) => askedLineId === id);

export const totalsOfLines = (lines: readonly { price: number; quantity: number }[]): Totals =>
  totalsOf(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));

/** Names what a page shows of an offer: its lines with their prices, and what is said of each asked one. */
export const offerVersion = ({ lines, asked }: Pick<WholeQuotation, 'lines' | 'asked'>): string =>
  versionOf([
    lines.map(({ id, askedLineId, quantity, price }) => [id, askedLineId, quantity, price]),
    asked.map(({ id, notOffered }) => [id, notOffered]),
  ]);

/** A quotation with its lines; null where there is none of this number. */
export async function readQuotation(
  queries: Queries,
  number: string,
): Promise<WholeQuotation | null> {
  const [row] = await queries
    .select({ quotation: quotations, inquiry: inquiries })
    .from(quotations)
    .leftJoin(inquiries, eq(inquiries.id, quotations.inquiryId))
    .where(eq(quotations.number, number));
  if (!row) return null;
  const { quotation, inquiry } = row;
  const lines = await linesOfQuotation(queries, quotation.id);
  const { subtotal, vat, total } = quotation;
  const unsent = subtotal === null || vat === null || total === null;
  return {
    ...quotation,
    lines,
    asked: await askedOfQuotation(queries, quotation.id),
    customer: customerOf(quotation, inquiry),
    totals: unsent ? totalsOfLines(lines) : { subtotal, vat, total },
    inquiry,
  };
}

/** Whether a sent quotation's prices hold no more. */
export const isExpired = (
  { status, validUntil }: Pick<WholeQuotation, 'status' | 'validUntil'>,
  now: Date,
): boolean => status === 'Sent' && validUntil < dayOf(now);

/** The number of the order that a quotation became; null for none. */
export async function orderNumberOf(queries: Queries, id: number): Promise<string | null> {
  const [order] = await queries
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.quotationId, id));
  return order?.number ?? null;
}
