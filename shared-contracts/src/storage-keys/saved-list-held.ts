/** Whether this browser has a guest's saved list, for code that comes without the list's schema. */
import type { SafeStorage } from '../storage';

/** Only for `saved-list.ts`; a build that imports it fails. */
export const SAVED_LIST_KEY = 'saved-list';

/** Whether this browser holds a list. */
export const holdsSavedList = (storage: SafeStorage): boolean =>
  storage.read(SAVED_LIST_KEY) !== null;
