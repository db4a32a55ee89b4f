/** The form of a quotation's draft: its lines, its facts, and which button was pressed. */
import * as z from 'zod';
import { invalid } from '../domain/refusal';
import {
  QUANTITY_MOST,
  type DraftValues,
  type LineValues,
} from '../domain/quotations/draft-values';
import { contactFields } from './draft-form';
import { typed, wholeNumber } from './form';
import { typedPesos } from './typed-amount';
import { typedRate } from './typed-rate';

const QUANTITY = `Must be a whole number from 1 to ${QUANTITY_MOST}.`;

/** Units and price of a line that is added. */
export const amounts = {
  quantity: wholeNumber(QUANTITY, 1, QUANTITY_MOST),
  price: typedPesos('Must be a price in pesos, such as 1,625.00.'),
};

/** What a line in own words is. */
export const ownWords = { text: typed(200, 1), unit: typed(40).default('') };

const lineFields = z.object({
  ...{ ...amounts, discount: typedRate.default(0) },
  // Of lines in own words alone.
  ...{ text: ownWords.text.optional(), unit: ownWords.unit },
});

export const quotationForm = z
  .object({
    /** 'save', 'send', or 'remove-12' for a line. */
    do: z.string().max(30).default('save'),
    shown: z.string().max(64),
    validUntil: z.iso.date('Must be a day.'),
    terms: typed(1000).default(''),
    words: typed(1000).default(''),
    discount: typedRate.default(0),
    discountReason: typed(200).default(''),
    // Where staff say for whom it is; another's has no such fields.
    ...contactFields,
  })
  .catchall(z.string());

/** The fields of each line, by its id. */
function fieldsOfLines(form: Record<string, unknown>): Map<number, Record<string, string>> {
  const lines = new Map<number, Record<string, string>>();
  for (const [field, value] of Object.entries(form)) {
    const [, name, id] = /^(quantity|price|discount|text|unit)-(\d{1,9})$/.exec(field) ?? [];
    if (name === undefined || id === undefined) continue;
    lines.set(Number(id), { ...lines.get(Number(id)), [name]: String(value) });
  }
  return lines;
}

/** What was typed. @throws Refusal invalid that names each field that can't be read */
export function quotationValues(form: z.output<typeof quotationForm>): DraftValues {
  const { validUntil, terms, words, discount: discountRate, discountReason } = form;
  const removed = Number(/^remove-(\d{1,9})$/.exec(form.do)?.[1] ?? 0);
  const lines = new Map<number, LineValues | null>();
  const faults: Record<string, string> = {};
  for (const [id, fields] of fieldsOfLines(form)) {
    // What is taken out needs no number.
    if (id === removed) {
      lines.set(id, null);
      continue;
    }
    const read = lineFields.safeParse(fields);
    if (read.success) {
      const { quantity, price, discount: discountRate, text, unit } = read.data;
      const own = text === undefined ? undefined : { text, unit };
      lines.set(id, { own, quantity, price, discountRate });
    } else {
      for (const { path, message } of read.error.issues) faults[`${path.join()}-${id}`] ??= message;
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const contact = { name: form.name, phone: form.phone, email: form.email, company: form.company };
  return { validUntil, terms, words, discountRate, discountReason, contact, lines };
}
