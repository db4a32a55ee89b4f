import styled from '@emotion/styled';
import { formatMoney, VAT_PERCENT } from 'shared-contracts/money';
import type { Order } from 'shared-contracts/wire/order';
import { Amount } from 'shared-ui/amount';
import { orderTotals } from './order-totals';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  row-gap: var(--space-2);

  dd {
    padding-inline-start: var(--space-4);
    text-align: end;
  }
  dt:last-of-type,
  dd:last-of-type {
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-text);
    font-weight: var(--weight-strong);
  }
  dt:last-of-type {
    align-self: stretch;
  }
`;

/** What an order came to. */
export function TotalsTable({ order }: { order: Order }) {
  const totals = orderTotals(order);
  return (
    <List>
      {totals === null ? null : (
        <>
          {order.discount === null ? null : (
            <>
              <dt>Discount</dt>
              <dd>
                <Amount>{formatMoney(-order.discount)}</Amount>
              </dd>
            </>
          )}
          <dt>Subtotal</dt>
          <dd>
            <Amount>{formatMoney(totals.subtotal)}</Amount>
          </dd>
          <dt>VAT ({VAT_PERCENT}%)</dt>
          <dd>
            <Amount>{formatMoney(totals.vat)}</Amount>
          </dd>
        </>
      )}
      <dt>{totals === null ? 'Total, with VAT' : 'Total'}</dt>
      <dd>
        <Amount size="large">{formatMoney(order.total_amount)}</Amount>
      </dd>
    </List>
  );
}
