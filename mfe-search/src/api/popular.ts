import { invoke, requestOf, type HttpClient } from 'shared-contracts/call';
import { popularSearches } from 'shared-contracts/calls/search';
import { faultOf } from 'shared-contracts/errors';

const LIMIT = 5;

/** What is offered where the provider has nothing to say (specification, section 8). */
export const POPULAR_FALLBACK = ['drill', 'generator', 'hammer', 'welding', 'safety gear'];

const input = { query: { limit: String(LIMIT) } };

export const popularRequest = () => requestOf(popularSearches, input);

/** What others search most; our own five where the provider can't say. Never fails. */
export async function popular(http: HttpClient, signal?: AbortSignal): Promise<string[]> {
  try {
    const answer = await invoke(http, popularSearches, input, { signal });
    const words = answer.popular_searches.slice(0, LIMIT);
    return words.length > 0 ? words : POPULAR_FALLBACK;
  } catch (error) {
    faultOf(error);
    return POPULAR_FALLBACK;
  }
}
