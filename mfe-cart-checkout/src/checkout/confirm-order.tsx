import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Stack } from 'shared-ui/stack';
import type { Phase } from './checkout-store';
import { FORM_ID } from './checkout-form';

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

const WORDS = {
  changed: 'Please check the items and the total, then confirm again.',
  absent: 'It is not among your orders. Your form and your cart are as they were: confirm again.',
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

/** The button that places the order, and the order's outcome so far. */
export function ConfirmOrder({
  phase,
  empty,
  settling,
  onLetGo,
}: {
  phase: Phase;
  /** There is nothing to order. */
  empty: boolean;
  /** The cart is still changing: its totals may still change. */
  settling: boolean;
  /** Called when the shopper no longer waits for the answer of an order that was sent. */
  onLetGo: () => void;
}) {
  const sending = phase.kind === 'sending';
  return (
    <Stack gap={3}>
      {phase.kind === 'refused' ? (
        <Notice tone="danger" role="alert">
          <p>{phase.message}</p>
          {phase.note ? <p>{WORDS[phase.note]}</p> : null}
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
}
