import { safeStorage } from 'shared-contracts/storage';
import { holdsKeptSignIn } from 'shared-contracts/storage-keys/kept-sign-in-held';

/**
 * Signs a tab without a session in where the customer chose to stay signed in; costs others one look
 * into storage.
 * @returns whether a session was stored, which the next page of this tab begins with
 */
export async function resumeKeptSignIn(): Promise<boolean> {
  const browser = safeStorage(() => localStorage);
  if (!holdsKeptSignIn(browser)) return false;
  const { resumeSignIn } = await import(
    /* webpackChunkName: "resume-sign-in" */ './resume-sign-in'
  );
  return resumeSignIn(browser);
}
