/** What the search page expects of the catalogue's parts. */
import type { SlotExamples } from 'shared-contracts/examples';

export const listFilter: SlotExamples<'catalog.list-filter'> = {
  slot: 'catalog.list-filter',
  provider: 'mfe-catalog',
  examples: [
    {
      name: 'the results of a search, with room beside them',
      props: { query: 'drill', layout: 'column' },
      answers: {
        '/api/store/products/search/facets': {
          total: 46,
          brands: [{ id: '7', name: 'Kraftig', count: 9 }],
          categories: [],
          specs: [],
        },
      },
      finds: { role: 'checkbox', name: 'Kraftig (9)' },
    },
  ],
};

export const quickAdd: SlotExamples<'catalog.quick-add'> = {
  slot: 'catalog.quick-add',
  provider: 'mfe-catalog',
  examples: [
    {
      name: 'a result of which the query names a variant',
      props: {
        product_id: '12',
        product_name: 'Hammer drill',
        variant_id: '34',
        onClose: () => undefined,
      },
      answers: {
        '/api/store/products/details/12': {
          id: 12,
          product_name: 'Hammer drill',
          brand: 'Kraftig',
          category: 'Power tools',
          description: '',
          variants: [
            { id: 33, variant_name: '600 W', price: 950, default: true },
            { id: 34, variant_name: '800 W', price: 0 },
          ],
        },
      },
      finds: { role: 'button', name: 'Inquire for Price' },
    },
  ],
};
