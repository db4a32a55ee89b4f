import { invoke, type HttpClient } from 'shared-contracts/call';
import { resetPassword } from 'shared-contracts/calls/account';
import type { ResetPasswordBody } from 'shared-contracts/wire/account';

/**
 * Sets a new password by the code that was mailed.
 * @throws ApiError
 */
export function setNewPassword(http: HttpClient, body: ResetPasswordBody, signal: AbortSignal) {
  return invoke(http, resetPassword, { body }, { signal });
}
