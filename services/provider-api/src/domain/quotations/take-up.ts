/** What staff do with a request: take it up as a draft, and say what cannot be offered. */
import { and, eq } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { quotationAskedLines, quotationLines, quotations } from '../../database/tables/quotations';
import { notFound } from '../refusal';
import type { Writing } from '../inquiries/change-inquiry';
import { QUOTATION_TERMS } from '../mail/inquiry-letters';
import { dayOf, daysAfter } from '../manila-day';
import { readGoods } from '../cart/find-goods';
import { lockDraft } from './lock-draft';
import { VALID_DAYS } from './make-quotation';
import { askedOfQuotation } from './read-quotation';

/**
 * Makes a request a draft, with a line at the catalogue's price for each variant that has one.
 * @returns false where somebody has taken it up before
 * @throws Refusal not-found
 */
export async function takeUp(
  deps: Writing,
  number: string,
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const its = eq(quotations.number, number);
    const [row] = await tx.select().from(quotations).where(its).for('update');
    if (!row) throw notFound('There is no quotation of this number.');
    if (row.status !== 'Requested') return false;
    const validUntil = daysAfter(dayOf(now), VALID_DAYS);
    await tx
      .update(quotations)
      .set({ status: 'Draft', staffName: by.name, validUntil, terms: QUOTATION_TERMS })
      .where(its);
    for (const { id, variantId, quantity } of await askedOfQuotation(tx, row.id)) {
      if (variantId === null) continue;
      const goods = await readGoods(tx, variantId, now, quantity);
      if (goods === null || goods.price === null) continue;
      const { price, productName, variantName, brandName, model } = goods;
      const texts = { productName, variantName, brandName, model };
      const line = { quotationId: row.id, variantId, askedLineId: id, quantity, price };
      await tx.insert(quotationLines).values({ ...line, ...texts });
    }
    await recordStaffAudit(deps, tx, {
      action: 'quotation taken up',
      by,
      network,
      object: `quotation ${number}`,
      before: { status: 'Requested' },
      after: { status: 'Draft' },
    });
    return true;
  });
}

/**
 * Says of a line that it cannot be offered, or takes that back.
 * @throws Refusal not-found where the quotation has no such line, conflict where it is no draft
 */
export async function markNotOffered(
  deps: Writing,
  { number, line, notOffered }: { number: string; line: number; notOffered: boolean },
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { id } = await lockDraft(tx, number);
    const changed = await tx
      .update(quotationAskedLines)
      .set({ notOffered })
      .where(and(eq(quotationAskedLines.quotationId, id), eq(quotationAskedLines.id, line)))
      .returning({ id: quotationAskedLines.id });
    if (changed.length === 0) throw notFound('This quotation has no such line.');
    await recordStaffAudit(deps, tx, {
      action: 'quotation line changed',
      by,
      network,
      object: `quotation ${number}`,
      after: { asked: line, notOffered },
    });
  });
}
