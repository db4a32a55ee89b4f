/**
 * The catalogue's words and phrases, stored in tables of their own, which stay small however many
 * products there are.
 */
import { and, asc, desc, eq, gt, inArray, lt, not, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { brands, categories, products } from '../../database/tables/catalogue';
import { searchPhrases, searchWords } from '../../database/tables/search';
import { fold } from 'shared-contracts/search/fold';
import { syncRows, type Synced } from './sync-rows';

const READ_AT_ONCE = 1000;

type Word = typeof searchWords.$inferSelect;
type Phrase = typeof searchPhrases.$inferSelect;

const onSaleAfter = (queries: Queries, id: number) =>
  queries
    .select({
      id: products.id,
      text: products.searchText,
      title: products.searchTitle,
      brand: brands.name,
      category: categories.name,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(not(products.retired), gt(products.id, id)))
    .orderBy(asc(products.id))
    .limit(READ_AT_ONCE);

const wordsIn = (queries: Queries): Synced<Word> => ({
  async after(key, most) {
    const rows = await queries
      .select()
      .from(searchWords)
      .where(gt(searchWords.word, key))
      .orderBy(asc(searchWords.word))
      .limit(most);
    return rows.map((row) => [row.word, row]);
  },
  write: (rows) =>
    queries
      .insert(searchWords)
      .values(rows)
      .onConflictDoUpdate({
        target: searchWords.word,
        set: { products: sql`excluded.products` },
      }),
  remove: (keys) => queries.delete(searchWords).where(inArray(searchWords.word, keys)),
});

const phrasesIn = (queries: Queries): Synced<Phrase> => ({
  async after(key, most) {
    const rows = await queries
      .select()
      .from(searchPhrases)
      .where(gt(searchPhrases.phrase, key))
      .orderBy(asc(searchPhrases.phrase))
      .limit(most);
    return rows.map((row) => [row.phrase, row]);
  },
  write: (rows) =>
    queries
      .insert(searchPhrases)
      .values(rows)
      .onConflictDoUpdate({
        target: searchPhrases.phrase,
        set: { shown: sql`excluded.shown`, products: sql`excluded.products` },
      }),
  remove: (keys) => queries.delete(searchPhrases).where(inArray(searchPhrases.phrase, keys)),
});

function count(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}

/** The phrases of titles, brands and categories; of one that is written in two ways the first. */
function phrasesOf(shown: ReadonlyMap<string, number>): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  for (const [name, some] of [...shown].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const phrase = fold(name);
    const known = phrases.get(phrase);
    if (known) known.products += some;
    else if (phrase !== '') phrases.set(phrase, { phrase, shown: name, products: some });
  }
  return phrases;
}

/**
 * Brings the tables of words and phrases up to the products on sale, which are read a thousand at a
 * time, so that other statements can run in between.
 */
export async function rebuildVocabulary(queries: Queries): Promise<void> {
  const words = new Map<string, number>();
  const shown = new Map<string, number>();
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows = await onSaleAfter(queries, last);
    for (const { text, title, brand, category } of rows) {
      for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
        // Words with digits are left out: they are sizes and models, and a similar one is no typo.
        if (word.length > 2 && !/\d/.test(word)) count(words, word);
      }
      for (const name of [title, brand, category]) count(shown, name);
    }
    last = rows.at(-1)?.id;
  }
  const counted = [...words].map(([word, some]) => [word, { word, products: some }] as const);
  await syncRows(wordsIn(queries), new Map(counted));
  await syncRows(phrasesIn(queries), phrasesOf(shown));
}

/**
 * Takes the title of a product that goes off sale out of the phrases, where no other product has it:
 * nothing suggests it from the transaction's end on, however long the tables take to be renewed.
 */
export async function withdrawTitle(queries: Queries, title: string): Promise<void> {
  const its = eq(searchPhrases.phrase, fold(title));
  await queries
    .update(searchPhrases)
    .set({ products: sql`${searchPhrases.products} - 1` })
    .where(its);
  await queries.delete(searchPhrases).where(and(its, lt(searchPhrases.products, 1)));
}

/** Which of the words the catalogue has. */
export async function knownWords(
  queries: Queries,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await queries
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(inArray(searchWords.word, [...new Set(words)]));
  return new Set(rows.map(({ word }) => word));
}

/** Of a word, so large a share of the letters must be the beginning of a similar one. */
const BEGINNING_SHARE = 0.6;

/**
 * The words that share a word's beginning and most of its letter triples, the most similar first.
 */
export async function likeWords(queries: Queries, word: string, most: number): Promise<string[]> {
  const rows = await queries
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      and(
        sql`${word} <% ${searchWords.word}`,
        sql`starts_with(${searchWords.word}, ${word.slice(0, Math.ceil(word.length * BEGINNING_SHARE))})`,
      ),
    )
    .orderBy(
      sql`word_similarity(${word}, ${searchWords.word}) desc`,
      desc(searchWords.products),
      searchWords.word,
    )
    .limit(most);
  return rows.map((row) => row.word);
}
