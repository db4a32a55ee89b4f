import styled from '@emotion/styled';
import type { Order } from 'shared-contracts/wire/order';
import { OrderPanel } from './order-panel';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);

  .fact {
    display: contents;
  }

  dt {
    color: var(--color-text-muted);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** What a company's order says for its bookkeeping: on the page and on paper; else nothing. */
export function CompanyOrder({ order }: { order: Order }) {
  const facts = [
    ['PO number', order.po_number],
    ['Project', order.project_reference],
    ['Company', order.ordered_by?.company ?? ''],
    ['TIN', order.tin],
    ['Branch', order.branch],
  ].filter(([, value]) => value !== '');
  const own = order.po_number + order.project_reference + order.tin + order.branch;
  if (own === '') return null;
  return (
    <OrderPanel title="Company order">
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name} className="fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </OrderPanel>
  );
}
