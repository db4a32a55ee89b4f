import type { FirstCalls, Visit } from './door';
import type { Asked } from './query';

/**
 * What a page asks of the provider, by name: a single read, or something that takes several, such
 * as a list with its pages, of which `first` go out at once.
 */
export type PageQueries = Readonly<Record<string, Asked | { readonly first: readonly Asked[] }>>;

/**
 * A page's calls that the shell may start before its code has come, and while a link to it is
 * pointed at. The host doesn't ask ahead for what it has kept.
 * @param queries what the page asks, as its loader has it too
 */
export function firstCallsOf(queries: (visit: Visit) => PageQueries): FirstCalls {
  const calls = (visit: Visit) =>
    Object.values(queries(visit))
      .flatMap((asked) => ('first' in asked ? asked.first : asked))
      .map(({ request }) => request);
  return calls as FirstCalls;
}
