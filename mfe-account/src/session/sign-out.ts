import type { HostApi } from 'shared-contracts/door';
import { safeStorage } from 'shared-contracts/storage';
import {
  writePersistentSignIn,
  readPersistentSignIn,
} from 'shared-contracts/storage-keys/persistent-sign-in';
import { logOut } from '../api/log-out';

/** How long a logout waits for the provider's answer, in milliseconds. */
const LOGOUT_WAIT = 3000;

/**
 * Logs out at the provider; the session ends here in any case, also when the call fails
 * or never answers (specification, section 4).
 */
export async function signOut(host: Pick<HostApi, 'http' | 'session' | 'report'>): Promise<void> {
  const browser = safeStorage(() => window.localStorage);
  // Until the provider has answered: where it doesn't, the next page signs out there.
  if (readPersistentSignIn(browser) !== null) writePersistentSignIn(browser, 'left');
  const told = logOut(host.http).then(
    () => {
      writePersistentSignIn(browser, null);
    },
    (error: unknown) => {
      host.report({ kind: 'error', message: `logout: ${String(error)}`, part: 'account.menu' });
    },
  );
  const waited = new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT));
  await Promise.race([told, waited]);
  host.session.end('logout');
}
