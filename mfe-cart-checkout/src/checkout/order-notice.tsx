import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import type { Phase } from './checkout-store';

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

function Waits({ message, kept }: { message: string; kept: boolean }) {
  return (
    <Notice tone="warning" role="alert" title="Not sent yet">
      <p>{message}</p>
      <p>
        {kept
          ? 'When the network is back we read prices and stock anew, and you confirm the order.'
          : 'This browser can’t keep it: please leave this page open until the network is back.'}
      </p>
    </Notice>
  );
}

/** On a phone the button to confirm stays in sight below them. */
const CHANGES_SHOWN = 4;

function ToConfirm({ changes, onLetGo }: { changes: string[]; onLetGo: () => void }) {
  const more = changes.length - CHANGES_SHOWN;
  return (
    <Notice tone="warning" role="alert" title="Not sent yet">
      <p>
        {changes.length === 0
          ? 'The network is back. Prices and stock are as you saw them: confirm the order to send it.'
          : 'The network is back. This has changed since you confirmed:'}
      </p>
      {changes.length === 0 ? null : (
        <ul>
          {changes.slice(0, CHANGES_SHOWN).map((change) => (
            <li key={change}>{change}</li>
          ))}
          {more > 0 ? <li>And {more} more: see the items.</li> : null}
        </ul>
      )}
      <Button variant="secondary" size="small" onClick={onLetGo}>
        Don’t send it
      </Button>
    </Notice>
  );
}

export type NoticeProps = {
  phase: Phase;
  /** Called when the shopper no longer waits for the answer of an order that was sent. */
  onLetGo: () => void;
  /** Called when an order that waits is not to be sent. */
  onForget: () => void;
};

/** An order's outcome so far, and what its customer can do about it. */
export function OrderNotice({ phase, onLetGo, onForget }: NoticeProps) {
  switch (phase.kind) {
    case 'refused':
      return (
        // A toast has announced the reason (specification, section 8), and is soon gone.
        <Notice tone="danger">
          <p>{phase.message}</p>
          <p role="alert">{WORDS[phase.note ?? 'kept']}</p>
        </Notice>
      );
    case 'offline':
      return <Waits message={phase.message} kept={phase.kept} />;
    case 'back':
      return <ToConfirm changes={phase.changes} onLetGo={onForget} />;
    case 'unknown':
      return <NoAnswer message={phase.message} onLetGo={onLetGo} />;
    case 'sending':
      return <SendingStatus lookingUp={phase.lookingUp} />;
    case 'filling':
    case 'placed':
      return null;
  }
}
