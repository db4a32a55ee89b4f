import type { Centavos } from 'shared-contracts/money';
import type { Clerk, DoneBy } from '../audit/record-staff';
import { quotationLines } from '../../database/tables/quotations';
import { doneOnce, type Once } from '../done-once';
import type { Writing } from '../inquiries/change-inquiry';
import { NO_GOODS } from '../orders/no-goods';
import { askedLineOf, checkRoom, checkSum } from './add-line';
import { lockDraft } from './lock-draft';
import { noteLine } from './note-line';

export type FreeLine = {
  number: string;
  /** What it is, in words that nobody looks up. */
  text: string;
  /** What a quantity counts, as 'hour'; empty for nothing said. */
  unit: string;
  quantity: number;
  /** Of one unit, before VAT. */
  price: Centavos;
  /** The line of the request that it offers for; null where nobody asked for it. */
  asked: number | null;
  /** Of the form: submitted twice it adds one. */
  once: Once | null;
};

/**
 * Adds a line of staff's own words: no goods of the catalogue, so it takes no stock.
 * @returns false where it was done already
 * @throws Refusal not-found, conflict, or invalid for one line too many
 */
export async function addFreeLine(
  deps: Writing,
  { number, text, unit, quantity, price, asked, once }: FreeLine,
  clerk: DoneBy<Clerk>,
): Promise<boolean> {
  const { isNew } = await deps.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, number);
    return doneOnce(tx, once, deps.now(), async () => {
      await checkRoom(tx, draft.id);
      const askedLineId = await askedLineOf(tx, draft.id, asked);
      await tx.insert(quotationLines).values({
        ...{ quotationId: draft.id, askedLineId, variantId: NO_GOODS, quantity, price },
        ...{ productName: text, variantName: unit, brandName: '', model: null },
      });
      await checkSum(tx, draft);
      // What is typed may name somebody.
      const after = { inOwnWords: true, quantity, price };
      await noteLine(deps, tx, number, clerk, { before: null, after });
      return null;
    });
  });
  return isNew;
}
