import { invoke, type HttpClient } from 'shared-contracts/call';
import { logout } from 'shared-contracts/calls/account';

/**
 * Tells the provider that the session is over.
 * @throws ApiError
 */
export function logOut(http: HttpClient) {
  return invoke(http, logout);
}
