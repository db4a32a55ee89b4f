import { Notice } from 'shared-ui/notice';
import type { CartState } from '../cart/cart-state';
import { collectionOf } from '../cart/collection';
import { PickupPlace } from './pickup-place';

/**
 * Orders are for pickup, paid in cash (specification, section 1; reading 3). What is in the cart
 * says from when; as long as it is read, the words have their room.
 */
export function PickupNotice({ cart: { lines, load } }: { cart: CartState }) {
  const collection = load === 'loading' ? '\u00a0' : collectionOf(lines)?.concat('.');
  return (
    <Notice title="Delivery is temporarily unavailable. All orders are for pickup.">
      <p>
        Payment is Cash on Delivery (in cash, at pickup); our staff will contact you for payment.
      </p>
      <PickupPlace />
      {collection ? (
        <p>
          <strong>{collection}</strong>
        </p>
      ) : null}
    </Notice>
  );
}
