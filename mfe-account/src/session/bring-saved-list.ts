import type { HostApi } from 'shared-contracts/door';
import { safeStorage } from 'shared-contracts/storage';
import { holdsSavedList } from 'shared-contracts/storage-keys/saved-list-held';

/**
 * Brings the list of this browser to the customer; without one, none of its code is loaded. Where
 * the code doesn't come, the list stays in the browser until the next page.
 */
export function bringSavedList(host: HostApi): void {
  if (!holdsSavedList(safeStorage(() => window.localStorage))) return;
  void import(/* webpackChunkName: "bring-along" */ '../saved-lists/bring-along').then(
    ({ bringListAlong }) => bringListAlong(host),
    () => undefined,
  );
}
