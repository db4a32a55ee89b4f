import { Notice } from 'shared-ui/notice';
import { PickupPlace } from './pickup-place';

/** Orders are for pickup, paid in cash (specification, section 1; reading 3). */
export function PickupNotice() {
  return (
    <Notice title="Delivery is temporarily unavailable. All orders are for pickup.">
      <p>
        Payment is Cash on Delivery (in cash, at pickup); our staff will contact you for payment.
      </p>
      <PickupPlace />
    </Notice>
  );
}
