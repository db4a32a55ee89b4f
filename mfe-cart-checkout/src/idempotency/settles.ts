import { outcomeUnknown, type ApiFault } from 'shared-contracts/errors';

/** Refusals at the door: they say nothing of what became of an earlier try. */
const AT_THE_DOOR = [401, 403, 429];

/**
 * True when a failure is definite for its key: the work was not done under it, and never will be,
 * so the next try takes a new one.
 * @param repeat whether an earlier try under the same key had no known outcome
 */
export function settles(fault: ApiFault, repeat: boolean): boolean {
  if (outcomeUnknown(fault)) return false;
  return !(repeat && fault.kind === 'refused' && AT_THE_DOOR.includes(fault.status));
}
