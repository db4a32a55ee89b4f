/** A search: the readings of a query one after the other, until one finds something, then the ranking. */
import type { z } from 'shared-contracts/schema';
import type { SortId } from 'shared-contracts/wire/product';
import type { searchBody } from 'shared-contracts/wire/search';
import { and, sql, type SQL } from 'drizzle-orm';
import { products } from '../../database/tables/catalogue';
import type { Queries } from '../../database/open';
import type { Deps } from '../deps';
import { whereListed, type Filter } from '../catalogue/filter';
import {
  isListed,
  listVariant,
  selectListRows,
  toListItem,
  type ListRow,
} from '../catalogue/list-item';
import { toMatched, variantsMeeting } from '../catalogue/matched-variant';
import { sortOrder } from '../catalogue/sort-order';
import { dayOf } from '../manila-day';
import { mapInSlices, type YieldToOthers } from '../scheduler';
import { rowsByRank, type Lookup } from './candidates';
import { matchRow } from 'shared-contracts/search/match';
import { namedVariants } from './named-variant';
import { closeRows, FEW_RESULTS } from './close';
import { countNothingFound } from './nothing-found';
import { countSearch } from './popular';
import { insteadOfQuery } from './instead-of-query';
import type { Raises } from './raises';
import { cutWithRanges } from './ranges';
import { queryTerms, type Term } from 'shared-contracts/search/query-terms';
import { readAs, type ReadAs } from './read-as';
import { asCatalogued, asIs, exist, isNamed } from './read-query';
import { readings, type Reading } from './readings';
import { withRanges } from './within-ranges';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import { isReason } from 'shared-contracts/search/weights';
import { collectingAt, collectionRule } from '../stock/collection';

/** How many results a page has (specification, section 9). */
const RESULTS = 20;
/** How many results are compared before other calls may run: this takes a millisecond or two. */
const MATCHED_AT_ONCE = 5;

const NOT_RAISED: Raises = new Map();

type SearchRequest = {
  query: string;
  terms: Term[];
  synonyms: Synonyms;
  filter: Filter;
  sort: SortId | 'relevance';
  offset: number;
  limit: number;
  /** How far products are raised in this search. */
  raises: Raises;
  yieldToOthers: YieldToOthers;
};
type Page = { rows: ListRow[]; total: number };

async function countFound(queries: Queries, { where, priced }: Lookup): Promise<number> {
  const all = queries
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(products)
    .$dynamic();
  const [row] = await (priced ? all.leftJoin(listVariant, isListed) : all).where(where);
  return row?.count ?? 0;
}

async function pageOf(queries: Queries, looked: Lookup, asked: SearchRequest): Promise<Page> {
  const { sort, offset, limit, yieldToOthers } = asked;
  if (sort === 'relevance' || sort === 'default') {
    return rowsByRank(queries, looked, asked);
  }
  await yieldToOthers();
  const total = await countFound(queries, looked);
  if (total === 0) return { rows: [], total };
  await yieldToOthers();
  const rows = await selectListRows(queries)
    .where(looked.where)
    .orderBy(...sortOrder(sort))
    .limit(limit)
    .offset(offset);
  return { rows, total };
}

type Outcome = Page & Pick<Reading, 'terms' | 'where' | 'meant' | 'left'> & { read: ReadAs | null };

const told = ({ terms, where, meant, left }: Reading) => ({ terms, where, meant, left });

const isPriced = ({ price_min: least, price_max: most }: Filter): boolean =>
  least !== undefined || most !== undefined;

/** Searches by each reading of the query, until one finds something. */
async function find(queries: Queries, asked: SearchRequest): Promise<Outcome> {
  const priced = isPriced(asked.filter);
  const listed = whereListed(asked.filter);
  const terms = asked.terms.map(asIs);
  const none = { rows: [], total: 0, meant: null, left: [], read: null };
  let outcome: Outcome = { ...none, terms, where: sql`false` };
  for await (const reading of readings(queries, asked.terms, asked.synonyms, asked.yieldToOthers)) {
    const read = await readAs(queries, asked, reading);
    // What the filter leaves nothing of is searched as it was typed.
    for (const facts of read ? [read, null] : [null]) {
      const { where, worth } = facts ?? reading;
      const { terms: words, weights } = reading;
      const { raises } = asked;
      const looked = { terms: words, where: and(listed, where), weights, worth, priced, raises };
      outcome = { ...(await pageOf(queries, looked, asked)), ...told(reading), where, read: facts };
      if (outcome.total > 0) return outcome;
    }
  }
  return outcome;
}

/**
 * The condition of a query's results, without filters.
 * @returns undefined for no query, which all products meet
 */
export async function whereQuery(
  { reads, synonyms: book }: Pick<Deps, 'reads' | 'synonyms'>,
  query: string | undefined,
  yieldToOthers: YieldToOthers,
): Promise<SQL | undefined> {
  if (query === undefined) return undefined;
  const synonyms = await book.read();
  const words = queryTerms(query, synonyms);
  if (words.length === 0) return sql`false`;
  const asked = await asCatalogued(reads, words.map(withRanges));
  await yieldToOthers();
  for await (const reading of readings(reads, asked, synonyms, yieldToOthers)) {
    const read = await readAs(reads, { query, synonyms }, reading);
    const where = read?.where ?? reading.where;
    if ((await exist(reads, [where]))[0]) return where;
  }
  return sql`false`;
}

