import type { HttpClient } from 'shared-contracts/call';
import { logFailure } from '../api/failure';
import type { Catalogue } from '../catalogue';
import { loadDirectory, type DirectoryName } from '../directory/directory';
import type { FilterNames, ListFilter } from './product-filter';

/** The directories that a filter's names stand in. */
export function directoriesOf({ brands, categories }: ListFilter): DirectoryName[] {
  return [
    ...(brands.length > 0 ? (['brands'] as const) : []),
    ...(categories.length > 0 ? (['categories'] as const) : []),
  ];
}

async function namesOf(
  catalogue: Catalogue,
  name: DirectoryName,
  ids: string[],
  http: HttpClient,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  try {
    const entries = await loadDirectory(catalogue, name, http, signal);
    const chosen = entries.filter(({ id }) => ids.includes(id));
    return Object.fromEntries(chosen.map((entry) => [entry.id, entry.name]));
  } catch (error) {
    // The list stands without them: only its chips say less.
    logFailure('The names of the filter', error);
    return {};
  }
}

/**
 * The names of what a filter has chosen.
 * @throws ApiError when the caller gave up
 */
export async function loadFilterNames(
  catalogue: Catalogue,
  filter: ListFilter,
  http: HttpClient,
  signal: AbortSignal,
): Promise<FilterNames> {
  const [brands, categories] = await Promise.all([
    namesOf(catalogue, 'brands', filter.brands, http, signal),
    namesOf(catalogue, 'categories', filter.categories, http, signal),
  ]);
  return { brands, categories };
}
