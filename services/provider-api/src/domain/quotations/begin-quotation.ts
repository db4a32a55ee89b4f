import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Contact } from '../orders/known-contact';
import { quotations } from '../../database/tables/quotations';
import { doneOnce, type Once } from '../done-once';
import { drawNumber } from '../document-number';
import type { Writing } from '../inquiries/change-inquiry';
import { QUOTATION_TERMS } from '../mail/inquiry-letters';
import { dayOf, daysAfter } from '../manila-day';
import { VALID_DAYS } from './make-quotation';
import { contactColumns } from './quoted-contact';

/**
 * Begins a quotation that nobody has asked for by the shop. @param once of the form: submitted twice it begins one
 * @returns its number
 */
export async function beginQuotation(
  deps: Writing,
  { contact, once }: { contact: Contact; once: Once | null },
  { by, network }: DoneBy<Clerk>,
): Promise<string> {
  const now = deps.now();
  const { result } = await deps.db.transaction((tx) =>
    doneOnce(tx, once, now, async () => {
      const number = drawNumber('QUO');
      await tx.insert(quotations).values({
        ...{ number, createdAt: now, staffName: by.name, terms: QUOTATION_TERMS },
        ...contactColumns(contact),
        validUntil: daysAfter(dayOf(now), VALID_DAYS),
      });
      await recordStaffAudit(deps, tx, {
        action: 'quotation begun',
        by,
        network,
        object: `quotation ${number}`,
      });
      return number;
    }),
  );
  return result;
}
