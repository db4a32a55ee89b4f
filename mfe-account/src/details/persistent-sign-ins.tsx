import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { formatDateTime } from 'shared-contracts/dates';
import { isMissingCall } from 'shared-contracts/missing-call';
import { networkDown } from 'shared-contracts/network';
import { readRefusals } from 'shared-contracts/refusal';
import { safeStorage } from 'shared-contracts/storage';
import {
  readPersistentSignIn,
  writePersistentSignIn,
} from 'shared-contracts/storage-keys/persistent-sign-in';
import type { User } from 'shared-contracts/wire/account';
import type { PersistentSignIn } from 'shared-contracts/wire/persistent-sign-in';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Fault } from 'shared-ui/fault';
import { FormStatus } from 'shared-ui/form-status';
import { Skeleton } from 'shared-ui/skeleton';
import { Row } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { useForm } from 'shared-ui/use-form';
import { endDevice, readPersistentSignIns } from '../api/persistent-sign-ins';
import { useHost } from '../host';
import { keepSignedIn } from '../session/keep-signed-in';
import { DetailPanel } from './detail-panel';

const Devices = styled.ul`
  border-block: 1px solid var(--color-line);

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
  }
  li + li {
    border-top: 1px solid var(--color-line);
  }
  strong {
    margin-inline-end: var(--space-2);
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

/** The row of one device: where there is less room its times take two lines. */
const OneDevice = styled(Skeleton)`
  height: 5.886rem;
  @media (min-width: 46rem) and (max-width: 63.99rem), (min-width: 78rem) {
    height: 4.53rem;
  }
`;

const local = safeStorage(() => window.localStorage);

type Read =
  | { kind: 'read'; devices: PersistentSignIn[] }
  | { kind: 'missing' }
  | { kind: 'failed'; away: boolean };

const nameOf = ({ device }: PersistentSignIn) => device || 'A browser that did not say its name';

/** The devices on which the customer stays signed in, and this one's choice. */
function DeviceList({ devices, again }: { devices: PersistentSignIn[]; again: () => void }) {
  const host = useHost();
  const [pressed, setPressed] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const form = useForm(readRefusals(host), () => Promise.resolve());
  const isHere = devices.some(({ here }) => here);

  const change = (name: string, make: () => Promise<unknown>) => () => {
    setPressed(name);
    void form.run(async () => {
      await make();
      again();
      // The pressed button goes with its row.
      list.current?.focus();
    });
  };
  const end = ({ id, here }: PersistentSignIn) =>
    change(id, async () => {
      await endDevice(host.http, id);
      if (here) {
        writePersistentSignIn(local, null);
      }
    });

  return (
    <div ref={list} tabIndex={-1}>
      <FormStatus state={form.state} />
      {devices.length > 0 ? (
        <Devices>
          {devices.map((device) => (
            <li key={device.id}>
              <span>
                <strong>{nameOf(device)}</strong>
                {device.here ? <Badge tone="info">This device</Badge> : null}
                <small>
                  Since {formatDateTime(device.since).text}, last used{' '}
                  {formatDateTime(device.last_used_at).text}
                </small>
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={device.here ? undefined : `Sign out ${nameOf(device)}`}
                pending={form.pending && pressed === device.id}
                onClick={end(device)}
              >
                {device.here ? 'Stop' : 'Sign out'}
              </Button>
            </li>
          ))}
        </Devices>
      ) : null}
      {isHere ? null : (
        <Row>
          <Button
            variant="secondary"
            pending={form.pending && pressed === ''}
            onClick={change('', () => keepSignedIn(host.http))}
          >
            Keep me signed in on this device
          </Button>
        </Row>
      )}
    </div>
  );
}

/** The panel of staying signed in; none where the provider has no calls for it. */
export function PersistentSignIns({ user }: { user: User }) {
  const host = useHost();
  const { answer, again } = useAnswer<Read>(user.id, async () => {
    try {
      return { kind: 'read', devices: await readPersistentSignIns(host.http) };
    } catch (error) {
      if (isMissingCall(error)) return { kind: 'missing' };
      host.report({ kind: 'error', message: String(error), part: 'persistent sign-ins' });
      return { kind: 'failed', away: networkDown(error) };
    }
  });
  const [isKept] = useState(() => readPersistentSignIn(local) === 'kept');
  if (answer?.kind === 'missing') return null;
  return (
    <DetailPanel title="Staying signed in">
      <p>
        A device that you keep signed in asks for no password in a new tab. It ends when you log out
        there, after 60 days without use, and when you change your password elsewhere.
      </p>
      {answer === undefined && isKept ? <OneDevice speaks /> : null}
      {answer === undefined && !isKept ? <Skeleton height="2.75rem" speaks /> : null}
      {answer?.kind === 'read' ? (
        <DeviceList devices={answer.devices} again={() => again(true)} />
      ) : null}
      {answer?.kind === 'failed' ? (
        <Fault
          part="Your devices"
          offline={answer.away}
          pending={false}
          onRetry={() => again(false)}
        />
      ) : null}
    </DetailPanel>
  );
}
