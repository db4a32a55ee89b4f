import { Notice } from 'shared-ui/notice';
import { useHost } from '../host';

/** What happens with an order next: all of them are for pickup for now. */
export function PickupNotice() {
  const { config } = useHost();
  const { lines, city } = config.address;
  return (
    <Notice title="All orders are for pickup">
      <p>
        Payment is Cash on Delivery (in cash, at pickup). Our staff will contact you for payment and
        tell you when your order is ready at {[...lines, city].join(', ')} ({config.hours}).
      </p>
    </Notice>
  );
}
