import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { useAsOf } from './as-of';
import { isOnDevice } from './offline-states';
import { useOnline } from './online';
import { stripButton } from './strip-button';

const Strip = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--gutter);
  border-bottom: 1px solid var(--color-warning);
  background: var(--color-warning-surface);
  color: var(--color-warning);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  @media print {
    display: none;
  }
`;

const Again = styled.button(stripButton);

const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { day: 'numeric', month: 'long', ...time } as const;

/** '14:05', or with its day where that isn't today. */
function timeOf(at: number): string {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  return date.toLocaleString('en-PH', today ? time : day);
}

function asOf(at: number | null, pathname: string): string {
  if (at !== null) return ` What you see is as of ${timeOf(at)}.`;
  return isOnDevice(pathname) ? '' : ' What you see may be out of date.';
}

/**
 * Says as long as it is so that the network is down, and of when is what came from storage. A page that
 * needs a network says so itself, and hides this (`server/fault-style.ts`).
 */
export function NetworkStrip() {
  const online = useOnline();
  const { at, fresh, back } = useAsOf();
  const { pathname } = useLocation();
  if (online && at === null) return null;
  const state = back ? 'The network is back.' : 'The network is slow.';
  return (
    <Strip>
      <Icon icon={icons.alert} />
      <span>{`${online ? state : 'You are offline.'}${asOf(at, pathname)}`}</span>
      {fresh ? (
        <Again
          type="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          Show the newest
        </Again>
      ) : null}
    </Strip>
  );
}
