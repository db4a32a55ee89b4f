import { invoke, type HttpClient } from 'shared-contracts/call';
import { changePassword } from 'shared-contracts/calls/account';
import type { ChangePasswordBody } from 'shared-contracts/wire/account';

/**
 * Sets a new password by the current one; every other session of the account ends. Not every
 * provider has the call: see `isMissingCall`.
 * @throws ApiError
 */
export function replacePassword(http: HttpClient, body: ChangePasswordBody, signal: AbortSignal) {
  return invoke(http, changePassword, { body }, { signal });
}
