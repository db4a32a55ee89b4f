/** The inquiries of a person as they are given to that person. */
import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { inquiries } from '../database/tables/content';
import { inquiryEvents } from '../database/tables/inquiry-threads';
import { sentBy } from './sent-by';

/** The inquiries of an email, with what the shop answered. @param email in lower case */
export async function inquiriesOf(db: Queries, email: string) {
  const asked = await db.select().from(inquiries).where(sentBy(email)).orderBy(asc(inquiries.id));
  const ids = asked.map(({ id }) => id);
  const answers = await db
    .select()
    .from(inquiryEvents)
    .where(and(inArray(inquiryEvents.inquiryId, ids), isNotNull(inquiryEvents.words)))
    .orderBy(asc(inquiryEvents.id));
  return asked.map(({ id, createdAt, doneAt, ...inquiry }) => ({
    ...inquiry,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    // Who of the staff wrote it is theirs.
    answers: answers
      .filter(({ inquiryId }) => inquiryId === id)
      .map(({ at, words }) => ({ at: at.toISOString(), words })),
  }));
}
