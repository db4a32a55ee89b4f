/** What an order's page expects of 'order again'. */
import type { SlotExamples } from 'shared-contracts/examples';

const line = {
  id: '1',
  variant_id: '34',
  product_name: 'Hammer drill',
  variant_name: 'SDS-plus, 800 W',
  brand_name: 'Kraftig',
  quantity: 2,
};

export const reorder: SlotExamples<'cart.reorder'> = {
  slot: 'cart.reorder',
  provider: 'mfe-cart-checkout',
  examples: [
    {
      name: 'an order of one line',
      props: { order_number: 'ORD-2026-0001', lines: [{ ...line, price: 1_250_00 }] },
      finds: { role: 'button', name: 'Order again' },
    },
    {
      name: 'an order with a line that had no price',
      props: {
        order_number: 'ORD-2026-0002',
        lines: [
          { ...line, price: 1_250_00 },
          { ...line, id: '2', price: null },
        ],
      },
      finds: { role: 'button', name: 'Order again' },
    },
  ],
};
