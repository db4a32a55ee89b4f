/** What a saved list expects of 'order again': what has changed is shown first. */
import type { SlotExamples } from 'shared-contracts/examples';

const line = {
  id: '34',
  variant_id: '34',
  product_name: 'Hammer drill',
  variant_name: 'SDS-plus, 800 W',
  brand_name: 'Kraftig',
  quantity: 2,
};

export const reorderList: SlotExamples<'cart.reorder'> = {
  slot: 'cart.reorder',
  provider: 'mfe-cart-checkout',
  examples: [
    {
      name: 'two chosen lines of a list, of one of which fewer are left',
      props: {
        title: 'Site 4 consumables',
        lines: [
          { ...line, price: 1_250_00 },
          { ...line, id: '35', variant_id: '35', price: null, short: true },
        ],
      },
      finds: { role: 'button', name: 'Reorder 2 items' },
    },
  ],
};
