import { invoke, type HttpClient } from 'shared-contracts/call';
import { verifyEmail } from 'shared-contracts/calls/account';
import type { VerifyBody } from 'shared-contracts/wire/account';

/**
 * Verifies an account by the code that was mailed.
 * @throws ApiError
 */
export function verifyAccount(http: HttpClient, body: VerifyBody, signal: AbortSignal) {
  return invoke(http, verifyEmail, { body }, { signal });
}
