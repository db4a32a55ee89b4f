import { invoke, type HttpClient } from 'shared-contracts/call';
import { keepSignIn } from 'shared-contracts/calls/kept-sign-in';
import { safeStorage } from 'shared-contracts/storage';
import { writeKeptSignIn } from 'shared-contracts/storage-keys/kept-sign-in';

/**
 * Lets this browser stay signed in: a new tab then asks for a session of its own.
 * @throws ApiError
 */
export async function keepSignedIn(http: HttpClient): Promise<void> {
  await invoke(http, keepSignIn);
  writeKeptSignIn(
    safeStorage(() => window.localStorage),
    'kept',
  );
}
