import { invoke, type HttpClient } from 'shared-contracts/call';
import { searchSuggestions } from 'shared-contracts/calls/search';
import { faultOf } from 'shared-contracts/errors';

const SHOWN = 5;

/** Words that complete a query; none where that fails (specification, section 8). */
export async function suggest(
  http: HttpClient,
  query: string,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    const answer = await invoke(http, searchSuggestions, { query: { q: query } }, { signal });
    return answer.suggestions.slice(0, SHOWN);
  } catch (error) {
    faultOf(error);
    return [];
  }
}
