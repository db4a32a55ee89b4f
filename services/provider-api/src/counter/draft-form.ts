/** The form of a draft: whose it is, its units, its discount, and which button was pressed. */
import { quantityTyped } from 'shared-contracts/typed-number';
import { email } from 'shared-contracts/wire/inquiry';
import * as z from 'zod';
import { QUANTITY_MOST } from '../domain/order-drafts/draft-lines';
import type { DraftValues } from '../domain/order-drafts/save-draft';
import { invalid } from '../domain/refusal';
import { typed } from './form';
import { typedRate } from './typed-rate';

const isEmailOrNone = (text: string) => text === '' || email.safeParse(text).success;

/** Whose order it is, as far as it is known. */
export const contactFields = {
  name: typed(200).default(''),
  phone: typed(40).default(''),
  email: typed(254).refine(isEmailOrNone, 'This is no email.').default(''),
  company: typed(200).default(''),
};

export const draftForm = z
  .object({
    ...contactFields,
    /** 'save', 'place', or 'remove-12' for a line. */
    do: z.string().max(30).default('save'),
    shown: z.string().max(64),
    /** In centavos. */
    total: z
      .string()
      .regex(/^\d{1,16}$/, 'is no total')
      .transform(Number),
    discount: typedRate.default(0),
    discountReason: typed(200).default(''),
  })
  .catchall(z.string());

const UNITS = `Must be a whole number from 0 to ${QUANTITY_MOST}; 0 takes the line out.`;

/**
 * What was typed. @throws Refusal invalid that names each line that can't be read
 */
export function draftValues(form: z.output<typeof draftForm>): DraftValues {
  const { name, phone, email: to, company, discount: discountRate, discountReason } = form;
  const quantities = new Map<number, number>();
  const faults: Record<string, string> = {};
  for (const [field, text] of Object.entries(form)) {
    const id = /^quantity-(\d{1,9})$/.exec(field)?.[1];
    if (id === undefined) continue;
    const units = quantityTyped(String(text));
    if (units === null || units > QUANTITY_MOST) faults[field] = UNITS;
    else quantities.set(Number(id), units);
  }
  const removed = /^remove-(\d{1,9})$/.exec(form.do)?.[1];
  // What is taken out needs no number.
  if (removed !== undefined) {
    delete faults[`quantity-${removed}`];
    quantities.set(Number(removed), 0);
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { name, phone, email: to, company, discountRate, discountReason, quantities };
}
