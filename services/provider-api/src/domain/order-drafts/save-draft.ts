/** Writes what was typed into a draft's form, unless somebody changed the same meanwhile. */
import { and, eq, inArray } from 'drizzle-orm';
import { asShown, ChangedMeanwhile, type Differing } from '../audit/version';
import { CONTACT_FIELDS, CONTACT_NAMES, type Contact } from '../orders/known-contact';
import type { Transaction } from '../../database/open';
import { orderDraftLines, orderDrafts } from '../../database/tables/order-drafts';
import type { Deps } from '../deps';
import { rateInWords } from '../orders/amounts';
import { checkRate, checkReason } from '../orders/discount';
import {
  draftAmounts,
  draftVersion,
  inWords,
  isOfChanges,
  lockOpenDraft,
  readDraft,
  type WholeDraft,
} from './draft';

export type DraftValues = Contact & {
  /** In hundredths of a per cent. */
  discountRate: number;
  discountReason: string;
  /** Units by the draft's lines; nought takes a line out. */
  quantities: ReadonlyMap<number, number>;
};

/** What a form of a draft says. */
export type DraftForm = {
  id: number;
  /** The version that it showed. */
  shown: string;
  values: DraftValues;
  /** The largest discount that whoever sends it may give, in hundredths of a per cent. */
  discountMost: number;
};

/** What was typed beside what the draft has now. */
function differences(draft: WholeDraft, values: DraftValues): Differing[] {
  const contact = isOfChanges(draft)
    ? []
    : CONTACT_FIELDS.map((field) => asShown(CONTACT_NAMES[field], values[field], draft[field]));
  const lines = new Map(draft.lines.map((line) => [line.id, line]));
  const units = [...new Set([...values.quantities.keys(), ...lines.keys()])].map((id) => {
    const line = lines.get(id);
    const label = line ? `Units of ${inWords(line)}` : 'Units of a line that is gone';
    return asShown(label, String(values.quantities.get(id) ?? 0), String(line?.quantity ?? 0));
  });
  return [
    ...contact,
    ...units,
    asShown('Discount', rateInWords(values.discountRate), rateInWords(draft.discountRate)),
    asShown('Reason for the discount', values.discountReason, draft.discountReason),
  ].filter(({ yours, now }) => yours !== now);
}

/** @throws Refusal invalid for a discount that is too large, or without a reason */
function checkDiscount(draft: WholeDraft, { values, discountMost: most }: DraftForm): void {
  const { discountRate: rate, discountReason } = values;
  checkRate({ field: 'discount', rate, before: draft.discountRate, most });
  checkReason(rate, discountReason);
}

async function writeLines(
  tx: Transaction,
  draft: WholeDraft,
  quantities: DraftValues['quantities'],
): Promise<void> {
  const out = draft.lines.filter(({ id }) => quantities.get(id) === 0).map(({ id }) => id);
  if (out.length > 0) {
    await tx.delete(orderDraftLines).where(inArray(orderDraftLines.id, out));
  }
  for (const { id, quantity } of draft.lines) {
    const to = quantities.get(id) ?? quantity;
    if (to === quantity || to === 0) continue;
    const its = and(eq(orderDraftLines.id, id), eq(orderDraftLines.draftId, draft.id));
    await tx.update(orderDraftLines).set({ quantity: to }).where(its);
  }
}

/**
 * Writes the form of a locked draft.
 * @returns the draft as it is then
 * @throws ChangedMeanwhile, Refusal invalid
 */
export async function writeDraft(tx: Transaction, form: DraftForm, now: Date): Promise<WholeDraft> {
  const { id, shown, values } = form;
  const draft = await readDraft(tx, id, now);
  if (!draft) throw new Error(`the draft ${id} is locked and gone`);
  if (draftVersion(draft) !== shown) throw new ChangedMeanwhile(differences(draft, values));
  checkDiscount(draft, form);
  const { quantities, discountRate, discountReason, ...contact } = values;
  await tx
    .update(orderDrafts)
    .set({
      ...(isOfChanges(draft) ? {} : contact),
      // A reason without a discount says nothing.
      ...{ discountRate, discountReason: discountRate === 0 ? '' : discountReason },
      changedAt: now,
    })
    .where(eq(orderDrafts.id, id));
  await writeLines(tx, draft, quantities);
  const written = await readDraft(tx, id, now);
  if (!written) throw new Error(`the draft ${id} is locked and gone`);
  // Refuses what would be too much to compute.
  draftAmounts(written);
  return written;
}

/**
 * Writes the form of a draft.
 * @throws ChangedMeanwhile; Refusal not-found, conflict, invalid
 */
export async function saveDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  form: DraftForm,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOpenDraft(tx, form.id);
    await writeDraft(tx, form, now());
  });
}
