import { invoke, type CallInput, type HttpClient } from 'shared-contracts/call';
import { searchProducts } from 'shared-contracts/calls';
import { QUERY_MOST, type SearchBody, type SearchResult } from 'shared-contracts/wire/search';

export type SearchPage = {
  results: SearchResult[];
  received: number;
  total: number | null;
  /** The query as it may have been meant. */
  meant: string | null;
};

/** The input of a search, the same wherever it is made, so that an early call is used. */
export function searchInput(
  query: string,
  { limit, offset, sort, filters }: Pick<SearchBody, 'limit' | 'offset' | 'sort' | 'filters'>,
): CallInput<typeof searchProducts> {
  return {
    body: {
      query: query.slice(0, QUERY_MOST),
      limit,
      offset,
      ...(sort ? { sort } : {}),
      ...(filters ? { filters } : {}),
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
    total: total ?? null,
    meant: meant?.trim() ? meant : null,
  };
}
