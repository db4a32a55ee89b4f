/** The units and prices that staff type in a quotation's lines. */
import { typedIn, type SentForm } from 'back-office/forms/sent-page';
import { amountTyped } from 'shared-contracts/typed-number';
import * as z from 'zod';
import { invalid } from '../domain/refusal';
import { QUANTITY_MOST, type LineChange } from '../domain/quotations/change-draft';
import { typed, wholeNumber } from './form';

const QUANTITY = `Must be a whole number from 1 to ${QUANTITY_MOST}.`;
/** In centavos: a hundred million pesos, so that sums stay exact. */
const PRICE_MOST = 10_000_000_000;

export const amounts = {
  quantity: wholeNumber(QUANTITY, 1, QUANTITY_MOST),
  /** Typed in pesos, '1,625.00'. */
  price: typed(30, 1)
    .transform((text) => amountTyped(text) ?? 0)
    .refine(
      (price) => price > 0 && price <= PRICE_MOST,
      'Must be a price in pesos, such as 1,625.00.',
    ),
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
