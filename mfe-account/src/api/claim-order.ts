import { invoke, type HttpClient } from 'shared-contracts/call';
import { claimOrder } from 'shared-contracts/calls/order';
import type { ClaimOrderBody } from 'shared-contracts/wire/order';

/**
 * Makes an order of a slip the customer's own. Not every provider has the call: see `isMissingCall`.
 * @throws ApiError
 */
export function claimOwnOrder(http: HttpClient, body: ClaimOrderBody) {
  return invoke(http, claimOrder, { body });
}
