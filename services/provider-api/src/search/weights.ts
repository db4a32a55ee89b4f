/** What a term counts where not all of a query is found: a rare word more than a number. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { searchWords } from '../database/tables/search';
import type { Term, Way } from './query-terms';

/** Beside a word: '100mm' fits many things, and '9' or 'x' stands in texts of every kind. */
const SIZE = 0.5;
const SIGN = 0.1;

/** After every letter: what lies before a word and this begins with the word. */
const LAST_LETTER = '\u{10FFFF}';

/** A single letter or a bare number: '9', '1/2', 'x'. */
const isSign = ({ asked }: Term) => asked.length < 2 || /^\d+(?:[op]\d+)?$/.test(asked);

/** Whether a term alone is a reason to find a product. */
export const isReason = (term: Term): boolean => !isSign(term);

const kindOf = (term: Term): number => (isSign(term) ? SIGN : /^\d/.test(term.asked) ? SIZE : 1);

/** In how many products words stand, by their stems; and the commonest word. */
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
 * A weight for each term: the inverse of how many names, brands and categories have it, by its
 * kind. What none of them has stands in descriptions, and says as little as the commonest word.
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
