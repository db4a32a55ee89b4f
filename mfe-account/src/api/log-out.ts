import { invoke, type HttpClient } from 'shared-contracts/call';
import { logout } from 'shared-contracts/calls/account';

/**
 * Ends the session at the provider.
 * @throws ApiError
 */
export function logOut(http: HttpClient) {
  return invoke(http, logout);
}
