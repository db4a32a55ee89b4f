import { Notice } from 'shared-ui/notice';
import type { CartState } from '../cart/cart-state';
import { collectionOf } from '../cart/collection';
import { PickupPlace } from './pickup-place';

/**
 * Orders are for pickup, paid in cash (specification, section 1; reading 3). What is in the cart
 * says from when; the words have their room also where it says nothing, so that nothing moves.
 */
export function PickupNotice({ cart: { lines } }: { cart: CartState }) {
  return (
    <Notice title="Delivery is temporarily unavailable. All orders are for pickup.">
      <p>
        Payment is Cash on Delivery (in cash, at pickup); our staff will contact you for payment.
      </p>
      <PickupPlace />
      <p>
        <strong>{collectionOf(lines)?.concat('.') ?? '\u00a0'}</strong>
      </p>
    </Notice>
  );
}
