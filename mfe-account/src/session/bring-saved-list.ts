import type { HostApi } from 'shared-contracts/door';
import { SAVED_LIST_KEY } from 'shared-contracts/saved-list-key';

/** Whether this browser has a list; storage may be blocked, and then it has none. */
function isHeld(): boolean {
  try {
    return localStorage.getItem(SAVED_LIST_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Brings the list of this browser to the customer; without one, none of its code is loaded. Where
 * the code doesn't come, the list stays in the browser until the next page.
 */
export function bringSavedList(host: HostApi): void {
  if (!isHeld()) return;
  void import(/* webpackChunkName: "bring-along" */ '../saved-lists/bring-along').then(
    ({ bringListAlong }) => bringListAlong(host),
    () => undefined,
  );
}
