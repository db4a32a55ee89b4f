import { invoke, type HttpClient } from 'shared-contracts/call';
import { register } from 'shared-contracts/calls/account';
import type { RegisterBody } from 'shared-contracts/wire/account';

/**
 * Registers an account; the answer is the server's message.
 * @throws ApiError
 */
export function registerAccount(http: HttpClient, body: RegisterBody, signal: AbortSignal) {
  return invoke(http, register, { body }, { signal });
}
