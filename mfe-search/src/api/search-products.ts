import { invoke, type CallInput, type HttpClient } from 'shared-contracts/call';
import { searchProducts } from 'shared-contracts/calls/search';
import type { ProductFilter, SortId } from 'shared-contracts/wire/product';
import { QUERY_MOST, type SearchBody, type SearchResult } from 'shared-contracts/wire/search';

export type SearchPage = {
  results: SearchResult[];
  received: number;
  total: number | null;
  /** The query as it may have been meant. */
  meant: string | null;
};

type Asked = Required<Pick<SearchBody, 'limit' | 'offset'>> & {
  /** null is by relevance, which the call knows as 'default'. */
  sort: SortId | null;
  filters: ProductFilter;
};

/**
 * The input of a search, the same wherever it is made, so that an early call is used. It always has
 * all six names of the specification (section 7): another provider may want each of them.
 */
export function searchInput(
  query: string,
  { limit, offset, sort, filters }: Asked,
): CallInput<typeof searchProducts> {
  return {
    body: {
      query: query.slice(0, QUERY_MOST),
      limit,
      offset,
      filters,
      sort: sort ?? 'default',
      include_highlights: true,
    },
  };
}

/**
 * The provider's own search.
 * @throws ApiError, also for an answer without results
 */
export async function searchOnServer(
  http: HttpClient,
  input: CallInput<typeof searchProducts>,
  signal?: AbortSignal,
): Promise<SearchPage> {
  const answer = await invoke(http, searchProducts, input, { signal });
  const { results, total, did_you_mean: meant } = answer;
  return {
    results: results.items,
    received: results.received,
    total,
    meant,
  };
}
