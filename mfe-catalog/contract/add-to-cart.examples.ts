/** What the product page expects of the cart's button. */
import type { SlotExamples } from 'shared-contracts/examples';

const drill = {
  product_id: '12',
  variant_id: '34',
  product_name: 'Hammer drill',
  variant_name: 'SDS-plus, 800 W',
  brand_name: 'Kraftig',
  price: 1_250_00,
  product_image: null,
  in_stock: true,
  default: true,
};

export const addToCart: SlotExamples<'cart.add-to-cart'> = {
  slot: 'cart.add-to-cart',
  provider: 'mfe-cart-checkout',
  examples: [
    {
      name: 'a variant with a price, beside its quantity',
      props: { ...drill, layout: 'full' },
      finds: { role: 'button', name: 'Add to cart' },
    },
    {
      name: 'a variant whose stock is not known',
      props: { ...drill, in_stock: null, layout: 'full' },
      finds: { role: 'button', name: 'Add to cart' },
    },
    {
      name: 'a variant on a card, without a layout',
      props: { ...drill, product_image: 'products/12.webp', default: false },
      finds: { role: 'button', name: 'Add to cart' },
    },
  ],
};
