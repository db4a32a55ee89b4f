/**
 * What a registration gave this browser: a verification with it signs in, also one from a mail's link in
 * another tab.
 */
import { safeStorage } from 'shared-contracts/storage';

const KEY = 'registered-here';
const storage = safeStorage(() => window.localStorage);

/** @param secret undefined from a provider that gives none */
export function keepRegistration(secret: string | undefined): void {
  if (secret === undefined) storage.remove(KEY);
  else storage.write(KEY, secret);
}

/** The secret of this browser's newest registration, as a field of the verification's body. */
export function registeredHere(): { browser?: string } {
  const browser = storage.read(KEY);
  return browser === null || browser === '' || browser.length > 64 ? {} : { browser };
}
