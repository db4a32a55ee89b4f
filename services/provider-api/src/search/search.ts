import { searchProducts } from 'shared-contracts/calls';
import type { SortId } from 'shared-contracts/wire/product';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { products } from '../database/tables/catalogue';
import type { Queries } from '../database/open';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { whereListed, type Filter } from '../store/filter';
import {
  isListed,
  listVariant,
  selectListRows,
  toListItem,
  type ListRow,
} from '../store/list-item';
import { sortOrder } from '../store/sort-order';
import { mapInSlices, type GiveWay } from '../turns';
import { pageByRank, type Looked } from './candidates';
import { matchRow } from './match';
import { countSearch } from './popular';
import { queryTerms, type Term } from './query-terms';
import { all, exist, joinNeighbours, matches, readQuery, type ReadTerm } from './read-query';
import { isReason, weightsOf } from './weights';

/** How many results a page has (specification, section 9). */
const RESULTS = 20;
/** How many results are compared before other calls may run: this takes a millisecond or two. */
const MATCHED_AT_ONCE = 5;

type Asked = {
  terms: Term[];
  filter: Filter;
  sort: SortId | 'relevance';
  offset: number;
  limit: number;
  giveWay: GiveWay;
};
type Page = { rows: ListRow[]; total: number };

async function countFound(queries: Queries, { where, priced }: Looked): Promise<number> {
  const all = queries
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(products)
    .$dynamic();
  const [row] = await (priced ? all.leftJoin(listVariant, isListed) : all).where(where);
  return row?.count ?? 0;
}

async function pageOf(queries: Queries, looked: Looked, asked: Asked): Promise<Page> {
  const { sort, offset, limit, giveWay } = asked;
  if (sort === 'relevance' || sort === 'default') {
    const { ids, total } = await pageByRank(queries, looked, asked);
    if (ids.length === 0) return { rows: [], total };
    await giveWay();
    const rows = await selectListRows(queries).where(inArray(products.id, ids));
    const places = new Map(ids.map((id, at) => [id, at]));
    const place = ({ id }: ListRow) => places.get(id) ?? 0;
    return { rows: rows.toSorted((a, b) => place(a) - place(b)), total };
  }
  await giveWay();
  const total = await countFound(queries, looked);
  if (total === 0) return { rows: [], total };
  await giveWay();
  const rows = await selectListRows(queries)
    .where(looked.where)
    .orderBy(...sortOrder(sort))
    .limit(limit)
    .offset(offset);
  return { rows, total };
}

type Outcome = Page & { terms: Term[]; meant: string | null };

/**
 * Searches for all terms as typed; if nothing is found, for the corrected terms; if nothing is
 * found again, for some of the terms, but never for a single letter or a number alone, because its
 * results would be arbitrary.
 */
async function find(queries: Queries, asked: Asked): Promise<Outcome> {
  const { price_min: least, price_max: most } = asked.filter;
  const priced = least !== undefined || most !== undefined;
  const listed = whereListed(asked.filter);
  const plain = asked.terms.map((term): ReadTerm => ({ ...term, found: matches([term]) }));
  const look = async (
    terms: ReadTerm[],
    condition: SQL,
    weights: readonly number[] | null = null,
  ) => pageOf(queries, { terms, where: and(listed, condition), weights, priced }, asked);
  const asTyped = await look(plain, matches(plain));
  await asked.giveWay();
  // Where only the filters removed all results, the words need no correction.
  const isThere = asTyped.total > 0 || (await exist(queries, [matches(plain)]))[0];
  if (isThere) return { ...asTyped, terms: plain, meant: null };
  const { terms, meant } = await readQuery(queries, asked.terms, asked.giveWay);
  const asMeant = await look(terms, all(terms));
  if (asMeant.total > 0) return { ...asMeant, terms, meant };
  const reasons = terms.filter(isReason).map(({ found }) => found);
  if (reasons.length === 0) return { rows: [], total: 0, terms, meant };
  const some = sql`(${sql.join(reasons, sql` or `)})`;
  await asked.giveWay();
  return { ...(await look(terms, some, await weightsOf(queries, terms))), terms, meant };
}

export function searchRoutes(app: App, deps: Deps): void {
  const { db, turns } = deps;
  answer(app, deps, searchProducts, async ({ body, network }) => {
    const words = queryTerms(body.query);
    if (words.length === 0) return { results: [], total: 0 };
    const { sort: filterSort, ...filter } = body.filters ?? {};
    const offset = body.offset ?? 0;
    const { results, total, meant } = await turns.search(network, async (giveWay) => {
      await giveWay();
      const outcome = await find(db, {
        terms: await joinNeighbours(db, words),
        filter,
        sort: body.sort ?? filterSort ?? 'relevance',
        offset,
        limit: body.limit ?? RESULTS,
        giveWay,
      });
      await giveWay();
      if (offset === 0 && outcome.total > 0 && outcome.meant === null) {
        await countSearch(deps, body.query, words);
      }
      const { rows, terms } = outcome;
      const matched = await mapInSlices(rows, MATCHED_AT_ONCE, giveWay, (row) => {
        const { percent, highlights } = matchRow(terms, row);
        const item = { ...toListItem(row), match_percent: percent };
        return body.include_highlights ? { ...item, highlights } : item;
      });
      return { ...outcome, results: matched };
    });
    return { results, total, ...(meant === null ? {} : { did_you_mean: meant }) };
  });
}
