import { invoke, type HttpClient } from 'shared-contracts/call';
import { keepSignIn } from 'shared-contracts/calls/persistent-sign-in';
import { safeStorage } from 'shared-contracts/storage';
import { writePersistentSignIn } from 'shared-contracts/storage-keys/persistent-sign-in';

/**
 * Lets this browser stay signed in: a new tab then asks for a session of its own.
 * @throws ApiError
 */
export async function keepSignedIn(http: HttpClient): Promise<void> {
  await invoke(http, keepSignIn);
  writePersistentSignIn(
    safeStorage(() => window.localStorage),
    'kept',
  );
}
