import type { HttpClient } from 'shared-contracts/call';
import { faultOf } from 'shared-contracts/errors';
import { ask } from 'shared-contracts/query';
import { suggestionsQuery } from './queries';

const SHOWN = 5;

/** Words that complete a query; none where the call fails (specification, section 8). */
export async function suggest(
  http: HttpClient,
  query: string,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    return (await ask(http, suggestionsQuery(query), signal)).slice(0, SHOWN);
  } catch (error) {
    faultOf(error);
    return [];
  }
}
