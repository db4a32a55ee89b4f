/** Makes a new draft of what a quotation offers, at the prices of now. */
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { quotationLines, quotations } from '../../database/tables/quotations';
import { readGoods } from '../cart/find-goods';
import { doneOnce, type Once } from '../done-once';
import { drawNumber } from '../document-number';
import type { Writing } from '../inquiries/change-inquiry';
import { dayOf, daysAfter } from '../manila-day';
import { isGoods } from '../orders/no-goods';
import { notFound } from '../refusal';
import { VALID_DAYS } from './make-quotation';
import { contactColumns, contactOf } from './quoted-contact';
import { readQuotation, type QuotationLine } from './read-quotation';

type NewLine = typeof quotationLines.$inferInsert;

/** A line as it is offered now, without its discount; null for goods that are not on sale. */
async function lineNow(
  tx: Transaction,
  { id: _id, askedLineId: _asked, ...line }: QuotationLine,
  now: Date,
): Promise<Omit<NewLine, 'quotationId'> | null> {
  const price = line.fullPrice ?? line.price;
  const plain = { ...line, price, fullPrice: null, discountRate: 0 };
  if (!isGoods(line)) return plain;
  const goods = await readGoods(tx, line.variantId, now, line.quantity);
  if (!goods) return null;
  const { productName, variantName, brandName, model } = goods;
  // What has no price of the shop keeps the one that staff have set.
  return { ...plain, productName, variantName, brandName, model, price: goods.price ?? price };
}

/**
 * Copies a quotation of any status into a draft of its own, for the same customer until another is
 * named. Discounts are not copied: whoever goes on gives those that they may. Nor are words to the
 * customer: they may be about this one.
 * @param once of the form: submitted twice it copies once
 * @returns its number, and how many lines were left out because they are not on sale
 * @throws Refusal not-found
 */
export async function copyQuotation(
  deps: Writing,
  { number, once }: { number: string; once: Once | null },
  { by, network }: DoneBy<Clerk>,
): Promise<{ number: string; left: number }> {
  const now = deps.now();
  const { result } = await deps.db.transaction((tx) =>
    doneOnce(tx, once, now, async () => {
      const from = await readQuotation(tx, number);
      if (!from) throw notFound('There is no quotation of this number.');
      const { customer, terms } = from;
      const contact = contactOf(from);
      const copy = drawNumber('QUO');
      const [made] = await tx
        .insert(quotations)
        .values({
          ...{ number: copy, createdAt: now, staffName: by.name, terms },
          // The version before says whose it is by its inquiry alone.
          ...contactColumns({
            ...contact,
            name: customer?.name ?? contact.name,
            email: customer?.email ?? contact.email,
          }),
          validUntil: daysAfter(dayOf(now), VALID_DAYS),
        })
        .returning({ id: quotations.id });
      if (!made) throw new Error('no quotation was made');
      const lines: NewLine[] = [];
      for (const line of from.lines) {
        const copied = await lineNow(tx, line, now);
        if (copied) lines.push({ ...copied, quotationId: made.id });
      }
      if (lines.length > 0) await tx.insert(quotationLines).values(lines);
      const left = from.lines.length - lines.length;
      await recordStaffAudit(deps, tx, {
        action: 'quotation begun',
        by,
        network,
        object: `quotation ${copy}`,
        after: { copyOf: number, lines: lines.length, left },
      });
      return { number: copy, left };
    }),
  );
  return result;
}
