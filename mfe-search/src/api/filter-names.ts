import type { HttpClient } from 'shared-contracts/call';
import { faultOf } from 'shared-contracts/errors';
import type { FilterNames, ListFilter } from 'shared-contracts/list-filter';
import { ask, type Query } from 'shared-contracts/query';
import { brandsQuery, categoriesQuery, type Names } from './queries';

type NamesQueries = { brands?: Query<Names>; categories?: Query<Names> };

/** The reads of what a filter's brands and categories are called; none where it has chosen none. */
export const namesQueries = ({ brands, categories }: ListFilter): NamesQueries => ({
  ...(categories.length > 0 ? { categories: categoriesQuery() } : {}),
  ...(brands.length > 0 ? { brands: brandsQuery() } : {}),
});

async function orNone(
  http: HttpClient,
  query: Query<Names> | undefined,
  chosen: readonly string[],
  signal?: AbortSignal,
): Promise<Names> {
  if (!query) return {};
  try {
    const all = await ask(http, query, signal);
    return Object.fromEntries(chosen.flatMap((id) => (all[id] ? [[id, all[id]]] : [])));
  } catch (error) {
    faultOf(error);
    return {};
  }
}

/** What a filter's brands and categories are called. Where a call fails, its names are missing. */
export async function readFilterNames(
  http: HttpClient,
  filter: ListFilter,
  signal?: AbortSignal,
): Promise<FilterNames> {
  const asked = namesQueries(filter);
  const [categories, brands] = await Promise.all([
    orNone(http, asked.categories, filter.categories, signal),
    orNone(http, asked.brands, filter.brands, signal),
  ]);
  return { categories, brands };
}
