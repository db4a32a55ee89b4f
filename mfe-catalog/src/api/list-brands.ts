import { invoke, type HttpClient } from 'shared-contracts/call';
import { listBrands as call } from 'shared-contracts/calls/catalog';
import { entryOfBrand, type DirectoryEntry } from '../directory/entry';

/** All brands. @throws ApiError */
export async function listBrands(http: HttpClient, signal: AbortSignal): Promise<DirectoryEntry[]> {
  const { items } = await invoke(http, call, {}, { signal });
  return items.map(entryOfBrand);
}
