/** Mails a quotation to who has inquired or asked for it, once. */
import { drawToken } from 'passwords/secret-token';
import { eq } from 'drizzle-orm';
import { paths } from 'shared-contracts/paths';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { inquiryEvents } from '../../database/tables/inquiry-threads';
import { quotations } from '../../database/tables/quotations';
import { invalid } from '../refusal';
import type { Writing } from '../inquiries/change-inquiry';
import { quotationLetter, quotationText } from '../mail/inquiry-letters';
import { offerLetter } from '../mail/quotation-letters';
import { letterShop, quotationPart } from '../mail/shop-part';
import { dayOf, daysAfter } from '../manila-day';
import { lockDraft } from './lock-draft';
import { isUnanswered, readQuotation, type WholeQuotation } from './read-quotation';
import { writeDraft, type DraftForm } from './save-draft';
import { compareVersions } from './compare-versions';
import { lockVersions, replaceOlder, sentBefore } from './versions';

/** How far ahead prices may be promised. */
const VALID_DAYS_MOST = 365;

/** @throws Refusal invalid for a day that is over, or too far away */
export function checkLastDay(validUntil: string, now: Date): void {
  const today = dayOf(now);
  if (validUntil < today) throw invalid({ validUntil: 'The last day must not be over.' });
  if (validUntil > daysAfter(today, VALID_DAYS_MOST)) {
    throw invalid({ validUntil: `The last day must be within ${VALID_DAYS_MOST} days.` });
  }
}

/** @throws Refusal invalid for what is not ready to be sent */
function checkWhole({ lines, asked, customer }: WholeQuotation): void {
  if (lines.length === 0) throw invalid({ lines: 'A quotation needs a line.' });
  const open = asked.find((line) => isUnanswered(line, lines));
  if (open) throw invalid({ asked: `${open.text}: offer it, or say that it cannot be offered.` });
  if (!customer) throw invalid({ name: 'Please write for whom it is.' });
}

/** The version that it replaces, with what is another now; null for none. */
async function replacedBy(tx: Transaction, quotation: WholeQuotation) {
  const row = await sentBefore(tx, quotation);
  const before = row && (await readQuotation(tx, row.number));
  if (!before) return null;
  return { version: before.version, changes: compareVersions(before, quotation).words };
}

/** Mails it, and notes it in the thread of its inquiry. @returns whether anybody was told */
async function tell(
  deps: Writing,
  tx: Transaction,
  quotation: WholeQuotation,
  link: string,
  { by }: DoneBy<Clerk>,
): Promise<boolean> {
  const { number, version, asked, inquiry, customer } = quotation;
  const missing = asked.filter(({ notOffered }) => notOffered).map((line) => line.text);
  const replaces = await replacedBy(tx, quotation);
  const text = quotationText({ ...quotation, missing, replaces });
  const at = deps.now();
  if (inquiry) {
    await tx
      .insert(inquiryEvents)
      .values({ inquiryId: inquiry.id, at, kind: 'quotation', words: text, staffName: by.name });
  }
  if (!customer?.email) return false;
  const { shopEmail, shopOrigin } = deps.settings;
  const page = shopOrigin === null ? null : `${shopOrigin}${paths.sharedQuotation(link)}`;
  const to = { name: customer.name, email: customer.email };
  const about = { kind: 'offered', number, name: customer.name, path: null } as const;
  const part = quotationPart(await letterShop(deps, tx), about);
  const letter = inquiry
    ? quotationLetter(inquiry, part, { number, version, text, page }, shopEmail)
    : offerLetter(to, part, { number, version, text, page }, shopEmail);
  await deps.mailer.post(tx, letter, at);
  return true;
}

/**
 * Writes the form of a draft and mails it with its sums and last day; it is fixed from then on.
 * @returns whether anybody was told by mail
 * @throws ChangedMeanwhile; Refusal not-found, conflict where it is no draft, invalid without lines or
 *   for a day that is over
 */
export async function sendQuotation(
  deps: Writing,
  form: DraftForm,
  clerk: DoneBy<Clerk>,
): Promise<boolean> {
  const { by, network } = clerk;
  const told = await deps.db.transaction(async (tx) => {
    await lockVersions(tx, form.number);
    const draft = await lockDraft(tx, form.number);
    await replaceOlder(tx, draft);
    checkLastDay(form.values.validUntil, deps.now());
    const written = await writeDraft(deps, tx, form, clerk);
    checkWhole(written);
    const { id, number, lines, totals, validUntil } = written;
    const { subtotal, vat, total } = totals;
    const link = drawToken();
    await tx
      .update(quotations)
      .set({ status: 'Sent', link, sentAt: deps.now(), subtotal, vat, total })
      .where(eq(quotations.id, id));
    const isTold = await tell(deps, tx, written, link, clerk);
    await recordStaffAudit(deps, tx, {
      action: 'quotation sent',
      by,
      network,
      object: `quotation ${number}`,
      before: { status: 'Draft' },
      after: { status: 'Sent', lines: lines.length, total, validUntil },
    });
    return isTold;
  });
  void deps.mailer.deliver();
  return told;
}
