import { useEffect, useState } from 'react';
import { safeStorage } from 'shared-contracts/storage';
import { holdsUnsentMessages } from 'shared-contracts/storage-keys/unsent-messages-held';
import { useReplaced } from 'shared-ui/use-comes-back';
import { SlotPlace, type SlotTrouble } from '../remotes/slot';
import { NetworkStrip } from './network-strip';

const stored = safeStorage(() => window.localStorage);

/** Whether this browser has messages that wait for the network, also since another tab's. */
function useUnsent(): boolean {
  const [held, setHeld] = useState(() => holdsUnsentMessages(stored));
  useEffect(() => {
    if (held) return;
    const look = () => {
      setHeld(holdsUnsentMessages(stored));
    };
    window.addEventListener('storage', look);
    return () => {
      window.removeEventListener('storage', look);
    };
  }, [held]);
  return held;
}

/** Nothing is shown in its place, but it is loaded again once the network is back. */
function LoadedAgain({ offline, onRetry }: SlotTrouble) {
  useReplaced(offline, onRetry);
  return null;
}

/** What the layout shows of the network; what was written without one is sent when it is back. */
export function NetworkState() {
  const unsent = useUnsent();
  return (
    <>
      <NetworkStrip />
      {unsent ? (
        <SlotPlace
          name="content.unsent"
          part={{}}
          fallback={(trouble) => <LoadedAgain {...trouble} />}
        />
      ) : null}
    </>
  );
}
