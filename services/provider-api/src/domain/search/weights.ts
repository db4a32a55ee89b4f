/** How rare words are in the catalogue, for what they weigh. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { searchWords } from '../../database/tables/search';
import type { Term } from 'shared-contracts/search/query-terms';
import { weightsBy } from 'shared-contracts/search/weights';

/** Sorts after every letter: the words between `stem` and `stem` with this begin with `stem`. */
const LAST_LETTER = '\u{10FFFF}';

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

/** A weight for each term, by how rare its words are in the catalogue. */
export async function weightsOf(queries: Queries, terms: readonly Term[]): Promise<number[]> {
  const words = terms.flatMap(({ ways }) => ways.flatMap((way) => way.words));
  if (words.length === 0) return [];
  const { counts, commonest } = await productsOf(queries, [...new Set(words)]);
  return weightsBy(terms, (word) => counts.get(word) ?? 0, commonest);
}
