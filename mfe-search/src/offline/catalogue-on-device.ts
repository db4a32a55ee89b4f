/** What comes of the offline catalogue in one file of code, when somebody has it or is offered it. */
import type { HostApi } from 'shared-contracts/door';
import { NO_FILTER } from 'shared-contracts/list-filter';
import { readFilterNames } from '../api/filter-names';
import type { OfflineLines } from 'shared-contracts/slots';
import type { Wanted } from '../search/search-queries';
import { matchLines } from './match-lines';
import { offlineOnDevice } from './on-device';
import { searchIndex, warmUp, type IndexResults } from './search-index';

export { OfflineLine } from './offline-line';

/** Runs a task after what the shopper does. */
const soon = (task: () => void) =>
  new Promise<void>((done) => {
    setTimeout(() => {
      task();
      done();
    });
  });

/** Makes it ready, where this device holds it. */
export async function prepareCatalogue(host: HostApi): Promise<void> {
  const index = await offlineOnDevice(host).index();
  if (index) for (const search of warmUp(index)) await soon(search);
}

/** Searches it. @returns null where this device doesn't hold it */
export async function searchOnDevice(
  host: HostApi,
  { query, limit, sort, filters = NO_FILTER }: Wanted,
): Promise<(IndexResults & { asOf: string }) | null> {
  const index = await offlineOnDevice(host).index();
  if (!index) return null;
  const names = await readFilterNames(host.http, filters);
  return { ...searchIndex(index, { query, limit, sort, filters, names }), asOf: index.asOf };
}

/** Reads the lines of a quick order by it. @returns null where this device doesn't hold it */
export async function readOnDevice(
  host: HostApi,
  texts: readonly string[],
): Promise<OfflineLines | null> {
  const index = await offlineOnDevice(host).index();
  return index && matchLines(index, texts);
}
