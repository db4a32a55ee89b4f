import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { faultOf } from 'shared-contracts/errors';
import { Button } from 'shared-ui/button';
import { useHost } from '../host';
import { timeText } from 'shared-contracts/time-text';
import { keepAsked, keepByItself, offlineOnDevice, removeAsked } from './on-device';
import type { OfflineState } from './offline-catalogue';

/** From when the line is shown until the catalogue is fetched by itself, in milliseconds. */
const PATIENCE = 8_000;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

/** '212 KB', '1.4 MB'. */
function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

type Trouble = 'no room' | 'not fetched';

const TROUBLES: Record<Trouble, string> = {
  'no room': 'This browser has no room for the catalogue.',
  'not fetched': 'The catalogue could not be fetched.',
};

/** Offers to keep the catalogue on this device, and says of when the stored one is. */
export function OfflineLine() {
  const host = useHost();
  const [state, setState] = useState<OfflineState>({ kind: 'unoffered' });
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  useEffect(() => {
    let isHere = true;
    const say = async () => {
      const answer = await offlineOnDevice(host).state(host.http);
      if (isHere) setState(answer);
    };
    void say();
    const timer = setTimeout(() => {
      void keepByItself(host).then((isHeld) => (isHeld && isHere ? say() : undefined));
    }, PATIENCE);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [host]);

  async function change(work: () => Promise<Trouble | null>) {
    setPending(true);
    setTrouble(await work());
    setState(await offlineOnDevice(host).state(host.http));
    setPending(false);
  }
  const keep = () =>
    change(async () => {
      try {
        return (await keepAsked(host)) ? null : 'no room';
      } catch (error) {
        faultOf(error);
        return 'not fetched';
      }
    });
  const remove = () =>
    change(async () => {
      await removeAsked(host);
      return null;
    });

  if (state.kind === 'unoffered') return null;
  const isHeld = state.kind === 'held';
  const size = sizeText(state.bytes);
  const said = isHeld
    ? `The catalogue is on this device, as of ${timeText(state.asOf)} (${size}).`
    : trouble && TROUBLES[trouble];
  // One button for both: the focus stays on it when its words change.
  return (
    <Line role="status">
      {said ? <span>{said}</span> : null}
      <Button
        variant={isHeld ? 'quiet' : 'secondary'}
        size="small"
        pending={pending}
        onClick={() => void (isHeld ? remove() : keep())}
      >
        {isHeld ? 'Remove' : `Keep the catalogue on this device, ${size}`}
      </Button>
    </Line>
  );
}
