/**
 * The shop's own other names, which a command and later a back office change. A row takes the place
 * of the built-in names of its phrase.
 */
import { asc, count, eq, sql } from 'drizzle-orm';
import { insertMany } from '../../database/insert-many';
import type { Queries } from '../../database/open';
import { searchSynonyms } from '../../database/tables/search';
import { isStorable } from '../../database/storable-text';
import { TERMS_MOST, WAYS_MOST, WORD_MOST } from 'shared-contracts/search/bounds';
import { phraseOf } from 'shared-contracts/search/synonyms';
import { builtIn } from './synonyms';

/** A phrase that shoppers type, and what the catalogue calls it. */
export type SynonymRow = { phrase: string; names: readonly string[] };
export type OwnSynonym = SynonymRow & {
  /** `own` without names: a built-in phrase that is switched off. */
  from: 'own' | 'built-in';
};

/** How many phrases a shop may have of its own: each search looks its words up in all of them. */
export const PHRASES_MOST = 5000;
/** One way is the phrase itself. */
const NAMES_MOST = WAYS_MOST - 1;
/** Characters of a phrase or a name. */
const LENGTH_MOST = 80;

/** What is wrong with a row, or null. */
export function faultOf({ phrase, names }: SynonymRow): string | null {
  for (const [what, text] of [
    ['the phrase', phrase],
    ...names.map((name) => ['a name', name] as const),
  ] as const) {
    if (!isStorable(text)) return `${what} has a character that can't be kept`;
    if (text.length > LENGTH_MOST) return `${what} has more than ${LENGTH_MOST} characters`;
    const words = phraseOf(text).split(' ').filter(Boolean);
    if (words.length === 0) return `${what} has no word`;
    if (words.length > TERMS_MOST) return `${what} has more than ${TERMS_MOST} words`;
    if (words.some((word) => word.length > WORD_MOST)) {
      return `${what} has a word of more than ${WORD_MOST} letters`;
    }
  }
  if (names.length === 0) return 'no name is given';
  if (names.length > NAMES_MOST) return `more than ${NAMES_MOST} names are given`;
  const itself = names.find((name) => phraseOf(name) === phraseOf(phrase));
  return itself === undefined ? null : `'${itself}' is the phrase itself`;
}

/** All other names that count, by phrase: the built-in ones and the shop's own. */
export async function sharedNames(
  queries: Queries,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const own = await queries.select().from(searchSynonyms).limit(PHRASES_MOST);
  const shared = new Map(builtIn);
  for (const { phrase, names } of own) {
    if (names.length === 0) shared.delete(phrase);
    else shared.set(phrase, names);
  }
  return shared;
}

/** The shop's own rows and the built-in ones that they leave, by phrase. */
export async function listSynonyms(queries: Queries): Promise<OwnSynonym[]> {
  const own = await queries.select().from(searchSynonyms).orderBy(asc(searchSynonyms.phrase));
  const replaced = new Set(own.map(({ phrase }) => phrase));
  const others = [...builtIn].filter(([phrase]) => !replaced.has(phrase));
  return [
    ...own.map((row) => ({ ...row, from: 'own' as const })),
    ...others.map(([phrase, names]) => ({ phrase, names, from: 'built-in' as const })),
  ];
}

/** The other names that a phrase has: the shop's own, or the built-in ones. */
export async function namesNow(queries: Queries, phrase: string): Promise<readonly string[]> {
  const key = phraseOf(phrase);
  const [own] = await queries.select().from(searchSynonyms).where(eq(searchSynonyms.phrase, key));
  return own?.names ?? builtIn.get(key) ?? [];
}

class TooMany extends Error {}

/**
 * Keeps rows that have no fault; a phrase that is there gets the new names.
 * @returns false where the shop would have too many phrases; then nothing is changed
 */
export async function keepSynonyms(
  queries: Queries,
  rows: readonly SynonymRow[],
): Promise<boolean> {
  const byPhrase = new Map(rows.map(({ phrase, names }) => [phraseOf(phrase), [...names]]));
  try {
    await queries.transaction(async (tx) => {
      const kept = [...byPhrase].map(([phrase, names]) => ({ phrase, names }));
      const anew = sql`on conflict (phrase) do update set names = excluded.names`;
      await insertMany(tx, searchSynonyms, kept, anew);
      const [all] = await tx.select({ phrases: count() }).from(searchSynonyms);
      if ((all?.phrases ?? 0) > PHRASES_MOST) throw new TooMany();
    });
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}

/** Removes other names; a built-in phrase is switched off. @returns whether there were any */
export async function removeSynonym(queries: Queries, phrase: string): Promise<boolean> {
  const key = phraseOf(phrase);
  if (!builtIn.has(key)) return resetSynonym(queries, phrase);
  const names: string[] = [];
  await queries
    .insert(searchSynonyms)
    .values({ phrase: key, names })
    .onConflictDoUpdate({ target: searchSynonyms.phrase, set: { names } });
  return true;
}

/** Gives a phrase its built-in names back. @returns whether the shop had a row of its own for it */
export async function resetSynonym(queries: Queries, phrase: string): Promise<boolean> {
  const gone = await queries
    .delete(searchSynonyms)
    .where(eq(searchSynonyms.phrase, phraseOf(phrase)))
    .returning({ phrase: searchSynonyms.phrase });
  return gone.length > 0;
}
