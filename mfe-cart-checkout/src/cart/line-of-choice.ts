import type { LineChoice } from 'shared-contracts/wire/quick-order';
import type { CartLine } from './lines';
import { termsOf } from './selling-terms';

/** As the cart has it, with one unit. */
export function cartLineOf(choice: LineChoice): CartLine {
  return {
    product_id: choice.product_id,
    variant_id: choice.variant_id,
    quantity: 1,
    product_name: choice.product_name,
    variant_name: choice.variant_name,
    ...(choice.model === '' ? {} : { model: choice.model }),
    brand_name: choice.brand_name,
    product_price: choice.price,
    product_image: choice.image_path,
    status: '',
    default: choice.default,
    ...termsOf(choice),
  };
}
