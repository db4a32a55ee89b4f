import { invoke, type HttpClient } from 'shared-contracts/call';
import {
  changeSavedLine,
  changeSavedList,
  deleteSavedList,
  fetchSavedLists,
  makeSavedList,
  readSavedList,
  readSharedList,
  saveToList,
  shareSavedList,
} from 'shared-contracts/calls/saved-lists';
import type { LineToSave } from 'shared-contracts/wire/saved-list';

// Not every provider has these calls: see `isMissingCall`. All throw an ApiError. What changes a list
// answers it as it is then.

/** The customer's lists without their lines. */
export const fetchLists = async (http: HttpClient) => (await invoke(http, fetchSavedLists)).items;

export const readList = (http: HttpClient, list_id: string) =>
  invoke(http, readSavedList, { body: { list_id } });

export const readShared = (http: HttpClient, token: string) =>
  invoke(http, readSharedList, { body: { token } });

/** @param key repeats of one attempt make one list */
export const makeList = (
  http: HttpClient,
  body: { name: string; lines?: LineToSave[] },
  key?: string,
) => invoke(http, makeSavedList, { body }, { idempotencyKey: key });

export const saveLines = (http: HttpClient, list_id: string, lines: LineToSave[]) =>
  invoke(http, saveToList, { body: { list_id, lines } });

/** @param quantity 0 removes the line */
export const changeLine = (
  http: HttpClient,
  list_id: string,
  variant_id: string,
  quantity: number,
) => invoke(http, changeSavedLine, { body: { list_id, variant_id, quantity } });

export const renameList = (http: HttpClient, list_id: string, name: string) =>
  invoke(http, changeSavedList, { body: { list_id, name } });

/** @param order all variants in their new order */
export const orderList = (http: HttpClient, list_id: string, order: string[]) =>
  invoke(http, changeSavedList, { body: { list_id, order } });

export const shareList = (http: HttpClient, list_id: string, shared: boolean) =>
  invoke(http, shareSavedList, { body: { list_id, shared } });

export const deleteList = (http: HttpClient, list_id: string) =>
  invoke(http, deleteSavedList, { body: { list_id } });
