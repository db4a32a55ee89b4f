import styled from '@emotion/styled';
import { Fragment } from 'react';
import { formatMoney, VAT_PERCENT } from 'shared-contracts/money';
import type { Order } from 'shared-contracts/wire/order';
import { Amount } from 'shared-ui/amount';
import { orderTotals } from './order-totals';

const List = styled.dl`
  display: grid;
  /* Two columns, and one where an amount has no room beside its name. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr));
  align-items: baseline;
  row-gap: var(--space-2);

  dd {
    padding-inline-start: var(--space-4);
    text-align: end;
  }
  [data-total] {
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-text);
    font-weight: var(--weight-strong);
  }
  dt[data-total] {
    align-self: stretch;
  }
  /* Paper has room beside each name, and none below. */
  @media print {
    grid-template-columns: 1fr auto;
  }
`;

/** What came for the order, and what is still to be paid, where the provider says it. */
function paymentsOf({ amount_paid, amount_withheld, amount_due, refund_due }: Order) {
  if (amount_paid === null) return [];
  const rows = [
    { name: 'Tax withheld', amount: amount_withheld },
    { name: 'To be paid back to you', amount: refund_due },
    { name: 'Still to pay', amount: amount_due },
  ];
  return [{ name: 'Paid', amount: amount_paid }, ...rows.filter(({ amount }) => amount)];
}

/** What an order came to, and what was paid of it. */
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
      <dt data-total="">{totals === null ? 'Total, with VAT' : 'Total'}</dt>
      <dd data-total="">
        <Amount size="large">{formatMoney(order.total_amount)}</Amount>
      </dd>
      {paymentsOf(order).map(({ name, amount }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            <Amount>{formatMoney(amount ?? 0)}</Amount>
          </dd>
        </Fragment>
      ))}
    </List>
  );
}
