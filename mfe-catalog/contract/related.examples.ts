/** What the product page expects of the part below it, which comes in a script of its own. */
import type { SlotExamples } from 'shared-contracts/examples';

export const related: SlotExamples<'catalog.related'> = {
  slot: 'catalog.related',
  provider: 'mfe-catalog',
  examples: [
    {
      name: 'another product of the same category',
      props: { product_id: '12', category_id: '3' },
      answers: {
        '/api/store/products': [
          { id: 12, product_name: 'Hammer drill', brand_name: 'Kraftig', price: 1250 },
          { id: 13, product_name: 'Angle grinder', brand_name: 'Kraftig', price: 990 },
        ],
      },
      finds: { role: 'link', name: 'Angle grinder' },
    },
  ],
};
