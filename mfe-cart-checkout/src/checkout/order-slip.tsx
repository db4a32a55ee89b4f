import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { asButton, Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { SumTable } from 'shared-ui/sum-table';
import { linePrice } from '../cart/lines';
import { useHost } from '../host';
import type { Phase } from './checkout-store';

const OrderLink = styled(Link)(asButton('primary'));

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

export type SlipProps = {
  phase: Phase & { kind: 'placed' };
  /** Another way on, which is there from the start. */
  children: ReactNode;
};

/** What a customer keeps of an order: its number to copy, its page, its lines. */
export function OrderSlip({ phase, children }: SlipProps) {
  const { orderNumber } = phase;
  const lines = orderedLines(phase);
  return (
    <>
      <Row>
        {orderNumber === undefined ? null : (
          <>
            <OrderLink to={paths.order(orderNumber)}>See this order</OrderLink>
            <CopyNumber number={orderNumber} />
          </>
        )}
        {children}
      </Row>
      {lines === null ? null : (
        <SumTable
          caption="Items in your order"
          lines={lines.map((line) => ({
            key: line.variant_id,
            what: [line.product_name, line.variant_name].filter(Boolean).join(', '),
            units: line.quantity,
            each: formatPrice(line.product_price),
            amount: formatPrice(linePrice(line)),
          }))}
        />
      )}
    </>
  );
}
