/** What a draft is of: goods are added one by one, as they are scanned or found. */
import { and, asc, eq } from 'drizzle-orm';
import { orderDraftLines, orderDrafts } from '../../database/tables/order-drafts';
import { variants } from '../../database/tables/catalogue';
import { doneOnce, type Once } from '../done-once';
import { invalid } from '../refusal';
import { lockOpenDraft } from './draft';
import type { Drafting } from './start-draft';

/** As many as a picking slip and a mail can list. */
const LINES_MOST = 200;
export const QUANTITY_MOST = 9999;

/**
 * Adds a unit of a variant: a new line, or one more where the draft has it already.
 * @param once of the form: submitted twice it adds one
 * @returns false where it was done already
 * @throws Refusal not-found, conflict, or invalid for what doesn't exist or is too much
 */
export async function addUnit(
  { db, now }: Drafting,
  { id, variantId, once }: { id: number; variantId: number; once: Once | null },
): Promise<boolean> {
  const { isNew } = await db.transaction(async (tx) => {
    await lockOpenDraft(tx, id);
    return doneOnce(tx, once, now(), async () => {
      const lines = await tx
        .select()
        .from(orderDraftLines)
        .where(eq(orderDraftLines.draftId, id))
        .orderBy(asc(orderDraftLines.id));
      const known = lines.find((line) => line.variantId === variantId);
      if ((known?.quantity ?? 0) >= QUANTITY_MOST) {
        throw invalid({ code: `A line may have ${QUANTITY_MOST} units.` });
      }
      if (known) {
        await tx
          .update(orderDraftLines)
          .set({ quantity: known.quantity + 1 })
          .where(and(eq(orderDraftLines.id, known.id), eq(orderDraftLines.draftId, id)));
      } else {
        if (lines.length >= LINES_MOST) {
          throw invalid({ code: `An order may have ${LINES_MOST} lines.` });
        }
        const [variant] = await tx.select().from(variants).where(eq(variants.id, variantId));
        if (!variant || variant.retired) throw invalid({ code: 'This item is not on sale.' });
        await tx.insert(orderDraftLines).values({ draftId: id, variantId, quantity: 1 });
      }
      await tx.update(orderDrafts).set({ changedAt: now() }).where(eq(orderDrafts.id, id));
      return null;
    });
  });
  return isNew;
}
