import { useHost } from '../host';

/** Where and when an order is picked up: at the main office. */
export function PickupPlace() {
  const { address, hours } = useHost().config;
  const place = [...address.lines, address.city, address.region, address.postalCode].join(', ');
  return (
    <p>
      Pickup at {place}. {hours}.
    </p>
  );
}
