import { invoke, type HttpClient } from 'shared-contracts/call';
import { listCategories as call } from 'shared-contracts/calls/catalog';
import { entryOfCategory, type DirectoryEntry } from '../directory/entry';

/** All categories. @throws ApiError */
export async function listCategories(
  http: HttpClient,
  signal: AbortSignal,
): Promise<DirectoryEntry[]> {
  const { items } = await invoke(http, call, {}, { signal });
  return items.map(entryOfCategory);
}
