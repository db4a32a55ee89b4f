import { useEffect, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Stack } from 'shared-ui/stack';
import type { Phase } from './checkout-store';
import { FORM_ID } from './checkout-form';

/** No call has a timeout: after so long the page says that it still waits, in milliseconds. */
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

/** The button that places the order, and what became of it so far. */
export function ConfirmOrder({
  phase,
  empty,
  settling,
}: {
  phase: Phase;
  /** There is nothing to order. */
  empty: boolean;
  /** The cart is still changing: its totals are not the last word. */
  settling: boolean;
}) {
  const sending = phase.kind === 'sending';
  return (
    <Stack gap={3}>
      {phase.kind === 'refused' ? (
        <Notice tone="danger" role="alert">
          <p>{phase.message}</p>
          {phase.changed ? <p>Please check the items and the total, then confirm again.</p> : null}
        </Notice>
      ) : null}
      {phase.kind === 'unknown' ? (
        <Notice tone="warning" role="alert">
          {phase.message}
        </Notice>
      ) : null}
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
