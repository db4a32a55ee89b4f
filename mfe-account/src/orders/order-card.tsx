import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import type { Order } from 'shared-contracts/wire/order';
import { Amount } from 'shared-ui/amount';
import { asButton, Button } from 'shared-ui/button';
import { Titled } from 'shared-ui/title-block';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useHost } from '../host';
import { OrderLineRow } from './order-line-row';

// The browser skips drawing orders that are out of sight; the first ones have their true height, so
// that the footer below a short list doesn't move.
const Sheet = styled.article`
  margin-top: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-text);
  &:nth-of-type(n + 6) {
    content-visibility: auto;
    contain-intrinsic-size: auto 22rem;
  }

  h2 {
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.ul`
  margin-top: var(--space-4);
`;

const Bottom = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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

/** 'In full', or how much of it; nothing where no money came or the provider doesn't say. */
function paidWords({ amount_paid: paid, amount_due: due }: Order): string {
  if (!paid) return '';
  return due ? formatMoney(paid) : 'In full';
}

/** One order as it was placed. Its status is shown as the provider returned it. */
export function OrderCard({ order }: { order: Order }) {
  const host = useHost();
  const headingId = useId();
  const { text, iso } = formatDateTime(order.datePlaced);
  const facts = [
    { name: 'Placed', value: text && <time dateTime={iso ?? undefined}>{text}</time> },
    { name: 'Status', value: order.status },
    { name: 'PO number', value: order.po_number ?? '' },
    { name: 'Paid', value: paidWords(order) },
  ];
  return (
    <Sheet aria-labelledby={headingId}>
      <Titled facts={facts}>
        <h2 id={headingId}>
          <Link to={paths.order(order.order_number)}>Order {order.order_number}</Link>
        </h2>
      </Titled>
      <Lines>
        {order.products.map((line) => (
          <OrderLineRow key={line.id} line={line} />
        ))}
      </Lines>
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
    </Sheet>
  );
}
