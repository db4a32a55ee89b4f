import { ask } from 'shared-contracts/query';
import { readingOf } from 'shared-contracts/reading';
import { reportFailure, type Reader } from '../api/failure';
import { directoryQueries } from '../api/queries';
import type { DirectoryName } from '../directory/directory';
import type { FilterNames, ListFilter } from 'shared-contracts/list-filter';

/** The directories that a filter's names stand in. */
export function directoriesOf({ brands, categories }: ListFilter): DirectoryName[] {
  return [
    ...(brands.length > 0 ? (['brands'] as const) : []),
    ...(categories.length > 0 ? (['categories'] as const) : []),
  ];
}

async function namesOf(
  name: DirectoryName,
  ids: string[],
  host: Reader,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const asked = ask(host.http, directoryQueries[name](), signal);
  const reading = await readingOf(asked, reportFailure(host, 'The names of the filter'));
  // The list works without names: only its chips show less.
  if (reading.kind === 'failed') return {};
  const chosen = reading.value.filter(({ id }) => ids.includes(id));
  return Object.fromEntries(chosen.map((entry) => [entry.id, entry.name]));
}

/**
 * The names of what a filter has chosen.
 * @throws ApiError when the caller gave up
 */
export async function loadFilterNames(
  filter: ListFilter,
  host: Reader,
  signal: AbortSignal,
): Promise<FilterNames> {
  const [brands, categories] = await Promise.all([
    namesOf('brands', filter.brands, host, signal),
    namesOf('categories', filter.categories, host, signal),
  ]);
  return { brands, categories };
}
