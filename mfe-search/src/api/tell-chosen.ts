import { CHOSEN_PATH } from 'shared-contracts/chosen-path';
import type { ChosenBody } from 'shared-contracts/wire/search';

/**
 * Tells the provider which result of a search is opened. A beacon keeps nobody waiting, is sent once or
 * not at all, and has no token, so that it says nothing of who.
 */
export function tellChosen(chosen: ChosenBody): void {
  const body = new Blob([JSON.stringify(chosen)], { type: 'application/json' });
  // Some browsers can switch it off.
  (navigator as Partial<Navigator>).sendBeacon?.(CHOSEN_PATH, body);
}
