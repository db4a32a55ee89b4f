import { invoke, type HttpClient } from 'shared-contracts/call';
import { readCategory as call } from 'shared-contracts/calls/catalog';
import { entryOfCategory, type DirectoryEntry } from '../directory/entry';

/** A category's name, description and count. @throws ApiError */
export async function readCategory(
  http: HttpClient,
  id: string,
  signal: AbortSignal,
): Promise<DirectoryEntry> {
  return entryOfCategory(await invoke(http, call, { params: { id } }, { signal }));
}
