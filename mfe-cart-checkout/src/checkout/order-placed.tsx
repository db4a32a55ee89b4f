import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatMoney } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { Amount } from 'shared-ui/amount';
import { asButton } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Stack } from 'shared-ui/stack';
import type { Phase } from './checkout-store';
import { LaterSlip } from './later-slip';
import { PickupPlace } from './pickup-place';

/** How long until the order history opens, in milliseconds (specification, section 9). */
const REDIRECT_AFTER = 3000;

const OrdersLink = styled(Link)(asButton('secondary'));

const Title = styled.h2`
  font-size: var(--text-xl);
`;

const OrderNumber = styled.strong`
  display: block;
  font: 700 var(--text-2xl) var(--font-mono);
  overflow-wrap: anywhere;
`;

const Steps = styled.ol`
  padding-inline-start: var(--space-5);
  list-style: decimal;
`;

/** Says that the order is placed, and leads to the order history. */
export function OrderPlaced({ phase }: { phase: Phase & { kind: 'placed' } }) {
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
    <Notice tone="success">
      <Stack gap={4} align="start">
        <Title ref={heading} tabIndex={-1}>
          {phase.message}
        </Title>
        {phase.orderNumber === undefined ? null : (
          <p>
            Order number <OrderNumber>{phase.orderNumber}</OrderNumber>
          </p>
        )}
        <p>
          Total <Amount>{formatMoney(phase.totals.total)}</Amount>
        </p>
        <Steps>
          <li>
            Payment is Cash on Delivery (in cash, at pickup); our staff will contact you for
            payment.
          </li>
          <li>
            We tell you by mail when everything is ready. Please wait for that before you come.
          </li>
          <li>
            <PickupPlace />
          </li>
        </Steps>
        <LaterSlip phase={phase}>
          <OrdersLink to={paths.orderHistory()}>Go to your orders</OrdersLink>
        </LaterSlip>
      </Stack>
    </Notice>
  );
}
