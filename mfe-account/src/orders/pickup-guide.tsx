import styled from '@emotion/styled';
import type { Order } from 'shared-contracts/wire/order';
import { useHost } from '../host';
import { pickupPlace } from './pickup-place';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 1.25rem;
  list-style: decimal;

  strong {
    white-space: nowrap;
  }
  li::marker {
    font-weight: var(--weight-strong);
  }
`;

/** What the customer does to get the order: all of them are for pickup for now. */
export function PickupGuide({ order }: { order: Order }) {
  const { address, hours } = pickupPlace(useHost().config, order);
  return (
    <Steps>
      <li>
        Our staff will contact you for payment. Payment is Cash on Delivery (in cash, at pickup).
      </li>
      <li>We tell you when everything is ready. Please wait for that before you come.</li>
      <li>
        Come to {address}. Our hours: {hours}.
      </li>
      <li>
        Say or show the number <strong className="model">{order.order_number}</strong> at the
        counter.
      </li>
    </Steps>
  );
}
