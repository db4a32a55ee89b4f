import { useSyncExternalStore } from 'react';
import type { Session } from 'shared-contracts/door';
import { useHost } from '../host';

/** The session of this tab; a guest's on the server and in a page's first render. */
export function useSession(): Session | null {
  const { session } = useHost();
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.read(),
    () => null,
  );
}
