/** Inquiries as staff find and read them. */
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { inquiryTexts } from '../../database/searched-columns';
import { hasWords } from '../../database/searched-text';
import { inquiries } from '../../database/tables/content';
import { inquiryEvents } from '../../database/tables/inquiry-threads';
import { quotations } from '../../database/tables/quotations';

export const INQUIRIES_A_PAGE = 30;

export const INQUIRY_STATES = ['open', 'done', 'all'] as const;

export type InquirySearch = {
  /** A part of the reference, the name, email, company, mobile number or text. */
  words?: string | undefined;
  state: (typeof INQUIRY_STATES)[number];
  /** Only inquiries before this id, for the next page. */
  before?: number | undefined;
};

type Inquiry = typeof inquiries.$inferSelect;
export type ListedInquiry = Inquiry & { answered: boolean };

const STATES = {
  open: isNull(inquiries.doneAt),
  done: isNotNull(inquiries.doneAt),
  all: undefined,
};

const byWords = (words: string) =>
  hasWords(inquiryTexts(inquiries), words, [words.replaceAll(/\s+/g, '-')]);

/** One page of inquiries, newest first, and one more where there is a next page. */
export async function findInquiries(
  queries: Queries,
  { words = '', state, before }: InquirySearch,
): Promise<ListedInquiry[]> {
  const rows = await queries
    .select({
      inquiry: inquiries,
      // By name: Drizzle leaves the table out of columns in a select from one table.
      answered: sql<boolean>`exists (select 1 from inquiry_events e
        where e.inquiry_id = "inquiries"."id" and e.kind in ('answer', 'quotation'))`,
    })
    .from(inquiries)
    .where(
      and(
        before === undefined ? undefined : lt(inquiries.id, before),
        STATES[state],
        words.trim() === '' ? undefined : byWords(words.trim()),
      ),
    )
    .orderBy(desc(inquiries.id))
    .limit(INQUIRIES_A_PAGE + 1);
  return rows.map(({ inquiry, answered }) => ({ ...inquiry, answered }));
}

export type InquiryEvent = typeof inquiryEvents.$inferSelect;
export type WholeInquiry = Inquiry & {
  events: InquiryEvent[];
  /** The newest first. */
  quotations: Pick<typeof quotations.$inferSelect, 'id' | 'number' | 'status' | 'validUntil'>[];
};

/** An inquiry with its thread; null where there is none of this reference. */
export async function readInquiry(
  queries: Queries,
  reference: string,
): Promise<WholeInquiry | null> {
  const [inquiry] = await queries
    .select()
    .from(inquiries)
    .where(eq(inquiries.reference, reference));
  if (!inquiry) return null;
  const events = await queries
    .select()
    .from(inquiryEvents)
    .where(eq(inquiryEvents.inquiryId, inquiry.id))
    .orderBy(asc(inquiryEvents.id));
  const offered = await queries
    .select({
      id: quotations.id,
      number: quotations.number,
      status: quotations.status,
      validUntil: quotations.validUntil,
    })
    .from(quotations)
    .where(eq(quotations.inquiryId, inquiry.id))
    .orderBy(desc(quotations.id));
  return { ...inquiry, events, quotations: offered };
}
