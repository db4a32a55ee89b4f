/** Takes a quotation or a request back, and opens one again that was withdrawn by mistake. */
import { and, eq } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Queries } from '../../database/open';
import { quotations } from '../../database/tables/quotations';
import { notFound } from '../refusal';
import type { Writing } from '../inquiries/change-inquiry';
import type { WholeQuotation } from './read-quotation';
import { newerSent } from './versions';

/** `otherwise`: it has another status than was shown, so nothing was done. */
export type Withdrawn =
  | { outcome: 'done' }
  | { outcome: 'already' }
  | { outcome: 'otherwise'; status: WholeQuotation['status'] };

/**
 * Takes a quotation back. The customer is not told by the shop: staff may answer the inquiry.
 * @throws Refusal not-found
 */
export async function withdrawQuotation(
  deps: Writing,
  { number, from }: { number: string; from: 'Requested' | 'Draft' | 'Sent' },
  { by, network }: DoneBy<Clerk>,
): Promise<Withdrawn> {
  return deps.db.transaction(async (tx): Promise<Withdrawn> => {
    const changed = await tx
      .update(quotations)
      .set({ status: 'Withdrawn' })
      .where(and(eq(quotations.number, number), eq(quotations.status, from)))
      .returning({ id: quotations.id });
    if (changed.length === 0) {
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
    return { outcome: 'done' };
  });
}

/** What a withdrawn quotation was before; one that was sent is replaced by a later version. */
async function statusBefore(queries: Queries, row: typeof quotations.$inferSelect) {
  const { sentAt, staffName } = row;
  if (sentAt !== null) return (await newerSent(queries, row)) ? 'Replaced' : 'Sent';
  return staffName === '' ? 'Requested' : 'Draft';
}

/**
 * Opens a withdrawn quotation again, as what it was before. The customer is not told by the shop.
 * @returns false where it isn't withdrawn, or no longer
 * @throws Refusal not-found
 */
export async function reopenQuotation(
  deps: Writing,
  number: string,
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const its = eq(quotations.number, number);
    const [row] = await tx.select().from(quotations).where(its).for('update');
    if (!row) throw notFound('There is no quotation of this number.');
    if (row.status !== 'Withdrawn') return false;
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
    return true;
  });
}
