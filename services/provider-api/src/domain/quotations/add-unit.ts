import { eq } from 'drizzle-orm';
import type { Clerk, DoneBy } from '../audit/record-staff';
import { quotationLines } from '../../database/tables/quotations';
import { readGoods } from '../cart/find-goods';
import { doneOnce, type Once } from '../done-once';
import type { Writing } from '../inquiries/change-inquiry';
import { invalid } from '../refusal';
import { askedLineOf, checkRoom, checkSum } from './add-line';
import { lockDraft } from './lock-draft';
import { noteLine, sameGoods } from './note-line';
import { QUANTITY_MOST } from './draft-values';

type Unit = {
  number: string;
  variantId: number;
  /** The line of the request that it offers for; null where nobody asked for it. */
  asked: number | null;
  /** Of the form: submitted twice it adds one. */
  once: Once | null;
};

/**
 * Adds a unit of what is scanned, at the shop's price: one more where the draft has a line of it.
 * @returns false where it was done already
 * @throws Refusal not-found, conflict, or invalid for what has no price, or is too much
 */
export async function addUnit(
  deps: Writing,
  { number, variantId, asked, once }: Unit,
  clerk: DoneBy<Clerk>,
): Promise<boolean> {
  const { isNew } = await deps.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, number);
    const { id } = draft;
    return doneOnce(tx, once, deps.now(), async () => {
      const goods = await readGoods(tx, variantId, deps.now());
      if (!goods || goods.price === null) throw invalid({ code: 'This item has no price.' });
      const askedLineId = await askedLineOf(tx, id, asked);
      const same = sameGoods(id, variantId, askedLineId);
      const [known] = await tx.select().from(quotationLines).where(same);
      const quantity = (known?.quantity ?? 0) + 1;
      if (quantity > QUANTITY_MOST) {
        throw invalid({ code: `A line may have ${QUANTITY_MOST} units.` });
      }
      const { productName, variantName, brandName, model } = goods;
      const price = known?.price ?? goods.price;
      if (known) {
        await tx.update(quotationLines).set({ quantity }).where(eq(quotationLines.id, known.id));
      } else {
        await checkRoom(tx, id);
        const texts = { productName, variantName, brandName, model };
        const line = { quotationId: id, variantId, askedLineId, quantity, price };
        await tx.insert(quotationLines).values({ ...line, ...texts });
      }
      await checkSum(tx, draft);
      const before = known ? { variant: variantId, quantity: known.quantity, price } : null;
      const after = { variant: variantId, quantity, price };
      await noteLine(deps, tx, number, clerk, { before, after });
      return null;
    });
  });
  return isNew;
}
