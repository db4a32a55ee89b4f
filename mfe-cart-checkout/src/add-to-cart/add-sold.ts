import { quantityRule } from 'shared-contracts/order-quantity';
import { refusalOf } from 'shared-contracts/quantity-words';
import type { Cart } from '../cart/cart';
import { addLine } from '../cart/change-cart';
import type { Outcome } from '../cart/line-change';
import { quantityOf, type CartLine } from '../cart/lines';

/**
 * 'add' by the provider's rule of quantities. A customer's line is refused by the provider; a
 * guest's would be refused after the sign-in only, so it is refused here with the same words.
 */
export function addSold(cart: Cart, line: CartLine, quantity: number): Promise<Outcome> {
  if (cart.customer() === null) {
    const together = quantityOf(cart.guest.read(), line.variant_id) + quantity;
    const words = refusalOf(quantityRule(line), together);
    if (words !== null) return Promise.resolve({ kind: 'failed', words });
  }
  return addLine(cart, line, quantity);
}
