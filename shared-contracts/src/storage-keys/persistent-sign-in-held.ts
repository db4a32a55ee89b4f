/** Whether this browser has the mark of a persistent sign-in, for code that comes without the rest. */
import type { SafeStorage } from '../storage';

/** As in `persistent-sign-in.ts`, which would otherwise need a module of the first script. */
const KEY = 'persistent-sign-in';

/** Whether this browser stays signed in, or still has to sign out. */
export const holdsPersistentSignIn = (storage: SafeStorage): boolean => storage.read(KEY) !== null;
