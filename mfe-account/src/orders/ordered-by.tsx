import styled from '@emotion/styled';
import type { OrderedBy as Who } from 'shared-contracts/wire/order';
import { OrderPanel } from './order-panel';

const Lines = styled.div`
  overflow-wrap: anywhere;
`;

/** Who ordered, as the checkout's form said it: on the page and on paper. */
export function OrderedBy({ who }: { who: Who }) {
  const name = `${who.first_name} ${who.last_name}`.trim();
  const lines = [name, who.company, who.phone, who.email].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <OrderPanel title="Ordered by">
      <Lines>
        {lines.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </Lines>
    </OrderPanel>
  );
}
