import { pickupPlace } from 'shared-contracts/pickup-place';
import { useHost } from '../host';

/** Where and when an order is picked up: at the main office, unless staff have set another place. */
export function PickupPlace() {
  const { config } = useHost();
  return (
    <p>
      Pickup at {pickupPlace(config)}. {config.hours}.
    </p>
  );
}
