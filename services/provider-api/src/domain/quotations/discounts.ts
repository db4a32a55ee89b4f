/** Discounts of a quotation: of a line, and of everything. Who may give which is the orders' rule. */
import type { Centavos } from 'shared-contracts/money';
import { RATE_MOST } from '../orders/amounts';
import { checkRate, checkReason, combinedRate } from '../orders/discount';
import { invalid } from '../refusal';
import type { WholeQuotation } from './read-quotation';
import type { DraftValues, LineValues } from './draft-values';

/**
 * The price of one unit with the line's discount taken off, rounded to the centavo.
 * @throws Refusal invalid that names the field, where nothing is left
 */
export function netPrice({ price, discountRate: rate }: LineValues, field: string): Centavos {
  const net = price - Math.round((price * rate) / RATE_MOST);
  if (net < 1) throw invalid({ [field]: 'This leaves no price.' });
  return net;
}

/**
 * A line's discount counts together with that of everything, so that both are no way around the limit.
 * @param most what whoever types them may give, in hundredths of a per cent
 * @throws Refusal invalid for a discount that is too large, or without a reason
 */
export function checkDiscounts(draft: WholeQuotation, values: DraftValues, most: number): void {
  const { discountRate: rate, discountReason, lines } = values;
  checkRate({ field: 'discount', rate, before: draft.discountRate, most });
  let largest = rate;
  for (const line of draft.lines) {
    const own = lines.get(line.id)?.discountRate ?? 0;
    if (own === 0) continue;
    largest = Math.max(largest, own);
    checkRate({
      field: `discount-${line.id}`,
      rate: own > RATE_MOST ? own : combinedRate(own, rate),
      before: combinedRate(line.discountRate, draft.discountRate),
      most,
    });
  }
  checkReason(largest, discountReason);
}