type SearchDeps = Pick<
  Deps,
  'db' | 'reads' | 'replica' | 'now' | 'log' | 'limits' | 'synonyms' | 'raises' | 'shopSettings'
>;

/** Counts what was searched for, where it was one that the shop learns from. */
async function count(
  deps: SearchDeps,
  { query, words, network }: { query: string; words: Term[]; network: string },
  { total, meant }: Outcome,
  isWhole: boolean,
): Promise<void> {
  if (total > 0 && meant === null) await countSearch(deps, query, words, network);
  if (total === 0 && isWhole) await countNothingFound(deps, query, network);
}

/** Puts a product before what was found, which says nothing of how the query was read then. */
function withFirst({ rows, total, ...outcome }: Outcome, row: ListRow, most: number): Outcome {
  const others = rows.filter(({ id }) => id !== row.id);
  return {
    ...outcome,
    ...{ rows: [row, ...others].slice(0, most), meant: null, left: [] },
    total: others.length === rows.length ? total + 1 : total,
  };
}

const specsOf = (read: ReadAs | null): string[] =>
  (read?.facts ?? []).map(({ label, value }) => `${label}: ${value}`);

const toldOf = ({ category, facts, rest }: ReadAs) => ({ category, facts, rest });

/** Finds products, the best first, each with how well and by which variant it matches. */
export async function searchResults(
  deps: SearchDeps,
  body: z.output<typeof searchBody>,
  { network, yieldToOthers }: { network: string; yieldToOthers: YieldToOthers },
) {
  const { reads } = deps;
  const { sort: filterSort, ...filter } = body.filters ?? {};
  const offset = body.offset ?? 0;
  await yieldToOthers();
  const synonyms = await deps.synonyms.read();
  const words = queryTerms(body.query, synonyms);
  const sort = body.sort ?? filterSort ?? 'relevance';
  const limit = body.limit ?? RESULTS;
  const settings = await deps.shopSettings.lately();
  const raises = settings.choicesCount
    ? await deps.raises.read(body.query, dayOf(deps.now()))
    : NOT_RAISED;
  const found = await find(reads, {
    query: body.query,
    terms: await asCatalogued(reads, words.map(withRanges)),
    ...{ synonyms, filter, sort, offset, limit, raises, yieldToOthers },
  });
  await yieldToOthers();
  const isFirst = offset === 0 && (sort === 'relevance' || sort === 'default');
  const instead = isFirst
    ? await insteadOfQuery(reads, { query: body.query, synonyms, filter, found: found.rows })
    : null;
  const outcome = instead ? withFirst(found, instead.row, limit) : found;
  if (offset === 0) {
    const asked = { query: body.query, words, network };
    await count(deps, asked, outcome, Object.keys(filter).length === 0);
  }
  const { rows, terms, where, total, meant, left, read } = outcome;
  const named = await namedVariants(reads, words, rows, yieldToOthers);
  const meeting = await variantsMeeting(
    reads,
    filter.spec ? filter : { ...filter, spec: specsOf(read) },
    rows,
  );
  const collecting = collectingAt(collectionRule(settings), deps.now());
  const results = await mapInSlices(rows, MATCHED_AT_ONCE, yieldToOthers, (row) => {
    const { percent, highlights } = matchRow(terms, row, left.length === 0, cutWithRanges);
    const own = instead?.row.id === row.id ? instead.variant : named.get(row.id);
    const met = meeting?.get(row.id) ?? [];
    // The one that the query names, unless the filter leaves others only.
    const variant = met.find(({ id }) => id === own?.id) ?? met[0] ?? own;
    const item = {
      ...toListItem(row, collecting),
      match_percent: percent,
      ...(instead?.row.id === row.id ? { instead_of: instead.number } : {}),
      ...(variant ? { matched_variant: toMatched(variant) } : {}),
    };
    return body.include_highlights ? { ...item, highlights } : item;
  });
  const isSaid = results.some(({ match_percent: percent }) => percent !== null);
  // Of few searches: what names, brands and categories have, has a percent.
  const mentioned =
    results.length > 0 &&
    instead === null &&
    left.length === 0 &&
    !isSaid &&
    !(await exist(reads, [and(where, isNamed(terms)) ?? where]))[0];
  const isFew = offset === 0 && total === rows.length && total > 0 && total < FEW_RESULTS;
  const close = isFew
    ? await closeRows(reads, {
        terms,
        listed: whereListed(filter),
        priced: isPriced(filter),
        found: rows,
        description: read,
        yieldToOthers,
      })
    : [];
  const unread = read ? left.filter(({ shown }) => read.rest.includes(shown)) : left;
  const lacking = unread.filter(isReason).map(({ shown }) => shown);
  return {
    results,
    total,
    ...(close.length === 0 ? {} : { close: close.map((row) => toListItem(row, collecting)) }),
    ...(meant === null || total === 0 ? {} : { did_you_mean: meant }),
    ...(mentioned ? { only_mentioned: true } : {}),
    ...(lacking.length === 0 || total === 0 ? {} : { not_found: lacking }),
    ...(read === null ? {} : { read_as: toldOf(read) }),
  };
}
