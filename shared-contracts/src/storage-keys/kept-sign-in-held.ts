/** Whether this browser has the mark of a kept sign-in, for code that comes without the rest. */
import type { SafeStorage } from '../storage';

/** As in `kept-sign-in.ts`, which would otherwise need a module of the first script. */
const KEY = 'kept-sign-in';

/** Whether this browser stays signed in, or still has to sign out. */
export const holdsKeptSignIn = (storage: SafeStorage): boolean => storage.read(KEY) !== null;
