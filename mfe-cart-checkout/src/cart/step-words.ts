import { formatMoney } from 'shared-contracts/money';
import { quantityRule } from 'shared-contracts/order-quantity';
import { priceAt } from 'shared-contracts/price-steps';
import { perUnit } from 'shared-contracts/unit-price';
import type { CartLine } from './lines';

/**
 * Which price by quantity a line has, and what the next one needs: 'Price for 10 or more. 40 more:
 * ₱9.00 each.'
 * @returns null where the price doesn't depend on the quantity
 */
export function stepWords(line: CartLine): string | null {
  const { price_steps: steps = [], product_price: price, quantity, unit } = line;
  if (price === null) return null;
  const reached = steps.filter((step) => step.quantity <= quantity).at(-1);
  const next = steps.find((step) => step.quantity > quantity);
  const { step } = quantityRule(line);
  const words: string[] = [];
  if (reached && reached.quantity > 1) words.push(`Price for ${reached.quantity} or more.`);
  if (next) {
    const sold = Math.ceil(next.quantity / step) * step;
    const then = formatMoney(priceAt(steps, sold, next.price));
    words.push(`${sold - quantity} more: ${then} ${perUnit(unit)}.`);
  }
  return words.length === 0 ? null : words.join(' ');
}
