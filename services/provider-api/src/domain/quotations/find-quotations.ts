/** Quotations as staff find them. */
import { and, desc, eq, ilike, inArray, lt, notInArray, or } from 'drizzle-orm';
import { containing } from '../../database/containing';
import type { Queries } from '../../database/open';
import { inquiries } from '../../database/tables/content';
import { quotations } from '../../database/tables/quotations';
import { customerOf, type WholeQuotation } from './read-quotation';

export const QUOTATIONS_A_PAGE = 30;

/** `open`: the shop has to do something; `sent`: the customer has. */
export const QUOTATION_KINDS = ['open', 'sent', 'decided', 'all'] as const;

export type QuotationSearch = {
  /** A part of the number, the name, phone, email or company. */
  words?: string | undefined;
  state: (typeof QUOTATION_KINDS)[number];
  /** Only quotations before this id, for the next page. */
  before?: number | undefined;
};

export type FoundQuotation = typeof quotations.$inferSelect & Pick<WholeQuotation, 'customer'>;

const KINDS = {
  open: inArray(quotations.status, ['Requested', 'Draft']),
  sent: eq(quotations.status, 'Sent'),
  decided: notInArray(quotations.status, ['Requested', 'Draft', 'Sent']),
  all: undefined,
};

function byWords(words: string) {
  const part = containing(words);
  return or(
    ilike(quotations.number, containing(words.replaceAll(/\s+/g, '-'))),
    ilike(quotations.name, part),
    ilike(quotations.mobileNumber, part),
    ilike(quotations.email, part),
    ilike(quotations.company, part),
    ilike(inquiries.name, part),
    ilike(inquiries.email, part),
  );
}

/** One page of quotations, newest first, and one more where there is a next page. */
export async function findQuotations(
  queries: Queries,
  { words = '', state, before }: QuotationSearch,
): Promise<FoundQuotation[]> {
  const rows = await queries
    .select({ quotation: quotations, inquiry: inquiries })
    .from(quotations)
    .leftJoin(inquiries, eq(inquiries.id, quotations.inquiryId))
    .where(
      and(
        before === undefined ? undefined : lt(quotations.id, before),
        KINDS[state],
        words.trim() === '' ? undefined : byWords(words.trim()),
      ),
    )
    .orderBy(desc(quotations.id))
    .limit(QUOTATIONS_A_PAGE + 1);
  return rows.map(({ quotation, inquiry }) => ({
    ...quotation,
    customer: customerOf(quotation, inquiry),
  }));
}
