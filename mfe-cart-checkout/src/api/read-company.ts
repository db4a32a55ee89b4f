import { invoke, type HttpClient } from 'shared-contracts/call';
import { readCompany } from 'shared-contracts/calls/company';

/**
 * The company that the customer orders for. Not every provider has the call.
 * @throws ApiError
 */
export function readOwnCompany(http: HttpClient) {
  return invoke(http, readCompany, {});
}
