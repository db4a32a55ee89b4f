import { invoke, type HttpClient } from 'shared-contracts/call';
import {
  endPersistentSignIn,
  fetchPersistentSignIns,
} from 'shared-contracts/calls/persistent-sign-in';
import type { PersistentSignIn } from 'shared-contracts/wire/persistent-sign-in';

/**
 * The browsers in which the customer stays signed in.
 * @throws ApiError
 */
export async function readPersistentSignIns(http: HttpClient): Promise<PersistentSignIn[]> {
  return (await invoke(http, fetchPersistentSignIns)).items;
}

/**
 * Ends one of them.
 * @throws ApiError
 */
export function endDevice(http: HttpClient, id: string) {
  return invoke(http, endPersistentSignIn, { body: { id } });
}
