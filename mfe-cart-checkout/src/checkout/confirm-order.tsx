import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney, type Totals } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { BottomBar } from 'shared-ui/bottom-bar';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Stack } from 'shared-ui/stack';
import type { Phase } from './checkout-store';
import { FORM_ID } from './form-id';

/** How long until the page says that it still waits, in milliseconds; no call has a timeout. */
const SLOW_AFTER = 8000;

function SendingStatus({ lookingUp }: { lookingUp: boolean }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const doing = lookingUp ? 'Checking what became of your order…' : 'Placing your order…';
  return <p role="status">{slow ? 'Still working…' : doing}</p>;
}

/** What stands at the button after a refusal, below its reason. */
const WORDS = {
  kept: 'This order was not placed. Your form and your cart are as they were.',
  changed: 'Please check the items and the total, then confirm again.',
  absent:
    'This order was not placed. It is not among your orders. Your form and your cart are as they were: confirm again.',
} as const;

function NoAnswer({ message, onLetGo }: { message: string; onLetGo: () => void }) {
  return (
    <Notice tone="warning" role="alert">
      <p>{message}</p>
      <p>
        <Link to={paths.orderHistory()}>See your orders</Link>
      </p>
      <Button variant="secondary" size="small" onClick={onLetGo}>
        Change the order
      </Button>
    </Notice>
  );
}

/**
 * The button that places the order, and the order's outcome so far. On a phone both stay in sight
 * with the total.
 */
export function ConfirmOrder({
  phase,
  totals,
  empty,
  settling,
  onLetGo,
}: {
  phase: Phase;
  /** Null while the cart is not known. */
  totals: Totals | null;
  /** There is nothing to order. */
  empty: boolean;
  /** The cart is still changing: its totals may still change. */
  settling: boolean;
  /** Called when the shopper no longer waits for the answer of an order that was sent. */
  onLetGo: () => void;
}) {
  const sending = phase.kind === 'sending';
  const way = (
    <Stack gap={3}>
      {phase.kind === 'refused' ? (
        // A toast has announced the reason (specification, section 8), and is soon gone.
        <Notice tone="danger">
          <p>{phase.message}</p>
          <p role="alert">{WORDS[phase.note ?? 'kept']}</p>
        </Notice>
      ) : null}
      {phase.kind === 'offline' ? (
        <Notice tone="warning" role="alert">
          {phase.message}
        </Notice>
      ) : null}
      {phase.kind === 'unknown' ? <NoAnswer message={phase.message} onLetGo={onLetGo} /> : null}
      <Button
        type="submit"
        form={FORM_ID}
        block
        pending={sending || settling}
        disabled={empty && !sending && phase.kind !== 'unknown'}
      >
        Confirm order
      </Button>
      {sending ? <SendingStatus lookingUp={phase.lookingUp} /> : null}
    </Stack>
  );
  return (
    <BottomBar label="Total, with VAT" amount={totals ? formatMoney(totals.total) : ''}>
      {way}
    </BottomBar>
  );
}
