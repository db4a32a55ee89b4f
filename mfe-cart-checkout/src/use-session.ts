import { useSyncExternalStore } from 'react';
import type { Session } from 'shared-contracts/door';
import { useHost } from './host';

/** The session of this tab; null on the server and in the first render. */
export function useSession(): Session | null {
  const { session } = useHost();
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.read(),
    () => null,
  );
}
