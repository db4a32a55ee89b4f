import { invoke, type HttpClient } from 'shared-contracts/call';
import { endKeptSignIn, fetchKeptSignIns } from 'shared-contracts/calls/kept-sign-in';
import type { KeptSignIn } from 'shared-contracts/wire/kept-sign-in';

/**
 * The browsers in which the customer stays signed in.
 * @throws ApiError
 */
export async function readKeptSignIns(http: HttpClient): Promise<KeptSignIn[]> {
  return (await invoke(http, fetchKeptSignIns)).items;
}

/**
 * Ends one of them.
 * @throws ApiError
 */
export function endKept(http: HttpClient, id: string) {
  return invoke(http, endKeptSignIn, { body: { id } });
}
