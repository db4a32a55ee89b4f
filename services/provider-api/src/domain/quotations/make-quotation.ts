/** Makes a quotation's draft for an inquiry. */
import { and, desc, eq, gt } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { quotations } from '../../database/tables/quotations';
import { accountEmail } from '../accounts/email';
import { lockInquiry, type Writing } from '../inquiries/change-inquiry';
import { QUOTATION_TERMS } from '../mail/inquiry-letters';
import { dayOf, daysAfter } from '../manila-day';
import { drawNumber } from '../document-number';

/** How long the prices of a new draft hold, in days; staff may set another day. */
export const VALID_DAYS = 14;

/**
 * @param asked `after` is the newest of its quotations that was shown, 0 for none
 * @returns its number, or of the one that somebody has made since: a form submitted twice creates one
 * @throws Refusal not-found
 */
export async function makeQuotation(
  deps: Writing,
  { reference, after }: { reference: string; after: number },
  { by, network }: DoneBy<Clerk>,
): Promise<{ number: string; isNew: boolean }> {
  return deps.db.transaction(async (tx) => {
    const { id, name, email, mobileNumber, company } = await lockInquiry(tx, reference);
    const [made] = await tx
      .select({ number: quotations.number })
      .from(quotations)
      .where(and(eq(quotations.inquiryId, id), gt(quotations.id, after)))
      .orderBy(desc(quotations.id))
      .limit(1);
    if (made) return { number: made.number, isNew: false };
    const now = deps.now();
    const number = drawNumber('QUO');
    await tx.insert(quotations).values({
      number,
      inquiryId: id,
      ...{ name, email: accountEmail(email), mobileNumber, company },
      validUntil: daysAfter(dayOf(now), VALID_DAYS),
      terms: QUOTATION_TERMS,
      createdAt: now,
      staffName: by.name,
    });
    await recordStaffAudit(deps, tx, {
      action: 'quotation made',
      by,
      network,
      object: `quotation ${number}`,
      after: { inquiry: reference },
    });
    return { number, isNew: true };
  });
}
