import { CHOSEN_PATH } from 'shared-contracts/chosen-path';
import type { ChosenBody } from 'shared-contracts/wire/search';

/**
 * Tells the provider which result of a search is opened. A beacon keeps nobody waiting, is sent once or
 * not at all, and has no token, so that it says nothing of who.
 */
export function tellChosen(chosen: ChosenBody): void {
  // Some browsers can switch it off.
  if (!('sendBeacon' in navigator)) return;
  const type = 'application/json';
  navigator.sendBeacon(CHOSEN_PATH, new Blob([JSON.stringify(chosen)], { type }));
}
