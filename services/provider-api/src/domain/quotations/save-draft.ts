/**
 * The form of a quotation's draft, in which its lines are priced: what was typed is written, unless
 * somebody changed the same meanwhile.
 */
import { and, eq } from 'drizzle-orm';
import { formatMoney } from 'shared-contracts/money';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { asShown, ChangedMeanwhile, type Differing } from '../audit/version';
import type { Transaction } from '../../database/open';
import { quotationLines, quotations } from '../../database/tables/quotations';
import type { Writing } from '../inquiries/change-inquiry';
import { rateInWords } from '../orders/amounts';
import { isGoods } from '../orders/no-goods';
import { CONTACT_FIELDS, CONTACT_NAMES } from '../orders/known-contact';
import { checkSum } from './add-line';
import type { DraftValues, LineValues } from './draft-values';
import { checkDiscounts, netPrice } from './discounts';
import { lockDraft } from './lock-draft';
import { contactColumns, contactOf, isOfStaff } from './quoted-contact';
import {
  draftVersion,
  readQuotation,
  type QuotationLine,
  type WholeQuotation,
} from './read-quotation';

/** What a form of a draft says. */
export type DraftForm = {
  number: string;
  /** The version that it showed. */
  shown: string;
  values: DraftValues;
  /** The largest discount that whoever sends it may give, in hundredths of a per cent. */
  discountMost: number;
};

const nameOf = ({ productName, variantName }: QuotationLine) =>
  variantName === '' ? productName : `${productName}, ${variantName}`;

/** The values of a line as the form has them. */
export const valuesOf = (line: QuotationLine): LineValues => ({
  ...(isGoods(line) ? {} : { own: { text: line.productName, unit: line.variantName } }),
  quantity: line.quantity,
  price: line.fullPrice ?? line.price,
  discountRate: line.discountRate,
});

const inWords = (values: LineValues | null | undefined) => {
  if (!values) return 'none';
  const { own, quantity, price, discountRate: rate } = values;
  const words = own ? `${[own.text, own.unit].filter(Boolean).join(', ')}: ` : '';
  return `${words}${quantity} at ${formatMoney(price)}${rate === 0 ? '' : ` less ${rateInWords(rate)}`}`;
};

/** What was typed beside what the draft has now. */
function differences(draft: WholeQuotation, values: DraftValues): Differing[] {
  const lines = new Map(draft.lines.map((line) => [line.id, line]));
  const ofLines = [...new Set([...values.lines.keys(), ...lines.keys()])].map((id) => {
    const line = lines.get(id);
    const label = line ? nameOf(line) : 'A line that is gone';
    return asShown(label, inWords(values.lines.get(id)), inWords(line && valuesOf(line)));
  });
  const { contact } = values;
  const whose = contact && isOfStaff(draft) ? CONTACT_FIELDS : [];
  const is = contactOf(draft);
  return [
    ...ofLines,
    ...whose.map((field) => asShown(CONTACT_NAMES[field], contact?.[field] ?? '', is[field])),
    asShown('Valid until', values.validUntil, draft.validUntil),
    asShown('Terms', values.terms, draft.terms),
    asShown('More for the customer', values.words, draft.words),
    asShown('Discount', rateInWords(values.discountRate), rateInWords(draft.discountRate)),
    asShown('Reason for the discount', values.discountReason, draft.discountReason),
  ].filter(({ yours, now }) => yours !== now);
}

async function writeLine(
  deps: Writing,
  tx: Transaction,
  { number, line, to }: { number: string; line: QuotationLine; to: LineValues | null },
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  const { own: was, ...before } = valuesOf(line);
  // Goods are named by the catalogue, whatever is sent.
  const own = was && to?.own;
  const { own: _sent, ...values }: LineValues = to ?? before;
  const reworded = own !== undefined && (own.text !== was?.text || own.unit !== was?.unit);
  if (to && !reworded && inWords(before) === inWords(values)) return;
  const its = and(eq(quotationLines.quotationId, line.quotationId), eq(quotationLines.id, line.id));
  if (to === null) await tx.delete(quotationLines).where(its);
  else {
    const price = netPrice(to, `discount-${line.id}`);
    const fullPrice = to.discountRate === 0 ? null : to.price;
    await tx
      .update(quotationLines)
      .set({
        ...{ ...values, price, fullPrice },
        ...(reworded ? { productName: own.text, variantName: own.unit } : {}),
      })
      .where(its);
  }
  const { variantId: variant } = line;
  await recordStaffAudit(deps, tx, {
    action: 'quotation line changed',
    by,
    network,
    object: `quotation ${number}`,
    before: { variant, ...before },
    // What is typed may name somebody.
    after: to === null ? null : { variant, ...values, ...(reworded ? { reworded } : {}) },
  });
}

async function writeFacts(
  deps: Writing,
  tx: Transaction,
  draft: WholeQuotation,
  values: DraftValues,
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  const { lines, contact, ...facts } = values;
  const given = facts.discountRate > 0 || [...lines.values()].some((to) => to?.discountRate);
  // A reason without a discount says nothing.
  const to = {
    ...{ ...facts, discountReason: given ? facts.discountReason : '' },
    ...(contact && isOfStaff(draft) ? contactColumns(contact) : {}),
  };
  const names = Object.keys(to) as (keyof typeof to)[];
  const changed = names.filter((name) => to[name] !== draft[name]);
  if (changed.length === 0) return;
  await tx.update(quotations).set(to).where(eq(quotations.id, draft.id));
  const { validUntil, discountRate } = draft;
  await recordStaffAudit(deps, tx, {
    action: 'quotation draft changed',
    by,
    network,
    object: `quotation ${draft.number}`,
    before: { validUntil, discountRate },
    after: {
      ...{ validUntil: to.validUntil, discountRate: to.discountRate },
      changed: changed.join(', '),
    },
  });
}

/**
 * Writes the form of a locked draft.
 * @returns the draft as it is then
 * @throws ChangedMeanwhile, Refusal invalid
 */
export async function writeDraft(
  deps: Writing,
  tx: Transaction,
  { number, shown, values, discountMost }: DraftForm,
  clerk: DoneBy<Clerk>,
): Promise<WholeQuotation> {
  const draft = await readQuotation(tx, number);
  if (!draft) throw new Error(`the draft ${number} is locked and gone`);
  if (draftVersion(draft) !== shown) throw new ChangedMeanwhile(differences(draft, values));
  checkDiscounts(draft, values, discountMost);
  for (const line of draft.lines) {
    const to = values.lines.get(line.id);
    if (to !== undefined) await writeLine(deps, tx, { number, line, to }, clerk);
  }
  await writeFacts(deps, tx, draft, values, clerk);
  await checkSum(tx, { id: draft.id, discountRate: values.discountRate });
  const written = await readQuotation(tx, number);
  if (!written) throw new Error(`the draft ${number} is locked and gone`);
  return written;
}

/**
 * Writes the form of a draft.
 * @throws ChangedMeanwhile; Refusal not-found, conflict, invalid
 */
export async function saveDraft(
  deps: Writing,
  form: DraftForm,
  clerk: DoneBy<Clerk>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockDraft(tx, form.number);
    await writeDraft(deps, tx, form, clerk);
  });
}
