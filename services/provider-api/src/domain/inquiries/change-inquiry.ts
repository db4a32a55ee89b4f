/** What staff do with an inquiry: answer it, note something, mark it as done, open it again. Each happens once. */
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { inquiries } from '../../database/tables/content';
import { inquiryEvents } from '../../database/tables/inquiry-threads';
import type { Deps } from '../deps';
import { notFound } from '../refusal';
import { answerLetter } from '../mail/inquiry-letters';

export type Writing = Pick<Deps, 'db' | 'now' | 'mailer' | 'shopSettings'> & {
  settings: Pick<Deps['settings'], 'proxySecret' | 'shopEmail' | 'shopOrigin'>;
};

/**
 * `already`: the same was done before, so nothing was done again. `otherwise`: somebody has written
 * since the page was shown, so nothing was sent.
 */
export type Outcome = 'done' | 'already' | 'otherwise';

/**
 * Reads an inquiry so that what else is done with it waits.
 * @throws Refusal not-found
 */
export async function lockInquiry(tx: Transaction, reference: string) {
  const [inquiry] = await tx
    .select()
    .from(inquiries)
    .where(eq(inquiries.reference, reference))
    .for('update');
  if (!inquiry) throw notFound('There is no inquiry of this number.');
  return inquiry;
}

/**
 * Mails an answer and keeps it in the thread.
 * @param answer `after` is the last entry of the thread that was shown, 0 for none: what two people
 *   write at once, or one clicks twice, is sent once
 * @throws Refusal not-found
 */
export async function answerInquiry(
  deps: Writing,
  { reference, words, after }: { reference: string; words: string; after: number },
  { by, network }: DoneBy<Clerk>,
): Promise<Outcome> {
  const outcome = await deps.db.transaction(async (tx): Promise<Outcome> => {
    const inquiry = await lockInquiry(tx, reference);
    const [last] = await tx
      .select()
      .from(inquiryEvents)
      .where(eq(inquiryEvents.inquiryId, inquiry.id))
      .orderBy(desc(inquiryEvents.id))
      .limit(1);
    if ((last?.id ?? 0) !== after) {
      const isSame = last?.kind === 'answer' && last.words === words;
      return isSame ? 'already' : 'otherwise';
    }
    const at = deps.now();
    await tx
      .insert(inquiryEvents)
      .values({ inquiryId: inquiry.id, at, kind: 'answer', words, staffName: by.name });
    // The answer itself may be about the customer, so the log has only that there is one.
    const object = `inquiry ${reference}`;
    await recordStaffAudit(deps, tx, { action: 'inquiry answered', by, network, object });
    await deps.mailer.post(tx, answerLetter(inquiry, words, deps.settings.shopEmail), at);
    return 'done';
  });
  if (outcome === 'done') void deps.mailer.deliver();
  return outcome;
}

/**
 * Keeps a note in the thread, such as what the customer has written back; it is mailed to nobody.
 * @param note `after` is the last entry of the thread that was shown, 0 for none: what one clicks
 *   twice is kept once
 * @returns false where it was kept already
 * @throws Refusal not-found
 */
export async function noteInquiry(
  deps: Writing,
  { reference, words, after }: { reference: string; words: string; after: number },
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { id } = await lockInquiry(tx, reference);
    const note = { inquiryId: id, kind: 'note', words, staffName: by.name } as const;
    const same = and(
      eq(inquiryEvents.inquiryId, id),
      eq(inquiryEvents.kind, note.kind),
      eq(inquiryEvents.words, words),
      eq(inquiryEvents.staffName, by.name),
      gt(inquiryEvents.id, after),
    );
    if ((await tx.$count(inquiryEvents, same)) > 0) return false;
    await tx.insert(inquiryEvents).values({ ...note, at: deps.now() });
    // The note itself may be about the customer, so the log has only that there is one.
    const object = `inquiry ${reference}`;
    await recordStaffAudit(deps, tx, { action: 'inquiry note added', by, network, object });
    return true;
  });
}

/**
 * Marks an inquiry as done, or opens it again.
 * @returns false where it was so already
 * @throws Refusal not-found
 */
export async function setDone(
  deps: Writing,
  { reference, done }: { reference: string; done: boolean },
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { id } = await lockInquiry(tx, reference);
    const at = deps.now();
    const changed = await tx
      .update(inquiries)
      .set({ doneAt: done ? at : null })
      .where(and(eq(inquiries.id, id), (done ? isNull : isNotNull)(inquiries.doneAt)))
      .returning({ id: inquiries.id });
    if (changed.length === 0) return false;
    await tx
      .insert(inquiryEvents)
      .values({ inquiryId: id, at, kind: done ? 'done' : 'open', staffName: by.name });
    await recordStaffAudit(deps, tx, {
      action: done ? 'inquiry done' : 'inquiry opened again',
      by,
      network,
      object: `inquiry ${reference}`,
      before: { done: !done },
      after: { done },
    });
    return true;
  });
}
