import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatMoney } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { Stack } from 'shared-ui/stack';
import { Titled } from 'shared-ui/title-block';
import type { Phase } from './checkout-store';
import { LaterSlip } from './later-slip';
import { PickupPlace } from './pickup-place';

/** How long until the order history opens, in milliseconds (specification, section 9). */
const REDIRECT_AFTER = 3000;

const OrdersLink = styled(Link)(asButton('secondary'));

const Steps = styled.ol`
  padding-inline-start: var(--space-5);
  list-style: decimal;
`;

/** Says that the order is placed, and leads to the order history. */
export function OrderPlaced({ phase }: { phase: Phase & { kind: 'placed' } }) {
  const { orderNumber: number = '' } = phase;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.orderHistory()), REDIRECT_AFTER);
    return () => {
      clearTimeout(timer);
    };
  }, [navigate]);
  return (
    <Stack gap={5}>
      <Titled
        facts={[
          { name: 'Order number', value: number && <span className="model">{number}</span> },
          { name: 'Total', value: formatMoney(phase.totals.total) },
        ]}
      >
        <h2 ref={heading} tabIndex={-1}>
          {phase.message}
        </h2>
      </Titled>
      <Steps>
        <li>
          Payment is Cash on Delivery (in cash, at pickup); our staff will contact you for payment.
        </li>
        <li>We tell you by mail when everything is ready. Please wait for that before you come.</li>
        <li>
          <PickupPlace />
        </li>
      </Steps>
      <LaterSlip phase={phase}>
        <OrdersLink to={paths.orderHistory()}>Go to your orders</OrdersLink>
      </LaterSlip>
    </Stack>
  );
}
