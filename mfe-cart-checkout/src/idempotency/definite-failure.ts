import type { ApiFault } from 'shared-contracts/errors';

/**
 * Refusals for which the provider has looked the key up. Any other refusal may come before that
 * (signed out, too many tries, a gateway's own 404) and says nothing about the outcome of an
 * earlier try.
 */
const KEY_LOOKED_UP = [409, 422];

/**
 * True when a failure is definite for its key: the work was not done under it, and never will be,
 * so the next try takes a new one. A server error is never definite: a connection that was lost
 * while the work was committed looks the same.
 * @param repeat whether an earlier try under the same key had no known outcome
 */
export function isDefiniteFailure(fault: ApiFault, repeat: boolean): boolean {
  if (fault.kind !== 'refused' || fault.status >= 500) return false;
  return !repeat || KEY_LOOKED_UP.includes(fault.status);
}
