import type { InquiryPrefill } from 'shared-contracts/slots';

/** What comes back, and the question that the shop asks next. */
const returnText = (lines: readonly string[]) =>
  ['I would like to bring back:', ...lines, 'What is wrong with it: '].join('\n');

/**
 * 'Inquiry about: Brand …, Product …, Model …', or '' where the inquiry is about nothing in
 * particular; below it what the customer wants to bring back of an order.
 */
export function inquiryText(prefill: InquiryPrefill): string {
  const { brand, product, model, order, returning = [] } = prefill;
  const about = [
    ['Brand', brand],
    ['Product', product],
    ['Model', model],
    ['Order', order],
  ].flatMap(([label, value]) => (value ? [`${label} ${value}`] : []));
  const first = about.length === 0 ? '' : `Inquiry about: ${about.join(', ')}`;
  return returning.length === 0 ? first : `${first}\n\n${returnText(returning)}`;
}
