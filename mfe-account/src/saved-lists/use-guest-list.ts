import { useSyncExternalStore } from 'react';
import type { HostApi } from 'shared-contracts/door';
import { safeStorage } from 'shared-contracts/storage';
import { useHost } from '../host';
import { createGuestList, type GuestList, type SaveLine } from './guest-list';

// One list per host: all parts of a page share it, and requests on a server share nothing.
const lists = new WeakMap<HostApi, GuestList>();

/** The list of this browser. It touches nothing of the browser until it is read. */
export function guestListOf(host: HostApi): GuestList {
  const known = lists.get(host);
  if (known) return known;
  const list = createGuestList(safeStorage(() => window.localStorage));
  lists.set(host, list);
  return list;
}

const NONE: readonly SaveLine[] = [];

/** The lines of this browser's list; none on the server and in a page's first render. */
export function useGuestLines(): readonly SaveLine[] {
  const list = guestListOf(useHost());
  return useSyncExternalStore(
    (listener) => list.subscribe(listener),
    () => list.read(),
    () => NONE,
  );
}

const never = () => () => undefined;

/** Whether this is a browser that shows more than the document: false in a page's first render. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
