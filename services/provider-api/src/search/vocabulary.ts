/**
 * The catalogue's words and phrases, stored in tables of their own, which stay small however many
 * products there are.
 */
import { desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { brands, categories, products } from '../database/tables/catalogue';
import { searchPhrases, searchWords } from '../database/tables/search';
import { fold } from './fold';

const BATCH = 500;

/** Titles, brands and categories with the number of their products. */
async function phrasesOnSale(queries: Queries): Promise<(typeof searchPhrases.$inferInsert)[]> {
  const count = sql<number>`count(*)`.mapWith(Number);
  const onSale = not(products.retired);
  const named = [
    ...(await queries
      .select({ shown: products.searchTitle, products: count })
      .from(products)
      .where(onSale)
      .groupBy(products.searchTitle)),
    ...(await queries
      .select({ shown: brands.name, products: count })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(onSale)
      .groupBy(brands.name)),
    ...(await queries
      .select({ shown: categories.name, products: count })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(onSale)
      .groupBy(categories.name)),
  ];
  const phrases = new Map<string, typeof searchPhrases.$inferInsert>();
  for (const { shown, products: some } of named.sort((a, b) => (a.shown < b.shown ? -1 : 1))) {
    const phrase = fold(shown);
    const known = phrases.get(phrase);
    if (known) known.products += some;
    else if (phrase !== '') phrases.set(phrase, { phrase, shown, products: some });
  }
  return [...phrases.values()];
}

/** Makes the tables of words and phrases again from the products on sale. */
export async function rebuildVocabulary(queries: Queries): Promise<void> {
  await queries.delete(searchWords);
  // Words with digits are left out: they are sizes and models, and a similar one is not a typo.
  await queries.execute(sql`
    insert into ${searchWords} (word, products)
    select word, count(*)
    from ${products}, regexp_split_to_table(search_text, '[^[:alnum:]]+') as word
    where not retired and length(word) > 2 and word !~ '[0-9]'
    group by word`);
  await queries.delete(searchPhrases);
  const phrases = await phrasesOnSale(queries);
  for (let at = 0; at < phrases.length; at += BATCH) {
    await queries.insert(searchPhrases).values(phrases.slice(at, at + BATCH));
  }
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

/** The words that share most of a word's letter triples, the most similar first. */
export async function likeWords(queries: Queries, word: string, most: number): Promise<string[]> {
  const rows = await queries
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${word} <% ${searchWords.word}`)
    .orderBy(
      sql`word_similarity(${word}, ${searchWords.word}) desc`,
      desc(searchWords.products),
      searchWords.word,
    )
    .limit(most);
  return rows.map((row) => row.word);
}
