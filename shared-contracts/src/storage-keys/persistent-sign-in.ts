/**
 * Whether this browser stays signed in, in local storage. What keeps it so is a cookie that no script
 * sees; this is the mark by which a new tab knows that it may ask for a session.
 */
import { z } from '../schema';
import type { SafeStorage } from '../storage';

/** As in `persistent-sign-in-held.ts`. */
const KEY = 'persistent-sign-in';
const LEFT = 'left';

/** `left`: it was signed out where the provider couldn't be reached; the next page does it there. */
export const persistentSignInMark = () => z.enum(['kept', LEFT]);

/** null: nothing is stored. */
export type PersistentSignInMark = z.output<ReturnType<typeof persistentSignInMark>> | null;

/** The stored mark; what can't be read is asked about like a kept one. */
export function readPersistentSignIn(storage: SafeStorage): PersistentSignInMark {
  const mark = storage.read(KEY);
  return mark === null || mark === LEFT ? mark : 'kept';
}

export function writePersistentSignIn(storage: SafeStorage, mark: PersistentSignInMark): void {
  if (mark === null) storage.remove(KEY);
  else storage.write(KEY, mark);
}
