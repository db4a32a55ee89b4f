/** The sums of an order: its lines, less its discount, and VAT on what is left (shared-contracts/money). */
import { totalsOf, type Centavos, type Totals } from 'shared-contracts/money';
import { invalid } from '../refusal';

/** A discount of everything, in hundredths of a per cent. */
export const RATE_MOST = 10_000;

type Priced = { quantity: number; price: Centavos };

export const sumOf = (lines: readonly Priced[]): Centavos =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** What a discount takes off a sum, rounded once to the centavo. */
const discountOf = (sum: Centavos, rate: number): Centavos => Math.round((sum * rate) / RATE_MOST);

/**
 * @param rate of the discount, in hundredths of a per cent
 * @throws Refusal invalid for a sum that can't be computed exactly
 */
export function amountsOf(
  lines: readonly Priced[],
  rate: number,
): Totals & { items: Centavos; discount: Centavos } {
  const items = sumOf(lines);
  if (!Number.isSafeInteger(items * RATE_MOST)) {
    throw invalid({ total: 'This order is too large: please make two of it.' });
  }
  const discount = discountOf(items, rate);
  return { items, discount, ...totalsOf(items - discount) };
}

/** '5%' or '7.5%'. */
export const rateInWords = (rate: number): string => `${rate / 100}%`;
