/** Reads the words of many lines by the catalogue's words, which are fetched once for all of them. */
import { desc } from 'drizzle-orm';
import type { LineVocabulary } from 'shared-contracts/quick-lines/written';
import { halvesOf, nearestOf, type Counted } from 'shared-contracts/search/spelling';
import type { Queries } from '../../database/open';
import { searchWords } from '../../database/tables/search';

/** Of a larger catalogue the rarest words are left out: they are looked up, but mend nothing. */
const WORDS_MOST = 40_000;

/** The catalogue's words without digits. */
export async function readVocabulary(queries: Queries): Promise<LineVocabulary> {
  const rows = await queries
    .select()
    .from(searchWords)
    .orderBy(desc(searchWords.products))
    .limit(WORDS_MOST);
  const known = new Set(rows.map(({ word }) => word));
  const byLength = new Map<number, Counted[]>();
  for (const row of rows) {
    const same = byLength.get(row.word.length);
    if (same) same.push(row);
    else byLength.set(row.word.length, [row]);
  }
  /** Those of about the length of a word. */
  const nearIn = (word: string) =>
    [-2, -1, 0, 1, 2].flatMap((by) => byLength.get(word.length + by) ?? []);
  return {
    has: (word) => known.has(word),
    meanings(word, synonyms) {
      const near = nearestOf(word, nearIn(word), synonyms);
      const halves = halvesOf(word).find((both) => both.every((half) => known.has(half)));
      return halves && near[0]?.edits !== 1 ? [halves] : near.map((one) => [one.word]);
    },
  };
}
