import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isAttribute } from 'shared-contracts/search/attributes';
import { EMPTY_WORDS } from 'shared-contracts/search/query-terms';
import { tokensOf } from 'shared-contracts/search/tokens';
import type { Queries } from '../../database/open';
import { categories, products } from '../../database/tables/catalogue';
import { textQuery } from './text-query';
import type { ReadTerm } from './read-query';

/** So many names tell whether one word always follows. */
const NAMES_MOST = 200;

const isPlural = (one: string, several: string) =>
  several === `${one}s` || several === `${one}es` || several === one.replace(/y$/, 'ies');
const isSame = (one: string, other: string) =>
  one === other || isPlural(one, other) || isPlural(other, one);

/** The word that follows a word in a name; empty where none does, undefined where the name lacks it. */
function following(name: string, word: string): string | undefined {
  const words = tokensOf(name).map(({ text }) => text);
  const at = words.findIndex((each) => isSame(each, word));
  if (at < 0) return undefined;
  const next = words[at + 1] ?? '';
  const says = { asked: next, shown: next, ways: [] };
  const isName = /^\p{L}+$/u.test(next) && !EMPTY_WORDS.has(next) && !isAttribute(says);
  return isName ? next : '';
}

/**
 * Whether a word is only a part of other names. 'Slides' of microscopes are no goods of a catalogue whose
 * grinders have a 'slide switch', where another word always follows it.
 * @param term the only word of a query that the catalogue has
 * @param where the condition of what has it
 */
export async function onlyModifies(queries: Queries, term: ReadTerm, where: SQL): Promise<boolean> {
  if (!/^\p{L}+$/u.test(term.asked)) return false;
  const kinds = await queries
    .select({ id: categories.id })
    .from(categories)
    .where(sql`to_tsvector('english', ${categories.name}) @@ ${textQuery([term], '|')}`)
    .limit(1);
  if (kinds.length > 0) return false;
  const named = await queries
    .select({ name: products.name })
    .from(products)
    .where(and(where, eq(products.retired, false)))
    .limit(NAMES_MOST);
  const next = named.flatMap(({ name }) => following(name, term.asked) ?? []);
  return new Set(next).size === 1 && next[0] !== '';
}
