import type { FirstCalls, Visit } from './door';
import type { QueryRequest } from './query';

/**
 * What a page asks of the provider, by name: a single read, or something that takes several, such
 * as a list with its pages, of which `first` go out at once.
 */
export type PageQueries = Readonly<
  Record<string, QueryRequest | { readonly first: readonly QueryRequest[] }>
>;

/**
 * A page's calls that the shell may start before the page's code is loaded, and while the pointer
 * is on a link to it. The host doesn't repeat calls whose answers it keeps.
 * @param queries what the page asks: the same queries that its loader uses
 */
export function firstCallsOf(queries: (visit: Visit) => PageQueries): FirstCalls {
  const calls = (visit: Visit) =>
    Object.values(queries(visit))
      .flatMap((asked) => ('first' in asked ? asked.first : asked))
      .map(({ request }) => request);
  return calls as FirstCalls;
}
