import { asc, eq } from 'drizzle-orm';
import { totalsOf, type Totals } from 'shared-contracts/money';
import type { Queries } from '../database/open';
import { inquiries } from '../database/tables/content';
import { quotationLines, quotations } from '../database/tables/inquiry-threads';
import { dayOf } from '../orders/manila-day';

export type QuotationLine = typeof quotationLines.$inferSelect;
export type WholeQuotation = typeof quotations.$inferSelect & {
  lines: QuotationLine[];
  /** Of the lines: what a sent quotation says, and what a draft would say now. */
  totals: Totals;
  /** The inquiry that it answers; null where it was asked for otherwise. */
  inquiry: typeof inquiries.$inferSelect | null;
};

/** The lines of a quotation in the order in which they were added. */
export async function linesOfQuotation(queries: Queries, id: number): Promise<QuotationLine[]> {
  return queries
    .select()
    .from(quotationLines)
    .where(eq(quotationLines.quotationId, id))
    .orderBy(asc(quotationLines.id));
}

export const totalsOfLines = (lines: readonly { price: number; quantity: number }[]): Totals =>
  totalsOf(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));

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
    totals: unsent ? totalsOfLines(lines) : { subtotal, vat, total },
    inquiry,
  };
}

/** Whether a sent quotation's prices hold no more. */
export const isExpired = (
  { status, validUntil }: Pick<WholeQuotation, 'status' | 'validUntil'>,
  now: Date,
): boolean => status === 'Sent' && validUntil < dayOf(now);
