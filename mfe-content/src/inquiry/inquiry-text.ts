import type { InquiryPrefill } from 'shared-contracts/slots';

/**
 * 'Inquiry about: Brand …, Product …, Model …', or '' where the inquiry is about nothing in
 * particular.
 */
export function inquiryText({ brand, product, model, order }: InquiryPrefill): string {
  const about = [
    ['Brand', brand],
    ['Product', product],
    ['Model', model],
    ['Order', order],
  ].flatMap(([label, value]) => (value ? [`${label} ${value}`] : []));
  return about.length === 0 ? '' : `Inquiry about: ${about.join(', ')}`;
}
