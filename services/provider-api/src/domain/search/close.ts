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
import type { YieldToOthers } from '../scheduler';
import { rowsByRank } from './candidates';
import type { ReadTerm } from './read-query';
import { namingQuery } from './text-query';
import { weightsOf } from './weights';

/** Where so many are found, nobody looks for what is only close. */
export const FEW_RESULTS = 5;
const CLOSE_MOST = 8;

const hasNumber = ({ asked }: Term) => /\d/.test(asked);

/**
 * Which terms what comes close to a query may lack: what only says how a thing is, and of several
 * numbers the last, since the size that matters is typed first.
 */
function dispensable(terms: readonly Term[]): Term[] {
  const numbers = terms.filter(hasNumber);
  const last = numbers.length > 1 ? numbers.at(-1) : undefined;
  return terms.filter((term) => term === last || (!hasNumber(term) && isAttribute(term)));
}

/** Parts of a query that are enough: of four terms two may lack, of fewer one. */
function closeChoices<T extends Term>(terms: readonly T[]): T[][] {
  const may = dispensable(terms);
  if (may.length === terms.length) return [];
  const without = (...lacking: Term[]) => terms.filter((term) => !lacking.includes(term));
  const one = may.map((term) => without(term));
  const pairs = may.flatMap((term, at) => may.slice(at + 1).map((other) => without(term, other)));
  return terms.length < 4 ? one : [...one, ...pairs];
}

/** A word must be in the name: a grinder that is sold with ten discs is not close to one. */
const conditionOf = (term: ReadTerm): SQL | undefined =>
  hasNumber(term)
    ? (term.found ?? undefined)
    : sql`${products.searchVector} @@ ${namingQuery([term], 'AB')}`;

type Asked = {
  terms: readonly ReadTerm[];
  /** The condition of the filter, and whether it is about prices. */
  listed: SQL | undefined;
  priced: boolean;
  /** The ids of the results. */
  found: readonly number[];
  yieldToOthers: YieldToOthers;
};

/** @returns the closest first, at most eight; none where every part of the query is needed */
export async function closeRows(
  queries: Queries,
  { terms: all, listed, priced, found, yieldToOthers }: Asked,
): Promise<ListRow[]> {
  const terms = all.filter((term) => term.found !== null);
  const conditions = closeChoices(terms).flatMap((choice) => and(...choice.map(conditionOf)) ?? []);
  if (conditions.length === 0) return [];
  const others = not(inArray(products.id, [...found]));
  await yieldToOthers();
  const weights = await weightsOf(queries, terms);
  const where = and(listed, or(...conditions), others);
  const looked = { terms, where, weights, priced };
  const asked = { offset: 0, limit: CLOSE_MOST, yieldToOthers };
  return (await rowsByRank(queries, looked, asked)).rows;
}
