/** Whether this browser has inquiries or requests that wait, for code that comes without their schema. */
import type { SafeStorage } from '../storage';

/** Only for `unsent-messages.ts`; a build that imports it fails. */
export const UNSENT_MESSAGES_KEY = 'unsent-messages';

/** Whether something waits here until the network is back. */
export const holdsUnsentMessages = (storage: SafeStorage): boolean =>
  storage.read(UNSENT_MESSAGES_KEY) !== null;
