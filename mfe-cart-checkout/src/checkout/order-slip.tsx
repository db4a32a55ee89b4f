import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { Amount } from 'shared-ui/amount';
import { asButton, Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { linePrice } from '../cart/lines';
import { useHost } from '../host';
import type { Phase } from './checkout-store';

const OrderLink = styled(Link)(asButton('primary'));

const Lines = styled.table`
  width: 100%;
  max-width: 40rem;
  border-top: 1px solid var(--color-text);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);

  tr {
    border-bottom: 1px solid var(--color-line-strong);
  }
  td {
    padding-block: var(--space-2);
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td:first-of-type {
    width: 4.5em;
    white-space: nowrap;
  }
  td:last-of-type {
    padding-inline-start: var(--space-3);
    text-align: end;
  }
`;

function CopyNumber({ number }: { number: string }) {
  const { notify } = useHost();
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
    } catch {
      // A browser may forbid the clipboard or have none.
      notify({ tone: 'info', text: `Copy this number: ${number}` });
    }
  }
  return (
    <Button variant="secondary" aria-live="polite" onClick={() => void copy()}>
      {copied ? 'Number copied' : 'Copy number'}
    </Button>
  );
}

/** What is known of the ordered lines; null where the cart no longer had one as it was ordered. */
function orderedLines({ ordered, lines }: Phase & { kind: 'placed' }) {
  const found = ordered.flatMap(({ variant_id, quantity }) => {
    const line = lines.find((held) => held.variant_id === variant_id && held.quantity === quantity);
    return line ? [line] : [];
  });
  return found.length === ordered.length ? found : null;
}

/** What a customer keeps of an order: its number to copy, its page, its lines. */
export function OrderSlip({ phase }: { phase: Phase & { kind: 'placed' } }) {
  const { orderNumber } = phase;
  const lines = orderedLines(phase);
  return (
    <>
      {orderNumber === undefined ? null : (
        <Row>
          <OrderLink to={paths.order(orderNumber)}>See this order</OrderLink>
          <CopyNumber number={orderNumber} />
        </Row>
      )}
      {lines === null ? null : (
        <Lines aria-label="Items in your order">
          <tbody>
            {lines.map((line) => (
              <tr key={line.variant_id}>
                <td>{line.quantity} ×</td>
                <td>
                  {line.product_name}
                  {line.variant_name ? `, ${line.variant_name}` : null}
                </td>
                <td>
                  <Amount size="small">{formatPrice(linePrice(line))}</Amount>
                </td>
              </tr>
            ))}
          </tbody>
        </Lines>
      )}
    </>
  );
}
