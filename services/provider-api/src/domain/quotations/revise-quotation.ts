/** Begins the next version of a quotation that was sent. */
import { eq } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { accountEmail } from '../accounts/email';
import { inquiries } from '../../database/tables/content';
import { quotations } from '../../database/tables/quotations';
import type { Writing } from '../inquiries/change-inquiry';
import { dayOf, daysAfter } from '../manila-day';
import { Refusal } from '../refusal';
import { copyLines } from './copy-lines';
import { VALID_DAYS } from './make-quotation';
import { customerOf } from './read-quotation';
import { draftAfter, firstOf, lastVersion, lockVersions, newerSent, whyFixed } from './versions';

/** 'QUO-7K3M-92QX-V2'. */
const numberOfVersion = (number: string, version: number): string =>
  `${number.replace(/-V\d+$/, '')}-V${version}`;

/**
 * Makes a draft of the next version, with all that the version before says. That one can be accepted
 * until the draft is sent.
 * @returns its number, or of the one that somebody has begun: a quotation has one draft at a time
 * @throws Refusal not-found, or conflict where it was ordered or replaced
 */
export async function reviseQuotation(
  deps: Writing,
  number: string,
  { by, network }: DoneBy<Clerk>,
): Promise<{ number: string; isNew: boolean }> {
  return deps.db.transaction(async (tx) => {
    const row = await lockVersions(tx, number);
    const mayBeRevised = row.status === 'Sent' || row.status === 'Declined';
    if (!mayBeRevised || (await newerSent(tx, row))) {
      const status = mayBeRevised ? 'Replaced' : row.status;
      throw new Refusal('conflict', await whyFixed(tx, { ...row, status }));
    }
    const begun = await draftAfter(tx, row);
    if (begun) return { number: begun.number, isNew: false };
    const { inquiryId, mobileNumber, company, neededBy, note } = row;
    const [inquiry] =
      inquiryId === null
        ? []
        : await tx.select().from(inquiries).where(eq(inquiries.id, inquiryId));
    const customer = customerOf(row, inquiry ?? null);
    const version = (await lastVersion(tx, row)) + 1;
    const now = deps.now();
    const next = numberOfVersion(number, version);
    const soonest = daysAfter(dayOf(now), VALID_DAYS);
    const email = customer?.email ?? null;
    const [made] = await tx
      .insert(quotations)
      .values({
        ...{ number: next, version, firstId: firstOf(row), staffName: by.name, createdAt: now },
        ...{ inquiryId, mobileNumber, company, neededBy, note, name: customer?.name ?? row.name },
        email: email === null ? null : accountEmail(email),
        // Never earlier than what was promised.
        validUntil: row.validUntil > soonest ? row.validUntil : soonest,
        ...{ words: row.words, terms: row.terms },
        ...{ discountRate: row.discountRate, discountReason: row.discountReason },
      })
      .returning({ id: quotations.id });
    if (!made) throw new Error('no version was made');
    await copyLines(tx, row.id, made.id);
    await recordStaffAudit(deps, tx, {
      action: 'quotation revised',
      by,
      network,
      object: `quotation ${number}`,
      before: { version: row.version },
      after: { version, number: next },
    });
    return { number: next, isNew: true };
  });
}
