/** The inquiries of a person as they are given to that person. */
import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { inquiries } from '../../database/tables/content';
import { inquiryEvents } from '../../database/tables/inquiry-threads';
import { sentBy } from './sent-by';

/** Who of the staff wrote it is theirs. */
function saidOf(events: readonly (typeof inquiryEvents.$inferSelect)[]) {
  const said = (isNote: boolean) =>
    events
      .filter(({ kind }) => (kind === 'note') === isNote)
      .map(({ at, words }) => ({ at: at.toISOString(), words }));
  return { answers: said(false), notes: said(true) };
}

/** The inquiries of an email, with what the shop answered and noted. @param email in lower case */
export async function inquiriesOf(db: Queries, email: string) {
  const asked = await db.select().from(inquiries).where(sentBy(email)).orderBy(asc(inquiries.id));
  const ids = asked.map(({ id }) => id);
  const events = await db
    .select()
    .from(inquiryEvents)
    .where(and(inArray(inquiryEvents.inquiryId, ids), isNotNull(inquiryEvents.words)))
    .orderBy(asc(inquiryEvents.id));
  return asked.map(({ id, createdAt, doneAt, ...inquiry }) => ({
    ...inquiry,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    ...saidOf(events.filter(({ inquiryId }) => inquiryId === id)),
  }));
}
