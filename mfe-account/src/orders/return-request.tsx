import styled from '@emotion/styled';
import { useState } from 'react';
import { formatDate } from 'shared-contracts/dates';
import type { Order, OrderLine } from 'shared-contracts/wire/order';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { QuantityField } from 'shared-ui/quantity-field';
import { useHost } from '../host';
import { OrderPanel } from './order-panel';

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

const Lines = styled.ul`
  margin-block: var(--space-3);
  border-top: 1px solid var(--color-line);

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-line);
  }
  li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > div {
    flex: none;
  }
`;

const nameOf = ({ product_name: product, variant_name: variant }: OrderLine) =>
  [product || 'Product', variant].filter(Boolean).join(', ');

/** How a customer asks to bring something back: what, and how many; the inquiry says why. */
export function ReturnRequest({ order }: { order: Order }) {
  const host = useHost();
  const [units, setUnits] = useState<ReadonlyMap<string, number>>(new Map());
  const [isNothing, setIsNothing] = useState(false);
  const lines = order.products.filter(({ returnable }) => returnable > 0);
  if (order.returnable_until === '' || lines.length === 0) return null;

  function ask() {
    const returning = lines.flatMap((line) => {
      const some = units.get(line.id) ?? 0;
      return some > 0 ? [`${some} x ${nameOf(line)}`] : [];
    });
    setIsNothing(returning.length === 0);
    if (returning.length > 0) host.openInquiry({ order: order.order_number, returning });
  }

  return (
    <OnScreen>
      <OrderPanel title="Bring something back">
        <p>
          Items that are defective, damaged or not what you ordered can come back until{' '}
          {formatDate(order.returnable_until).text}.
        </p>
        <Lines>
          {lines.map((line) => (
            <li key={line.id}>
              <span>{nameOf(line)}</span>
              <QuantityField
                label={`How many of ${nameOf(line)} come back`}
                value={units.get(line.id) ?? 0}
                min={0}
                max={line.returnable}
                onChange={(some) => {
                  setUnits(new Map([...units, [line.id, some]]));
                  setIsNothing(false);
                }}
              />
            </li>
          ))}
        </Lines>
        {isNothing ? (
          <Notice tone="warning">
            <p role="alert">Please say how many come back.</p>
          </Notice>
        ) : null}
        <Button variant="secondary" onClick={ask}>
          Ask to bring it back
        </Button>
      </OrderPanel>
    </OnScreen>
  );
}
