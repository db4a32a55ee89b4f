import { isSoldIn, quantityRule, type QuantityRule, type QuantityTerms } from './order-quantity';

/** 'Minimum order 10, in steps of 5'; null where every quantity is sold. */
export function quantityWords({ least, step }: QuantityRule): string | null {
  const steps = step > 1 ? `in steps of ${step}` : '';
  if (least > step) return `Minimum order ${least}${steps ? `, ${steps}` : ''}`;
  return step > 1 ? `Sold ${steps}` : null;
}

/** Why so many can't be in a cart, the same words in shop and provider; null where they can. */
export function refusalOf(rule: QuantityRule, quantity: number): string | null {
  if (isSoldIn(rule, quantity)) return null;
  return `${quantityWords(rule)}: ${quantity} can not be ordered.`;
}

/** What a short button says that adds the least that is sold: 'Add', 'Add 10'. */
export function addWords(terms: QuantityTerms): string {
  const { least } = quantityRule(terms);
  return least > 1 ? `Add ${least}` : 'Add';
}
