/**
 * The readings of a query, from the strictest on: all of its terms as typed, as beginnings of words,
 * corrected, and at last the products that have nearly all of what it says.
 */
import { and, or, sql, type SQL } from 'drizzle-orm';
import { asBeginning } from 'shared-contracts/search/read-terms';
import type { Queries } from '../../database/open';
import type { YieldToOthers } from '../scheduler';
import { nearlyAll } from './nearly-all';
import { onlyModifies } from './only-modifies';
import type { Term } from 'shared-contracts/search/query-terms';
import { asIs, exist, isNamed, isThere, matches, readUnknown, type ReadTerm } from './read-query';
import { runTogether } from './run-together';
import { rangesWith } from './within-ranges';
import type { Synonyms } from 'shared-contracts/search/synonyms';

export type Reading = {
  terms: ReadTerm[];
  /** The condition that a product meets the reading. */
  where: SQL;
  /** The weight of each term, where some of them are enough; null where all must be found. */
  weights: readonly number[] | null;
  /** 1 for what has the words as typed or the nearest names, 0 for what has wider ones; undefined where none are. */
  worth?: SQL;
  /** The corrected query; null where nothing was corrected. */
  meant: string | null;
  /** Terms that the products need not have; empty where all must be found. */
  left: readonly Term[];
};

/** The term as it was typed, without other names and corrections. */
const asTyped = ({ ways, ...term }: ReadTerm): ReadTerm => ({
  ...term,
  ways: ways.filter(({ how }) => how === 'asked'),
});

/**
 * The condition, where at least one of its products is named so or says it in the typed words: what
 * another name of the query is only mentioned by, such as a hammer by nails, is no result.
 */
function withNamed(found: SQL | undefined, terms: ReadTerm[]): SQL {
  const typed = terms.map(asTyped);
  const isTyped = typed.every(({ ways }) => ways.length > 0);
  const least = or(isNamed(terms), isTyped ? matches(typed) : undefined);
  return and(found, isThere(and(found, least))) ?? sql`true`;
}

/** A measure that goods are made for among others: a clamp of 10–16 mm holds one of 12 mm. */
function orWithinRange(term: ReadTerm): ReadTerm {
  const ranges = rangesWith(term);
  if (ranges.length === 0) return term;
  const within = matches([{ ...term, ways: ranges }]);
  const found = or(term.found ?? undefined, within) ?? null;
  return { ...term, ways: [...term.ways, ...ranges], found };
}

/** Whether a word was found only because others of the catalogue begin with it. */
const isBeginning = (asked: Term | undefined, { ways: [way] }: ReadTerm): boolean =>
  asked !== undefined &&
  /^\p{L}+$/u.test(asked.asked) &&
  asked.ways[0]?.whole !== true &&
  way?.how === 'asked';

/** What has a wider name comes after what has the nearest: 'martilyo' is a claw hammer first. */
function nearestFirst(terms: Term[]): { worth?: SQL } {
  const nearest = terms.map(({ ways, ...term }) => ({
    ...term,
    ways: ways.filter(({ how }) => how !== 'wider name'),
  }));
  const isWider = nearest.some(({ ways }, at) => ways.length < (terms[at]?.ways.length ?? 0));
  return isWider ? { worth: sql`(${matches(nearest)})::int` } : {};
}

const plainly = (terms: Term[]): Reading => {
  const read = terms.map(asIs);
  const where = withNamed(matches(terms), read);
  return { terms: read, where, weights: null, ...nearestFirst(terms), meant: null, left: [] };
};

/**
 * The readings of terms, each for where nothing is found by the one before; none comes after one
 * that has products. A caller who finds nothing by a filter alone so gets no other reading.
 */
export async function* readings(
  queries: Queries,
  asked: Term[],
  synonyms: Synonyms,
  yieldToOthers: YieldToOthers,
): AsyncGenerator<Reading> {
  const [plain, begun] = [plainly(asked), plainly(asked.map(asBeginning))];
  yield plain;
  await yieldToOthers();
  const [isPlain, isBegun, ...known] = await exist(queries, [
    plain.where,
    begun.where,
    ...begun.terms.map((term) => matches([term])),
  ]);
  if (isPlain) return;
  if (isBegun) {
    yield begun;
    return;
  }
  const joined = await runTogether(queries, asked);
  if (joined) {
    yield* readings(queries, joined, synonyms, yieldToOthers);
    return;
  }
  const unknown = await readUnknown(
    queries,
    begun.terms.filter((_, at) => !known[at]),
    synonyms,
    yieldToOthers,
  );
  const read = begun.terms.map((term) => unknown.get(term) ?? { term, meant: null });
  const terms = read.map(({ term }) => orWithinRange(term));
  const meant = read.some((one) => one.meant !== null)
    ? read.map((one) => one.meant ?? one.term.shown).join(' ')
    : null;
  const founds = terms.flatMap(({ found }) => found ?? []);
  if (founds.length === terms.length) {
    yield { terms, where: withNamed(and(...founds), terms), weights: null, meant, left: [] };
  }
  await yieldToOthers();
  const named = await exist(
    queries,
    terms.map((term) => and(term.found ?? sql`false`, isNamed([term])) ?? sql`false`),
  );
  // What only descriptions have is as good as unknown.
  const naming = terms.map((term, at) => ({
    ...term,
    ...(named[at] ? {} : { found: null }),
    ...(isBeginning(asked[at], term) ? { begins: true as const } : {}),
  }));
  const near = await nearlyAll(queries, naming, yieldToOthers);
  if (!near) return;
  const there = naming.filter(({ found }) => found !== null);
  const where = and(near.where, isNamed(there)) ?? sql`true`;
  const [only, ...more] = there;
  if (only && more.length === 0 && (await onlyModifies(queries, only, where))) return;
  yield { ...near, terms: naming, meant, where };
}
