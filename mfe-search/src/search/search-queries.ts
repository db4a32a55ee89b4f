import type { Query } from 'shared-contracts/query';
import type { SortId } from 'shared-contracts/wire/product';
import { resultsQuery, type SearchPage } from '../api/queries';
import { filtersBody, noFilters, type SearchFilters } from './filters';

/** How many results come at a time (specification, section 9). */
export const RESULTS = 20;
/** The most that one call of the provider gives. */
const LIMIT_MOST = 100;

export type Wanted = {
  /** Not blank. */
  query: string;
  limit: number;
  /** null sorts by relevance. */
  sort: SortId | null;
  filters?: SearchFilters | undefined;
};

/** The reads that together give a number of results. */
export function searchQueries({
  query,
  limit,
  sort,
  filters = noFilters,
}: Wanted): Query<SearchPage>[] {
  const asked = filtersBody(filters);
  return Array.from({ length: Math.ceil(limit / LIMIT_MOST) }, (_, at) => {
    const offset = at * LIMIT_MOST;
    const most = Math.min(LIMIT_MOST, limit - offset);
    return resultsQuery(query, { limit: most, offset, sort, filters: asked });
  });
}
