/** Lines of the catalogue on a quotation's draft, at first with what the shop asks for so many. */
import { and, count, eq, gt } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import type { Clerk, DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { quotationAskedLines, quotationLines } from '../../database/tables/quotations';
import { readGoods } from '../cart/find-goods';
import type { Writing } from '../inquiries/change-inquiry';
import { amountsOf } from '../orders/amounts';
import { invalid } from '../refusal';
import { lockDraft } from './lock-draft';
import { noteLine, sameGoods } from './note-line';
import { linesOfQuotation } from './read-quotation';

/** As many as a mail can list. */
const LINES_MOST = 200;

type NewLine = {
  number: string;
  variantId: number;
  quantity: number;
  /** Of one unit, before VAT. */
  price: Centavos;
  /** The line of the request that it offers for; null where nobody asked for it. */
  asked: number | null;
  /** The newest line of the draft that was shown; 0 for none. */
  after: number;
  /** The line of the draft in whose place it comes; null for none. */
  instead: number | null;
};

/** @throws Refusal invalid */
export async function checkRoom(tx: Transaction, id: number): Promise<void> {
  const [held] = await tx
    .select({ lines: count() })
    .from(quotationLines)
    .where(eq(quotationLines.quotationId, id));
  if ((held?.lines ?? 0) >= LINES_MOST) {
    throw invalid({ variant: `A quotation may have ${LINES_MOST} lines.` });
  }
}

/** @throws Refusal invalid for what would be too much to compute */
export async function checkSum(
  tx: Transaction,
  { id, discountRate }: { id: number; discountRate: number },
): Promise<void> {
  amountsOf(await linesOfQuotation(tx, id), discountRate);
}

/** The line of the request that an added one offers for; null for none of this quotation. */
export async function askedLineOf(
  tx: Transaction,
  id: number,
  asked: number | null,
): Promise<number | null> {
  if (asked === null) return null;
  const its = and(eq(quotationAskedLines.quotationId, id), eq(quotationAskedLines.id, asked));
  const [known] = await tx
    .select({ id: quotationAskedLines.id })
    .from(quotationAskedLines)
    .where(its);
  return known?.id ?? null;
}

/** Takes a line out of a draft; null where somebody has done so already. */
async function takeOut(tx: Transaction, quotationId: number, id: number) {
  const its = and(eq(quotationLines.quotationId, quotationId), eq(quotationLines.id, id));
  const [line] = await tx.delete(quotationLines).where(its).returning();
  return line ? { variant: line.variantId, quantity: line.quantity, price: line.price } : null;
}

/**
 * Adds units of a variant at a price that staff set: the form offers the catalogue's.
 * @returns false where the same was added since the page was shown: a form submitted twice adds one
 * @throws Refusal not-found, conflict, or invalid for what is not on sale, or is one line too many
 */
export async function addLine(
  deps: Writing,
  { number, variantId, asked, quantity, price, after, instead }: NewLine,
  clerk: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, number);
    const { id } = draft;
    const goods = await readGoods(tx, variantId, deps.now());
    if (!goods) throw invalid({ variant: 'This item is not on sale.' });
    await checkRoom(tx, id);
    const { productName, variantName, brandName, model } = goods;
    const askedLineId = await askedLineOf(tx, id, asked);
    const same = and(
      sameGoods(id, variantId, askedLineId),
      eq(quotationLines.quantity, quantity),
      eq(quotationLines.price, price),
      gt(quotationLines.id, after),
    );
    if ((await tx.$count(quotationLines, same)) > 0) return false;
    const texts = { productName, variantName, brandName, model };
    const line = { quotationId: id, variantId, askedLineId, quantity, price };
    await tx.insert(quotationLines).values({ ...line, ...texts });
    const before = instead === null ? null : await takeOut(tx, id, instead);
    await checkSum(tx, draft);
    const added = { variant: variantId, quantity, price };
    await noteLine(deps, tx, number, clerk, { before, after: added });
    return true;
  });
}
