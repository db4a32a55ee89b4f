import { invoke, type HttpClient } from 'shared-contracts/call';
import { forgotPassword } from 'shared-contracts/calls/account';
import type { EmailBody } from 'shared-contracts/wire/account';

/**
 * Asks for a code that resets the password. Not every provider has the call: see `isMissingCall`.
 * @throws ApiError
 */
export function requestReset(http: HttpClient, body: EmailBody, signal: AbortSignal) {
  return invoke(http, forgotPassword, { body }, { signal });
}
