import { invoke, type HttpClient } from 'shared-contracts/call';
import { login } from 'shared-contracts/calls/account';
import type { LoginBody } from 'shared-contracts/wire/account';

/**
 * Logs in; the answer has the user and the token.
 * @throws ApiError
 */
export function logIn(http: HttpClient, body: LoginBody, signal: AbortSignal) {
  return invoke(http, login, { body }, { signal });
}
