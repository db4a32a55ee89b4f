import { NO_FILTER, wireFilterOf, type ListFilter } from 'shared-contracts/list-filter';
import type { Query } from 'shared-contracts/query';
import type { SortId } from 'shared-contracts/wire/product';
import { resultsQuery, type SearchPage } from '../api/queries';

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
  filters?: ListFilter | undefined;
};

/** The reads that together give a number of results. */
export function searchQueries({
  query,
  limit,
  sort,
  filters = NO_FILTER,
}: Wanted): Query<SearchPage>[] {
  const asked = wireFilterOf(filters);
  return Array.from({ length: Math.ceil(limit / LIMIT_MOST) }, (_, at) => {
    const offset = at * LIMIT_MOST;
    const most = Math.min(LIMIT_MOST, limit - offset);
    return resultsQuery(query, { limit: most, offset, sort, filters: asked });
  });
}
