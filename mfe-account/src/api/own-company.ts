import { invoke, type HttpClient } from 'shared-contracts/call';
import { readCompany, saveCompany } from 'shared-contracts/calls/company';
import type { CompanyFields } from 'shared-contracts/wire/company';

/**
 * The company that the customer orders for. Not every provider has the call: see `isMissingCall`.
 * @throws ApiError
 */
export function readOwnCompany(http: HttpClient) {
  return invoke(http, readCompany, {});
}

/**
 * Stores the company, and answers it as it is stored.
 * @throws ApiError
 */
export function saveOwnCompany(http: HttpClient, body: CompanyFields, signal: AbortSignal) {
  return invoke(http, saveCompany, { body }, { signal });
}
