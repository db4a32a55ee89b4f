/**
 * The readings of a query, from the strictest on: all of its terms as typed, as beginnings of words,
 * corrected, and at last the products that have nearly all of what it says.
 */
import { and, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open';
import type { GiveWay } from '../turns';
import { nearlyAll } from './nearly-all';
import type { Term } from './query-terms';
import { asBeginning, asIs, exist, matches, readUnknown, type ReadTerm } from './read-query';
import type { Synonyms } from './synonyms';

export type Reading = {
  terms: ReadTerm[];
  /** The condition that a product meets the reading. */
  where: SQL;
  /** The weight of each term, where some of them are enough; null where all must be found. */
  weights: readonly number[] | null;
  /** The corrected query; null where nothing was corrected. */
  meant: string | null;
};

const plainly = (terms: Term[]): Reading => ({
  terms: terms.map(asIs),
  where: matches(terms),
  weights: null,
  meant: null,
});

/**
 * The readings of terms, each for where nothing is found by the one before; none comes after one
 * that has products. A caller who finds nothing by a filter alone so gets no other reading.
 */
export async function* readings(
  queries: Queries,
  asked: Term[],
  synonyms: Synonyms,
  giveWay: GiveWay,
): AsyncGenerator<Reading> {
  yield plainly(asked);
  await giveWay();
  const begun = asked.map(asBeginning);
  const [isThere, isBegun, ...known] = await exist(queries, [
    matches(asked),
    matches(begun),
    ...begun.map((term) => matches([term])),
  ]);
  if (isThere) return;
  if (isBegun) {
    yield plainly(begun);
    return;
  }
  const unknown = await readUnknown(
    queries,
    begun.filter((_, at) => !known[at]),
    synonyms,
    giveWay,
  );
  const read = begun.map((term) => unknown.get(term) ?? { term: asIs(term), meant: null });
  const terms = read.map(({ term }) => term);
  const corrected = terms.some(({ ways }) => ways[0]?.how === 'typo');
  const meant = corrected ? read.map((one) => one.meant ?? one.term.shown).join(' ') : null;
  const founds = terms.flatMap(({ found }) => found ?? []);
  if (founds.length === terms.length) {
    yield { terms, where: and(...founds) ?? sql`true`, weights: null, meant };
  }
  await giveWay();
  const near = await nearlyAll(queries, terms, giveWay);
  if (near) yield { terms, meant, ...near };
}
