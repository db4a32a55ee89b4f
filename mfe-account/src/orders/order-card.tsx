import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import type { Order } from 'shared-contracts/wire/order';
import { Amount } from 'shared-ui/amount';
import { Badge } from 'shared-ui/badge';
import { asButton, Button } from 'shared-ui/button';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useHost } from '../host';
import { OrderLineRow } from './order-line-row';

// The browser skips drawing orders that are out of sight.
const Card = styled.article`
  padding: var(--space-4) clamp(var(--space-4), 3vw, var(--space-6));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  content-visibility: auto;
  contain-intrinsic-size: auto 22rem;
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding-bottom: var(--space-4);

  h2 {
    margin-inline-end: auto;
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
  }
  time {
    flex-basis: 100%;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

const Bottom = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-text);

  dl {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-3);
    margin-inline-start: auto;
  }
`;

const ToOrder = styled(Link)(asButton('secondary', 'small'));

/** One order as it was placed. Its status is shown as the provider returned it. */
export function OrderCard({ order }: { order: Order }) {
  const host = useHost();
  const headingId = useId();
  const placed = formatDateTime(order.datePlaced);
  return (
    <Card aria-labelledby={headingId}>
      <Top>
        <h2 id={headingId}>
          <Link to={paths.order(order.order_number)}>Order {order.order_number}</Link>
        </h2>
        {order.status ? <Badge tone="info">{order.status}</Badge> : null}
        {order.po_number ? <span>PO {order.po_number}</span> : null}
        {placed.text ? <time dateTime={placed.iso ?? undefined}>Placed {placed.text}</time> : null}
      </Top>
      <ul>
        {order.products.map((line) => (
          <OrderLineRow key={line.id} line={line} />
        ))}
      </ul>
      <Bottom>
        <ToOrder to={paths.order(order.order_number)}>
          Details<VisuallyHidden> of order {order.order_number}</VisuallyHidden>
        </ToOrder>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            host.openInquiry({ order: order.order_number });
          }}
        >
          Ask about this order<VisuallyHidden> {order.order_number}</VisuallyHidden>
        </Button>
        <dl>
          <dt>Total, with VAT</dt>
          <dd>
            <Amount size="large">{formatMoney(order.total_amount)}</Amount>
          </dd>
        </dl>
      </Bottom>
    </Card>
  );
}
