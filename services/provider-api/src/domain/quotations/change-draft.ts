/**
 * Quotations while they are drafts: made from an inquiry, and given lines from the catalogue. A line
 * is priced here: at first with what the shop asks for so many, then with what staff type.
 */
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { quotationAskedLines, quotationLines, quotations } from '../../database/tables/quotations';
import { invalid, notFound, Refusal } from '../refusal';
import { accountEmail } from '../accounts/email';
import { lockInquiry, type Writing } from '../inquiries/change-inquiry';
import { dayOf, daysAfter } from '../manila-day';
import { drawNumber } from '../document-number';
import { readOffered } from './offered';

/** How long the prices of a new draft hold, in days; staff may set another day. */
export const VALID_DAYS = 14;
/** As many as a mail can list. */
const LINES_MOST = 200;

export const QUANTITY_MOST = 9999;

/** The price is of one unit, before VAT. */
type LineValues = { quantity: number; price: Centavos };
type NewLine = LineValues & {
  number: string;
  variantId: number;
  /** The line of the request that it offers for; null where nobody asked for it. */
  asked: number | null;
  /** The newest line of the draft that was shown; 0 for none. */
  after: number;
};

/**
 * Makes a draft for an inquiry.
 * @param asked `after` is the newest of its quotations that was shown, 0 for none
 * @returns its number, or of the one that somebody has made since: a form submitted twice creates one
 * @throws Refusal not-found
 */
export async function makeQuotation(
  deps: Writing,
  { reference, after }: { reference: string; after: number },
  { by, network }: DoneBy<Clerk>,
): Promise<{ number: string; isNew: boolean }> {
  return deps.db.transaction(async (tx) => {
    const { id, name, email, mobileNumber, company } = await lockInquiry(tx, reference);
    const [made] = await tx
      .select({ number: quotations.number })
      .from(quotations)
      .where(and(eq(quotations.inquiryId, id), gt(quotations.id, after)))
      .orderBy(desc(quotations.id))
      .limit(1);
    if (made) return { number: made.number, isNew: false };
    const now = deps.now();
    const number = drawNumber('QUO');
    await tx.insert(quotations).values({
      number,
      inquiryId: id,
      ...{ name, email: accountEmail(email), mobileNumber, company },
      validUntil: daysAfter(dayOf(now), VALID_DAYS),
      createdAt: now,
      staffName: by.name,
    });
    await recordStaffAudit(deps, tx, {
      action: 'quotation made',
      by,
      network,
      object: `quotation ${number}`,
      after: { inquiry: reference },
    });
    return { number, isNew: true };
  });
}

/**
 * Reads a draft so that what else is done with it waits.
 * @throws Refusal not-found, or conflict where it was sent or withdrawn
 */
export async function lockDraft(tx: Transaction, number: string) {
  const [found] = await tx
    .select()
    .from(quotations)
    .where(eq(quotations.number, number))
    .for('update');
  if (!found) throw notFound('There is no quotation of this number.');
  if (found.status !== 'Draft') {
    throw new Refusal(
      'conflict',
      `This quotation was ${found.status.toLowerCase()}, so it stays as it is.`,
    );
  }
  return found;
}

/**
 * Adds units of a variant at a price that staff set: the form offers the catalogue's.
 * @returns false where the same was added since the page was shown: a form submitted twice adds one
 * @throws Refusal not-found, conflict, or invalid for what is not on sale, or is one line too many
 */
export async function addLine(
  deps: Writing,
  { number, variantId, asked, quantity, price, after }: NewLine,
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { id } = await lockDraft(tx, number);
    const offered = await readOffered(tx, variantId, deps.now());
    if (!offered) throw invalid({ variant: 'This item is not on sale.' });
    const { stock: _stock, price: _price, ...texts } = offered;
    const [held] = await tx
      .select({ lines: count() })
      .from(quotationLines)
      .where(eq(quotationLines.quotationId, id));
    if ((held?.lines ?? 0) >= LINES_MOST) {
      throw invalid({ variant: `A quotation may have ${LINES_MOST} lines.` });
    }
    const [known] =
      asked === null
        ? []
        : await tx
            .select({ id: quotationAskedLines.id })
            .from(quotationAskedLines)
            .where(and(eq(quotationAskedLines.quotationId, id), eq(quotationAskedLines.id, asked)));
    const askedLineId = known?.id ?? null;
    const same = and(
      eq(quotationLines.quotationId, id),
      eq(quotationLines.variantId, variantId),
      eq(quotationLines.quantity, quantity),
      eq(quotationLines.price, price),
      askedLineId === null
        ? isNull(quotationLines.askedLineId)
        : eq(quotationLines.askedLineId, askedLineId),
      gt(quotationLines.id, after),
    );
    if ((await tx.$count(quotationLines, same)) > 0) return false;
    await tx
      .insert(quotationLines)
      .values({ ...texts, quotationId: id, askedLineId, quantity, price });
    await recordStaffAudit(deps, tx, {
      action: 'quotation line changed',
      by,
      network,
      object: `quotation ${number}`,
      before: null,
      after: { variant: variantId, quantity, price },
    });
    return true;
  });
}

/** @throws Refusal not-found where the quotation has no such line */
async function writeLine(
  deps: Writing,
  tx: Transaction,
  { id, number, line, to }: { id: number; number: string } & LineChange,
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  const its = and(eq(quotationLines.quotationId, id), eq(quotationLines.id, line));
  const [before] = await tx.select().from(quotationLines).where(its);
  if (!before) throw notFound('This quotation has no such line.');
  if (to === null) await tx.delete(quotationLines).where(its);
  else await tx.update(quotationLines).set(to).where(its);
  const { variantId: variant, quantity, price } = before;
  await recordStaffAudit(deps, tx, {
    action: 'quotation line changed',
    by,
    network,
    object: `quotation ${number}`,
    before: { variant, quantity, price },
    after: to === null ? null : { variant, ...to },
  });
}

/** What a line is to be; null removes it. */
export type LineChange = { line: number; to: LineValues | null };

/**
 * Gives a line another quantity and price, or removes it.
 * @throws Refusal not-found where the quotation has no such line, conflict where it is no draft
 */
export async function changeLine(
  deps: Writing,
  { number, ...change }: { number: string } & LineChange,
  clerk: DoneBy<Clerk>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { id } = await lockDraft(tx, number);
    await writeLine(deps, tx, { id, number, ...change }, clerk);
  });
}

/**
 * Gives several lines of a locked draft other quantities and prices.
 * @throws Refusal not-found where the quotation has no such line
 */
export async function changeLines(
  deps: Writing,
  tx: Transaction,
  { id, number, changes }: { id: number; number: string; changes: readonly LineChange[] },
  clerk: DoneBy<Clerk>,
): Promise<void> {
  for (const change of changes) await writeLine(deps, tx, { id, number, ...change }, clerk);
}
