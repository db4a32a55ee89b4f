/** Mails a quotation to who has inquired or asked for it, once. */
import { eq } from 'drizzle-orm';
import { paths } from 'shared-contracts/paths';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { inquiries } from '../../database/tables/content';
import { inquiryEvents } from '../../database/tables/inquiry-threads';
import { quotations } from '../../database/tables/quotations';
import { invalid } from '../refusal';
import type { Writing } from '../inquiries/change-inquiry';
import { quotationLetter, quotationText } from '../mail/inquiry-letters';
import { offerLetter } from '../mail/quotation-letters';
import { letterShop, quotationPart } from '../mail/shop-part';
import { dayOf, daysAfter } from '../manila-day';
import { changeLines, lockDraft, type LineChange } from './change-draft';
import { newLink } from './new-link';
import {
  askedOfQuotation,
  customerOf,
  isUnanswered,
  linesOfQuotation,
  offerVersion,
  totalsOfLines,
} from './read-quotation';

/** How far ahead prices may be promised. */
const VALID_DAYS_MOST = 365;

export type Sending = {
  number: string;
  /** A day in Manila: '2026-12-23'. */
  validUntil: string;
  /** What staff add for the customer; empty for nothing. */
  words: string;
  terms: string;
  /** The version of the offer that was shown to whoever sends it. */
  shown: string;
  /** What was typed over in its lines: it is saved with the sending. */
  changes?: readonly LineChange[];
};

function checkDay(validUntil: string, now: Date): void {
  const today = dayOf(now);
  if (validUntil < today) throw invalid({ validUntil: 'The last day must not be over.' });
  if (validUntil > daysAfter(today, VALID_DAYS_MOST)) {
    throw invalid({ validUntil: `The last day must be within ${VALID_DAYS_MOST} days.` });
  }
}

/**
 * Mails a draft with its sums and last day, with what was typed over in its lines; it is fixed from then on.
 * @returns false where somebody has changed the draft since it was shown, so that nothing was sent
 * @throws Refusal not-found, conflict where it is no draft, invalid without lines or for a day that is over
 */
export async function sendQuotation(
  deps: Writing,
  { number, validUntil, words, terms, shown, changes = [] }: Sending,
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  const at = deps.now();
  checkDay(validUntil, at);
  const isSent = await deps.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, number);
    const { id, inquiryId } = draft;
    const asked = await askedOfQuotation(tx, id);
    if (offerVersion({ lines: await linesOfQuotation(tx, id), asked }) !== shown) return false;
    await changeLines(deps, tx, { id, number, changes }, { by, network });
    const lines = await linesOfQuotation(tx, id);
    if (lines.length === 0) throw invalid({ lines: 'A quotation needs a line.' });
    const open = asked.find((line) => isUnanswered(line, lines));
    if (open) throw invalid({ asked: `${open.text}: offer it, or say that it cannot be offered.` });
    const totals = totalsOfLines(lines);
    const [inquiry] =
      inquiryId === null
        ? []
        : await tx.select().from(inquiries).where(eq(inquiries.id, inquiryId));
    const customer = customerOf(draft, inquiry ?? null);
    if (!customer) throw invalid({ inquiry: 'Nobody is known to whom this could be sent.' });
    const link = newLink();
    await tx
      .update(quotations)
      .set({ status: 'Sent', validUntil, words, terms, link, sentAt: at, ...totals })
      .where(eq(quotations.id, id));
    const missing = asked.filter(({ notOffered }) => notOffered).map((line) => line.text);
    const text = quotationText({ number, lines, missing, totals, validUntil, words, terms });
    if (inquiry) {
      await tx
        .insert(inquiryEvents)
        .values({ inquiryId: inquiry.id, at, kind: 'quotation', words: text, staffName: by.name });
    }
    await recordStaffAudit(deps, tx, {
      action: 'quotation sent',
      by,
      network,
      object: `quotation ${number}`,
      before: { status: 'Draft' },
      after: { status: 'Sent', lines: lines.length, total: totals.total, validUntil },
    });
    const { shopEmail, shopOrigin } = deps.settings;
    const page = shopOrigin === null ? null : `${shopOrigin}${paths.sharedQuotation(link)}`;
    const about = { kind: 'offered', number, name: customer.name, path: null } as const;
    const part = quotationPart(await letterShop(deps, tx), about);
    const letter = inquiry
      ? quotationLetter(inquiry, part, { number, text, page }, shopEmail)
      : offerLetter(customer, part, { number, text, page }, shopEmail);
    await deps.mailer.post(tx, letter, at);
    return true;
  });
  if (isSent) void deps.mailer.deliver();
  return isSent;
}
