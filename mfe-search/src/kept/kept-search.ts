/** What comes of the kept catalogue in one file of code, when somebody has it or is offered it. */
import type { HostApi } from 'shared-contracts/door';
import { NO_FILTER } from 'shared-contracts/list-filter';
import { readFilterNames } from '../api/filter-names';
import type { Wanted } from '../search/search-queries';
import { keptOnDevice } from './on-device';
import { searchKept, warmUp, type KeptResults } from './search-kept';

export { KeptLine } from './kept-line';

/** Runs a task after what the shopper does. */
const soon = (task: () => void) =>
  new Promise<void>((done) => {
    setTimeout(() => {
      task();
      done();
    });
  });

/** Makes it ready, where this device holds it. */
export async function prepareKept(host: HostApi): Promise<void> {
  const index = await keptOnDevice(host).index();
  if (index) for (const search of warmUp(index)) await soon(search);
}

/** Searches it. @returns null where this device doesn't hold it */
export async function searchOnDevice(
  host: HostApi,
  { query, limit, sort, filters = NO_FILTER }: Wanted,
): Promise<(KeptResults & { asOf: string }) | null> {
  const index = await keptOnDevice(host).index();
  if (!index) return null;
  const names = await readFilterNames(host.http, filters);
  return { ...searchKept(index, { query, limit, sort, filters, names }), asOf: index.asOf };
}
