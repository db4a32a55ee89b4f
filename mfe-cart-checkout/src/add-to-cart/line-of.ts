import type { SlotProps } from 'shared-contracts/slots';
import type { CartLine } from '../cart/lines';
import { termsOf } from '../cart/selling-terms';

/** The cart line of a slot's product, with one unit. */
export function lineOf(item: SlotProps<'cart.add-to-cart'>): CartLine {
  return {
    product_id: item.product_id,
    variant_id: item.variant_id,
    quantity: 1,
    product_name: item.product_name,
    variant_name: item.variant_name,
    brand_name: item.brand_name,
    product_price: item.price,
    product_image: item.product_image,
    status: '',
    default: item.default,
    ...termsOf(item),
  };
}
