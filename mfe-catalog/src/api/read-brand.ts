import { invoke, type HttpClient } from 'shared-contracts/call';
import { readBrand as call } from 'shared-contracts/calls/catalog';
import { entryOfBrand, type DirectoryEntry } from '../directory/entry';

/** A brand's name, description, picture and count. @throws ApiError */
export async function readBrand(
  http: HttpClient,
  id: string,
  signal: AbortSignal,
): Promise<DirectoryEntry> {
  return entryOfBrand(await invoke(http, call, { params: { id } }, { signal }));
}
