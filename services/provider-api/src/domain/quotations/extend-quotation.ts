/** Gives a quotation that was sent a later last day. */
import { eq } from 'drizzle-orm';
import { paths } from 'shared-contracts/paths';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { asShown, ChangedMeanwhile } from '../audit/version';
import { inquiries } from '../../database/tables/content';
import { inquiryEvents } from '../../database/tables/inquiry-threads';
import { quotations } from '../../database/tables/quotations';
import type { Writing } from '../inquiries/change-inquiry';
import { extendedLetter, extendedText } from '../mail/quotation-letters';
import { letterShop, quotationPart } from '../mail/shop-part';
import { invalid, Refusal } from '../refusal';
import { customerOf } from './read-quotation';
import { checkLastDay } from './send-quotation';
import { lockVersions, whyFixed } from './versions';

type Extending = {
  number: string;
  /** Days in Manila: the new last one, and the one that was shown. */
  validUntil: string;
  from: string;
};

/** `already`: it has this last day. */
export type Extended = { outcome: 'done'; told: boolean } | { outcome: 'already' };

/**
 * @throws ChangedMeanwhile where it has another last day than was shown; Refusal not-found, conflict
 *   where it can't be accepted any more, invalid for a day that is not later
 */
export async function extendQuotation(
  deps: Writing,
  { number, validUntil, from }: Extending,
  { by, network }: DoneBy<Clerk>,
): Promise<Extended> {
  const extended = await deps.db.transaction(async (tx): Promise<Extended> => {
    const row = await lockVersions(tx, number);
    if (row.status !== 'Sent') throw new Refusal('conflict', await whyFixed(tx, row));
    if (row.validUntil === validUntil) return { outcome: 'already' };
    if (row.validUntil !== from) {
      throw new ChangedMeanwhile([asShown('Valid until', validUntil, row.validUntil)]);
    }
    checkLastDay(validUntil, deps.now());
    if (validUntil < from) throw invalid({ validUntil: 'Must be later than the day it has.' });
    await tx.update(quotations).set({ validUntil }).where(eq(quotations.id, row.id));
    const at = deps.now();
    const { inquiryId } = row;
    const [inquiry] =
      inquiryId === null
        ? []
        : await tx.select().from(inquiries).where(eq(inquiries.id, inquiryId));
    if (inquiry) {
      const words = extendedText(number, validUntil);
      const event = { inquiryId: inquiry.id, at, kind: 'quotation', words } as const;
      await tx.insert(inquiryEvents).values({ ...event, staffName: by.name });
    }
    await recordStaffAudit(deps, tx, {
      action: 'quotation extended',
      by,
      network,
      object: `quotation ${number}`,
      before: { validUntil: from },
      after: { validUntil },
    });
    const customer = customerOf(row, inquiry ?? null);
    if (!customer?.email) return { outcome: 'done', told: false };
    const { shopEmail, shopOrigin } = deps.settings;
    const page =
      shopOrigin === null || row.link === null
        ? null
        : `${shopOrigin}${paths.sharedQuotation(row.link)}`;
    const to = { name: customer.name, email: customer.email };
    const about = { kind: 'offered', number, name: customer.name, path: null } as const;
    const part = quotationPart(await letterShop(deps, tx), about);
    const letter = extendedLetter(to, part, { number, validUntil, page }, shopEmail);
    await deps.mailer.post(tx, letter, at);
    return { outcome: 'done', told: true };
  });
  void deps.mailer.deliver();
  return extended;
}
