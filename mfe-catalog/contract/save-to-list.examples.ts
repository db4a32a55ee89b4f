/** What this remote expects of the account's saved lists. */
import type { SlotExamples } from 'shared-contracts/examples';

export const saveToList: SlotExamples<'account.save-to-list'> = {
  slot: 'account.save-to-list',
  provider: 'mfe-account',
  examples: [
    {
      name: 'one variant of a product',
      props: {
        lines: [
          {
            product_id: '12',
            variant_id: '34',
            product_name: 'Hammer drill',
            variant_name: 'SDS-plus, 800 W',
            brand_name: 'Kraftig',
            product_image: null,
            quantity: 1,
            price: 1_250_00,
          },
        ],
      },
      finds: { role: 'button', name: 'Save to list' },
    },
  ],
};
