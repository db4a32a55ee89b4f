import type { HttpClient } from 'shared-contracts/call';
import { faultOf } from 'shared-contracts/errors';
import { ask, type Query } from 'shared-contracts/query';
import { POPULAR_MOST } from './queries';

/** The searches that are offered where the provider names none (specification, section 8). */
export const POPULAR_FALLBACK = ['drill', 'generator', 'hammer', 'welding', 'safety gear'];

/** What others search most; our own five where the provider names none. Never fails. */
export async function popular(
  http: HttpClient,
  query: Query<string[]>,
  signal?: AbortSignal,
): Promise<string[]> {
  try {
    const words = (await ask(http, query, signal)).slice(0, POPULAR_MOST);
    return words.length > 0 ? words : POPULAR_FALLBACK;
  } catch (error) {
    faultOf(error);
    return POPULAR_FALLBACK;
  }
}
