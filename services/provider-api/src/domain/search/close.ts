/**
 * What comes close to a query that few products meet whole. It is shown after the results and apart
 * from them, so that what is found keeps its meaning.
 */
import { and, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { isAttribute } from 'shared-contracts/search/attributes';
import type { Term } from 'shared-contracts/search/query-terms';
import type { Queries } from '../../database/open';
import { products } from '../../database/tables/catalogue';
import type { ListRow } from '../catalogue/list-item';
import { mapInSlices, type YieldToOthers } from '../scheduler';
import { askedFacts, differing, type AskedFact, type Differing } from './asked-facts';
import { ORDERED_MOST, pageByRank, rowsInOrder } from './candidates';
import { isMeasureWord } from './may-differ';
import type { ReadAs } from './read-as';
import type { ReadTerm } from './read-query';
import { namingQuery } from './text-query';

/** Where so many are found, nobody looks for what is only close. */
export const FEW_RESULTS = 5;
const CLOSE_MOST = 8;
/** How many names are read before other calls may run: this takes a millisecond or two. */
const READ_AT_ONCE = 20;

const hasNumber = ({ asked }: Term) => /\d/.test(asked);

/**
 * Parts of a query that are enough: without what says one fact in which goods may differ, or without
 * one word that only says how a thing is.
 */
function closeChoices<T extends Term>(terms: readonly T[], facts: readonly AskedFact<T>[]): T[][] {
  const flexible = facts.flatMap((fact) => (fact.rule === undefined ? [] : [fact.terms]));
  const told = new Set(facts.flatMap((fact) => fact.terms));
  const words = terms
    .filter((term) => !told.has(term) && !hasNumber(term))
    .filter((term) => isAttribute(term) && !isMeasureWord(term));
  return [...flexible, ...words.map((word) => [word])]
    .filter((lacking) => lacking.length > 0)
    .map((lacking) => terms.filter((term) => !lacking.includes(term)))
    .filter((left) => left.some((term) => !hasNumber(term) && !isAttribute(term)));
}

/** A word must be in the name: a grinder that is sold with ten discs is not close to one. */
const conditionOf = (term: ReadTerm): SQL | undefined =>
  hasNumber(term)
    ? (term.found ?? undefined)
    : sql`${products.searchVector} @@ ${namingQuery([term], 'AB')}`;

type Found = { id: number; differs: Differing };

/** Of goods that differ by a measure, those that are nearest to it. */
function nearest(found: readonly Found[]): Found[] {
  const ends = new Map<string, number>();
  const endOf = ({ kind, from }: NonNullable<Differing>) => `${kind} ${Math.sign(from)}`;
  for (const { differs } of found) {
    if (!differs || Number.isNaN(differs.from)) continue;
    const least = ends.get(endOf(differs)) ?? Infinity;
    ends.set(endOf(differs), Math.min(least, Math.abs(differs.from)));
  }
  return found.filter(({ differs }) => {
    if (!differs || (differs.rule !== 'next' && differs.rule !== 'up')) return true;
    return Math.abs(differs.from) <= (ends.get(endOf(differs)) ?? 0);
  });
}

type Asked = {
  terms: readonly ReadTerm[];
  /** The condition of the filter, and whether it is about prices. */
  listed: SQL | undefined;
  priced: boolean;
  /** The results. */
  found: readonly { id: number; product_name: string }[];
  /** How the query was read as facts; null where it wasn't. */
  description: Pick<ReadAs, 'butOne'> | null;
  yieldToOthers: YieldToOthers;
};

/** @returns the closest first, at most eight; none where every part of the query is needed */
export async function closeRows(
  queries: Queries,
  { terms: all, listed, priced, found, description, yieldToOthers }: Asked,
): Promise<ListRow[]> {
  const terms = all.filter((term) => term.found !== null);
  const facts = askedFacts(
    terms,
    found.map(({ product_name: name }) => name),
  );
  const choices = closeChoices(terms, facts);
  // What says a fact in other words comes close too: polypropylene by 'PP'.
  const said = (description?.butOne ?? []).filter(({ kind }) =>
    facts.some((fact) => fact.kind === kind && fact.rule !== undefined),
  );
  const conditions = [
    ...choices.flatMap((choice) => and(...choice.map(conditionOf)) ?? []),
    ...said.map(({ where }) => where),
  ];
  if (conditions.length === 0) return [];
  const others = not(
    inArray(
      products.id,
      found.map(({ id }) => id),
    ),
  );
  const where = and(listed, or(...conditions), others);
  const looked = { terms, where, weights: null, priced };
  const page = { offset: 0, limit: ORDERED_MOST, yieldToOthers };
  const { ids } = await pageByRank(queries, looked, page);
  if (ids.length === 0) return [];
  await yieldToOthers();
  const names = await queries
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const read = await mapInSlices(ids, READ_AT_ONCE, yieldToOthers, (id): Found[] => {
    const differs = differing(facts, nameOf.get(id) ?? '');
    return differs === undefined ? [] : [{ id, differs }];
  });
  const close = nearest(read.flat()).slice(0, CLOSE_MOST);
  return close.length === 0
    ? []
    : rowsInOrder(
        queries,
        close.map(({ id }) => id),
      );
}
