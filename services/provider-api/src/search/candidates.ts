/**
 * Which products a query finds, and in which order. Each word is looked up as it is (full text by
 * stem and beginning, and inside names and model numbers); a word that the whole catalogue doesn't
 * have is read as the nearest one that it has, or, run together or otherwise unlike, by its letter
 * triples. All words must be found; when no product has them all, any will do.
 */
import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { brands, categories, products } from '../database/schema';
import { meantWords } from './spelling';

/** Share of a word's letter triples that must be found; 'hammerdrill' has 0.83 in 'hammer drill'. */
const TRIPLES_LEAST = 0.5;

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** to_tsquery's own syntax can't come through: words hold letters, digits and inner - . / only. */
const prefixQuery = (word: string) => sql`to_tsquery('english', ${`'${word}':*`})`;

function exactly(word: string): SQL {
  return sql`(${products.searchVector} @@ ${prefixQuery(word)} or ${products.searchText} like ${`%${escapeLike(word)}%`})`;
}

function nearly(word: string): SQL {
  // Two or three letters have too few triples to tell one word from another.
  if (word.length < 4) return sql`false`;
  return sql`word_similarity(${word}, ${products.searchText}) >= ${TRIPLES_LEAST}`;
}

async function isKnown(queries: Queries, word: string): Promise<boolean> {
  const rows = await queries
    .select({ id: products.id })
    .from(products)
    .where(sql`${exactly(word)} and not ${products.retired}`)
    .limit(1);
  return rows.length > 0;
}

/** A word of the query, and what it is read as where the catalogue doesn't have it. */
export type AskedWord = { asked: string; meant: string[] };

export type Candidates = { words: AskedWord[]; all: SQL; any: SQL; rank: SQL };

async function readWord(queries: Queries, asked: string): Promise<AskedWord & { found: SQL }> {
  if (await isKnown(queries, asked)) return { asked, meant: [], found: exactly(asked) };
  const meant = await meantWords(queries, asked);
  return { asked, meant, found: or(...meant.map(exactly)) ?? nearly(asked) };
}

/** Conditions and rank of a query's words; `words` isn't empty. */
export async function candidatesOf(queries: Queries, words: string[]): Promise<Candidates> {
  const read: Awaited<ReturnType<typeof readWord>>[] = [];
  for (const word of words) read.push(await readWord(queries, word));
  const conditions = read.map(({ found }) => found);
  const spelled = read.map(({ asked, meant }) => meant[0] ?? asked);
  const whole = spelled.join(' ');
  const anyWord = spelled.map((word) => `'${word}':*`).join(' | ');
  const similar = (text: SQL) => sql`word_similarity(${whole}, ${text})`;
  const found = sql.join(
    conditions.map((condition) => sql`case when ${condition} then 2 else 0 end`),
    sql` + `,
  );
  // More of the words found stands above any likeness. The fields' weights are those of the
  // specification, section 9: name 3, brand 2, category 1.5, description 1; as {D, C, B, A}.
  const rank = sql`(
    ${found}
    + 3 * ${similar(sql`lower(${products.name})`)}
    + 2 * ${similar(sql`lower(${brands.name})`)}
    + 1.5 * ${similar(sql`lower(${categories.name})`)}
    + 3 * ts_rank('{0.333, 0.5, 0.667, 1.0}', ${products.searchVector}, to_tsquery('english', ${anyWord}))
    + case when ${products.searchText} like ${`${escapeLike(whole)}%`} then 2 else 0 end
  )`;
  return {
    words: read.map(({ asked, meant }) => ({ asked, meant })),
    all: and(...conditions) ?? sql`true`,
    any: or(...conditions) ?? sql`true`,
    rank,
  };
}
