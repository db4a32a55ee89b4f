import type { Order } from 'shared-contracts/wire/order';
import { Notice } from 'shared-ui/notice';
import { useHost } from '../host';
import { pickupPlace } from './pickup-place';

/** What happens with an order next: all of them are for pickup for now. */
export function PickupNotice({ orders }: { orders: readonly Order[] }) {
  const { config } = useHost();
  const said = orders.find(({ pickup_address: address }) => address !== '');
  const { address, hours } = pickupPlace(config, said);
  return (
    <Notice title="All orders are for pickup">
      <p>
        Payment is Cash on Delivery (in cash, at pickup). Our staff will contact you for payment and
        tell you when your order is ready at {address} ({hours}).
      </p>
    </Notice>
  );
}
