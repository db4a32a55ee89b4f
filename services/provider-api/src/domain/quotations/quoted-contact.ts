/** For whom staff make a quotation: somebody with an account, or a name with a phone or an email. */
import { eq } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { accountEmail } from '../accounts/email';
import { knownContact, NOBODY, type Contact } from '../orders/known-contact';
import { quotations } from '../../database/tables/quotations';
import type { Writing } from '../inquiries/change-inquiry';
import { invalid } from '../refusal';
import { lockDraft } from './lock-draft';

type Row = typeof quotations.$inferSelect;

/** Whether staff say for whom it is: who asked for it, or was sent a version of it, stays. */
export const isOfStaff = ({ requestedAt, inquiryId, firstId }: Row): boolean =>
  requestedAt === null && inquiryId === null && firstId === null;

/** The columns. It belongs to the account with its email, where there is one. */
export const contactColumns = ({ name, phone, email, company }: Contact) => ({
  name,
  mobileNumber: phone === '' ? null : phone,
  email: email === '' ? null : accountEmail(email),
  company: company === '' ? null : company,
});

/** The same as a form has it. */
export const contactOf = ({ name, mobileNumber, email, company }: Row): Contact => ({
  ...{ name: name ?? '', phone: mobileNumber ?? '' },
  ...{ email: email ?? '', company: company ?? '' },
});

/**
 * Writes what is known of an account's owner into a draft; without an account it is nobody's.
 * @throws Refusal not-found, conflict, invalid for an account that is gone
 */
export async function chooseCustomer(
  deps: Writing,
  { number, userId }: { number: string; userId: number | null },
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const known = userId === null ? NOBODY : await knownContact(tx, userId);
    const draft = await lockDraft(tx, number);
    if (!isOfStaff(draft)) throw invalid({ user: 'A quotation stays with who asked for it.' });
    await tx.update(quotations).set(contactColumns(known)).where(eq(quotations.id, draft.id));
    await recordStaffAudit(deps, tx, {
      action: 'quotation draft changed',
      by,
      network,
      object: `quotation ${number}`,
      after: { customer: userId },
    });
  });
}
