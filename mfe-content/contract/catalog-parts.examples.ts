/** What the home page expects of the catalog's parts. */
import type { SlotExamples } from 'shared-contracts/examples';

export const featured: SlotExamples<'catalog.featured'> = {
  slot: 'catalog.featured',
  provider: 'mfe-catalog',
  examples: [
    {
      name: 'a shop with a featured product',
      props: {},
      answers: {
        '/api/product/featured-products': [
          { id: 12, product_name: 'Hammer drill', brand_name: 'Kraftig', price: 1250 },
        ],
      },
      finds: { role: 'link', name: 'Hammer drill' },
    },
  ],
};

export const brandMarquee: SlotExamples<'catalog.brand-marquee'> = {
  slot: 'catalog.brand-marquee',
  provider: 'mfe-catalog',
  examples: [
    {
      name: 'a shop with a brand',
      props: {},
      answers: { '/api/brands': [{ id: 3, brand_name: 'Kraftig', file_name: 'kraftig.svg' }] },
      finds: { role: 'link', name: 'Kraftig' },
    },
  ],
};
