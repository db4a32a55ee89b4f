import { Notice } from 'shared-ui/notice';
import { useHost } from '../host';

/** Orders are for pickup, paid in cash (specification, section 1; reading 3). */
export function PickupNotice() {
  const { address, hours } = useHost().config;
  const place = [...address.lines, address.city, address.region, address.postalCode].join(', ');
  return (
    <Notice title="Delivery is temporarily unavailable. All orders are for pickup.">
      <p>Payment is Cash on Delivery; our staff will contact you for payment.</p>
      <p>
        Pickup at {place}. {hours}.
      </p>
    </Notice>
  );
}
