import { asc, eq } from 'drizzle-orm';
import type { Centavos, Totals } from 'shared-contracts/money';
import { versionOf } from '../audit/version';
import type { Queries } from '../../database/open';
import { inquiries } from '../../database/tables/content';
import { orders } from '../../database/tables/orders';
import { quotationAskedLines, quotationLines, quotations } from '../../database/tables/quotations';
import { dayOf } from '../manila-day';
import { amountsOf, sumOf } from '../orders/amounts';
import { isGoods } from '../orders/no-goods';

export type QuotationLine = typeof quotationLines.$inferSelect;
export type AskedLine = typeof quotationAskedLines.$inferSelect;
export type WholeQuotation = typeof quotations.$inferSelect & {
  lines: QuotationLine[];
  /** What the customer asked for; empty where staff made it. */
  asked: AskedLine[];
  /** Of the lines: what a sent quotation says, and what a draft would say now. */
  totals: QuotedSums;
  /** The inquiry that it answers; null where it was asked for otherwise. */
  inquiry: typeof inquiries.$inferSelect | null;
  /** To whom it is sent; null where nobody is known. */
  customer: QuotedTo | null;
};

/** Sums, and what the lines come to before the discount of everything. */
type QuotedSums = Totals & { items: Centavos; discount: Centavos; rate: number };

/** For whom a quotation is; without an email nobody is told by mail. */
export type QuotedTo = { name: string; email: string | null };

/** To whom a quotation is sent; the version before says it by the inquiry alone. */
export function customerOf(
  { name, email }: Pick<WholeQuotation, 'name' | 'email'>,
  inquiry: { name: string; email: string } | null,
): QuotedTo | null {
  if (email !== null) return { name: name ?? '', email };
  if (inquiry) return { name: inquiry.name, email: inquiry.email };
  return name === null || name === '' ? null : { name, email: null };
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

/** Names what the form of a draft shows: its lines, what is said of each asked one, and its facts. */
export const draftVersion = (quotation: Omit<WholeQuotation, 'totals' | 'customer' | 'inquiry'>) =>
  versionOf([
    quotation.lines.map((line) => [line.id, line.askedLineId, line.quantity, line.price]),
    quotation.lines.map(({ fullPrice, discountRate }) => [fullPrice, discountRate]),
    quotation.asked.map(({ id, notOffered }) => [id, notOffered]),
    [quotation.name, quotation.mobileNumber, quotation.email, quotation.company],
    [quotation.validUntil, quotation.terms, quotation.words],
    [quotation.discountRate, quotation.discountReason],
    ...quotation.lines
      .filter((line) => !isGoods(line))
      .map(({ id, productName, variantName }) => [id, productName, variantName]),
  ]);

type Summed = Pick<typeof quotations.$inferSelect, keyof Totals | 'discountRate'>;

/** As it was sent; of a draft what it would say now. @throws Refusal invalid where it can't be computed */
function sumsOf(lines: readonly QuotationLine[], quotation: Summed): QuotedSums {
  const { subtotal, vat, total, discountRate: rate } = quotation;
  if (subtotal === null || vat === null || total === null) {
    return { ...amountsOf(lines, rate), rate };
  }
  const items = sumOf(lines);
  return { items, discount: items - subtotal, rate, subtotal, vat, total };
}

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
  return {
    ...quotation,
    lines,
    asked: await askedOfQuotation(queries, quotation.id),
    customer: customerOf(quotation, inquiry),
    totals: sumsOf(lines, quotation),
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
