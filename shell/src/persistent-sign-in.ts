import { safeStorage } from 'shared-contracts/storage';
import { holdsPersistentSignIn } from 'shared-contracts/storage-keys/persistent-sign-in-held';

/**
 * Signs a tab without a session in where the customer chose to stay signed in; costs others one look
 * into storage.
 * @returns whether a session was stored, which the next page of this tab begins with
 */
export async function resumePersistentSignIn(): Promise<boolean> {
  const browser = safeStorage(() => localStorage);
  if (!holdsPersistentSignIn(browser)) return false;
  return import(/* webpackChunkName: "resume-sign-in" */ './resume-sign-in').then(
    ({ resumeSignIn }) => resumeSignIn(browser),
    // Without a network the page is a guest's.
    () => false,
  );
}
