/** Weighs terms where only some of a query is found: a rare word counts more than a number. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { searchWords } from '../../database/tables/search';
import type { Term, Way } from './query-terms';

/** Relative to a word's 1: '100mm' fits many products, and '9' or 'x' is in texts of every kind. */
const SIZE = 0.5;
const SIGN = 0.1;

/** Sorts after every letter: the words between `stem` and `stem` with this begin with `stem`. */
const LAST_LETTER = '\u{10FFFF}';

/** A single letter or a bare number: '9', '1/2', 'x'; a long number is a code. */
const isSign = ({ asked }: Term) => asked.length < 2 || /^\d{1,6}(?:[op]\d+)?$/.test(asked);

/** Whether a term alone is a reason to find a product. */
export const isReason = (term: Term): boolean => !isSign(term);

const kindOf = (term: Term): number => (isSign(term) ? SIGN : /^\d/.test(term.asked) ? SIZE : 1);

/** In how many products each word is, by its stem; and the same for the most frequent word. */
async function productsOf(queries: Queries, words: string[]) {
  const texts = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  const { rows } = await queries.execute<{ word: string; products: number; commonest: number }>(sql`
    select asked.word,
      (select coalesce(sum(products), 0)::int from ${searchWords}
        where ${searchWords.word} ~>=~ asked.stem
          and ${searchWords.word} ~<~ (asked.stem || ${LAST_LETTER})) as products,
      (select coalesce(max(products), 1) from ${searchWords}) as commonest
    from (select word, coalesce((ts_lexize('english_stem', word))[1], word) as stem
      from unnest(array[${texts}]::text[]) as given(word)) as asked`);
  return {
    counts: new Map(rows.map(({ word, products }) => [word, products])),
    commonest: rows[0]?.commonest ?? 1,
  };
}

/**
 * A weight for each term, by its kind: the rarer it is in names, brands and categories, the higher.
 * A term that none of them has can only be in descriptions, and counts as the most frequent word.
 */
export async function weightsOf(queries: Queries, terms: readonly Term[]): Promise<number[]> {
  const words = terms.flatMap(({ ways }) => ways.flatMap((way) => way.words));
  if (words.length === 0) return [];
  const { counts, commonest } = await productsOf(queries, [...new Set(words)]);
  const rarest = ({ words: all }: Way) => Math.min(...all.map((word) => counts.get(word) ?? 0));
  return terms.map((term) => {
    const products = term.ways.reduce((sum, way) => sum + rarest(way), 0) || commonest;
    return kindOf(term) * Math.log(1 + commonest / Math.min(products, commonest));
  });
}
