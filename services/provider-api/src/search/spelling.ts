/** What a misspelled word was meant to be: the catalogue's own words that are a typo or two away. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { products } from '../database/schema';

const MEANT_MOST = 3;

/** Short words are soon another word: one edit from five letters on is a typo, two from six on. */
function editsAllowed(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

/**
 * Edits between two words: a letter more, less or other, or two neighbours swapped.
 * @returns `most + 1` as soon as it is more than `most`
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** The nearest words of names, brands, categories and model numbers; none when all are far. */
export async function meantWords(queries: Queries, word: string): Promise<string[]> {
  const most = editsAllowed(word);
  if (most === 0) return [];
  const rows = await queries
    .selectDistinct({
      word: sql<string>`regexp_split_to_table(${products.searchText}, '[^[:alnum:]]+')`,
    })
    .from(products)
    .where(sql`not ${products.retired}`);
  const near = rows
    .map((row) => ({ word: row.word, edits: editsBetween(word, row.word, most) }))
    .filter(({ word: other, edits }) => other.length > 2 && edits <= most);
  const least = Math.min(...near.map(({ edits }) => edits));
  return near
    .filter(({ edits }) => edits === least)
    .map((one) => one.word)
    .sort()
    .slice(0, MEANT_MOST);
}
