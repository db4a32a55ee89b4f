import { invoke, type HttpClient } from 'shared-contracts/call';
import { resendVerification } from 'shared-contracts/calls/account';
import type { EmailBody } from 'shared-contracts/wire/account';

/**
 * Asks for a new verification code.
 * @throws ApiError
 */
export function resendCode(http: HttpClient, body: EmailBody, signal: AbortSignal) {
  return invoke(http, resendVerification, { body }, { signal });
}
