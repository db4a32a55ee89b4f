import { invoke, type HttpClient } from 'shared-contracts/call';
import { readAccountData } from 'shared-contracts/calls/account';

/**
 * Everything that the provider stores about the customer, as it answers it. Not every provider has the
 * call: see `isMissingCall`.
 * @throws ApiError
 */
export function readOwnData(http: HttpClient, signal: AbortSignal) {
  return invoke(http, readAccountData, {}, { signal });
}
