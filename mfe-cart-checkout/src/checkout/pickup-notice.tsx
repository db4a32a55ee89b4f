import { Notice } from 'shared-ui/notice';
import { collectionOf } from '../cart/collection';
import type { CartLine } from '../cart/lines';
import { PickupPlace } from './pickup-place';

/**
 * Orders are for pickup, paid in cash (specification, section 1; reading 3). What is in the cart
 * says from when.
 */
export function PickupNotice({ lines }: { lines: readonly CartLine[] }) {
  const collection = collectionOf(lines);
  return (
    <Notice title="Delivery is temporarily unavailable. All orders are for pickup.">
      <p>
        Payment is Cash on Delivery (in cash, at pickup); our staff will contact you for payment.
      </p>
      <PickupPlace />
      {collection === null ? null : (
        <p>
          <strong>{collection}.</strong>
        </p>
      )}
    </Notice>
  );
}
