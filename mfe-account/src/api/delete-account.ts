import { invoke, type HttpClient } from 'shared-contracts/call';
import { deleteAccount } from 'shared-contracts/calls/account';
import type { DeleteAccountBody } from 'shared-contracts/wire/account';

/**
 * Deletes the account. It is never aborted: after an abort it is unknown whether the account is gone.
 * Not every provider has the call: see `isMissingCall`.
 * @throws ApiError
 */
export function deleteOwnAccount(http: HttpClient, body: DeleteAccountBody) {
  return invoke(http, deleteAccount, { body });
}
