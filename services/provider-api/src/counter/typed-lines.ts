/** The units and prices that staff type in a quotation's lines. */
import { typedIn, type SentForm } from 'back-office/forms/sent-page';
import * as z from 'zod';
import { invalid } from '../domain/refusal';
import { QUANTITY_MOST, type LineChange } from '../domain/quotations/change-draft';
import { wholeNumber } from './form';
import { typedPesos } from './typed-amount';

const QUANTITY = `Must be a whole number from 1 to ${QUANTITY_MOST}.`;

export const amounts = {
  quantity: wholeNumber(QUANTITY, 1, QUANTITY_MOST),
  price: typedPesos('Must be a price in pesos, such as 1,625.00.'),
};

/**
 * The lines that were typed over beside the form that was sent.
 * @param at the path below which the lines' forms are
 * @throws Refusal invalid that says which line can't be read
 */
export function typedLines(
  beside: readonly SentForm[],
  at: string,
): { form: SentForm; change: LineChange }[] {
  const lines = beside.flatMap((form) => {
    const id = form.at.startsWith(`${at}/`) ? form.at.slice(at.length + 1) : '';
    return /^\d{1,9}$/.test(id) ? [{ form, line: Number(id) }] : [];
  });
  return lines.flatMap(({ form, line }, place) => {
    if (typedIn(form).length === 0) return [];
    const read = z.object(amounts).safeParse(form.fields);
    if (read.success) return [{ form, change: { line, to: read.data } }];
    const said = read.error.issues.map(({ message }) => message).join(' ');
    throw invalid({ lines: `Line ${place + 1}: ${said} Nothing was sent.` });
  });
}
