/** Takes a quotation or a request back, and opens one again that was withdrawn by mistake. */
import { and, eq } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Queries, Transaction } from '../../database/open';
import { inquiries } from '../../database/tables/content';
import { quotations } from '../../database/tables/quotations';
import { reopenedLetter, withdrawnLetter } from '../mail/quotation-letters';
import { notFound } from '../refusal';
import type { Writing } from '../inquiries/change-inquiry';
import { customerOf, type WholeQuotation } from './read-quotation';
import { newerSent } from './versions';

/** `otherwise`: it has another status than was shown, so nothing was done. */
export type Withdrawn =
  | { outcome: 'done'; told: boolean }
  | { outcome: 'already' }
  | { outcome: 'otherwise'; status: WholeQuotation['status'] };

type Row = typeof quotations.$inferSelect;

/** Mails what became of it to a customer who knows of it. @returns whether there is one with an email */
async function tell(
  { now, mailer, settings }: Writing,
  tx: Transaction,
  row: Row,
  letterOf: typeof withdrawnLetter,
): Promise<boolean> {
  const { number, inquiryId, sentAt, requestedAt } = row;
  if (sentAt === null && requestedAt === null) return false;
  const [inquiry = null] =
    inquiryId === null ? [] : await tx.select().from(inquiries).where(eq(inquiries.id, inquiryId));
  const customer = customerOf(row, inquiry);
  if (!customer?.email) return false;
  const { name, email } = customer;
  const validUntil = sentAt === null ? null : row.validUntil;
  await mailer.post(tx, letterOf({ number, name, email, validUntil }, settings.shopEmail), now());
  return true;
}

/**
 * Takes a quotation back, and tells a customer who knows of it.
 * @throws Refusal not-found
 */
export async function withdrawQuotation(
  deps: Writing,
  { number, from }: { number: string; from: 'Requested' | 'Draft' | 'Sent' },
  { by, network }: DoneBy<Clerk>,
): Promise<Withdrawn> {
  const withdrawn = await deps.db.transaction(async (tx): Promise<Withdrawn> => {
    const changed = await tx
      .update(quotations)
      .set({ status: 'Withdrawn' })
      .where(and(eq(quotations.number, number), eq(quotations.status, from)))
      .returning();
    const [row] = changed;
    if (!row) {
      const [known] = await tx
        .select({ status: quotations.status })
        .from(quotations)
        .where(eq(quotations.number, number));
      if (!known) throw notFound('There is no quotation of this number.');
      if (known.status === 'Withdrawn') return { outcome: 'already' };
      return { outcome: 'otherwise', status: known.status };
    }
    await recordStaffAudit(deps, tx, {
      action: 'quotation withdrawn',
      by,
      network,
      object: `quotation ${number}`,
      before: { status: from },
      after: { status: 'Withdrawn' },
    });
    return { outcome: 'done', told: await tell(deps, tx, row, withdrawnLetter) };
  });
  void deps.mailer.deliver();
  return withdrawn;
}

/** What a withdrawn quotation was before; one that was sent is replaced by a later version. */
async function statusBefore(queries: Queries, row: typeof quotations.$inferSelect) {
  const { sentAt, staffName } = row;
  if (sentAt !== null) return (await newerSent(queries, row)) ? 'Replaced' : 'Sent';
  return staffName === '' ? 'Requested' : 'Draft';
}

/**
 * Opens a withdrawn quotation again, as what it was before, and tells who was told the other.
 * @throws Refusal not-found
 */
export async function reopenQuotation(
  deps: Writing,
  number: string,
  { by, network }: DoneBy<Clerk>,
): Promise<Exclude<Withdrawn, { outcome: 'otherwise' }>> {
  const reopened = await deps.db.transaction(async (tx) => {
    const its = eq(quotations.number, number);
    const [row] = await tx.select().from(quotations).where(its).for('update');
    if (!row) throw notFound('There is no quotation of this number.');
    if (row.status !== 'Withdrawn') return { outcome: 'already' } as const;
    const status = await statusBefore(tx, row);
    await tx.update(quotations).set({ status }).where(its);
    await recordStaffAudit(deps, tx, {
      action: 'quotation reopened',
      by,
      network,
      object: `quotation ${number}`,
      before: { status: 'Withdrawn' },
      after: { status },
    });
    const told = status !== 'Replaced' && (await tell(deps, tx, row, reopenedLetter));
    return { outcome: 'done', told } as const;
  });
  void deps.mailer.deliver();
  return reopened;
}
