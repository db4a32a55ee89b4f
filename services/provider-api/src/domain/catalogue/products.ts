import type { z } from 'shared-contracts/schema';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import type { productsBody, SortId } from 'shared-contracts/wire/product';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import {
  BLOCK_IDS,
  listedProducts,
  productBlocks,
  productCounts,
  products,
} from '../../database/tables/catalogue';
import { invalid } from '../refusal';
import type { Collecting } from '../stock/collection';
import { countOfAll } from './counts';
import { narrowRows, whereCounted, whereListed, type Filter } from './filter';
import { isListed, listVariant, selectListRows, toListItem, type ListRow } from './list-item';
import { toMatched, variantsMeeting } from './matched-variant';
import { narrowOrder, pricedOrder, reversedNames, sortOrder } from './sort-order';

type Page = { filter: Filter; sort: SortId; limit: number; offset: number };

const isPriced = ({ price_min: least, price_max: most }: Filter) =>
  least !== undefined || most !== undefined;

/** The ids of a page. Few columns are read, so that a page from the middle costs little more. */
function pageIds(queries: Queries, { filter, sort, limit, offset }: Page) {
  const all = queries.select({ id: products.id }).from(products).$dynamic();
  const byPrice = sort === 'priceAsc' || sort === 'priceDesc';
  return (byPrice || isPriced(filter) ? all.leftJoin(listVariant, isListed) : all)
    .where(whereListed(filter))
    .orderBy(...sortOrder(sort))
    .limit(limit)
    .offset(offset);
}

/**
 * The same in the order of names, walked to from the end.
 * @param after how many products come after the page; below 0 where the page is not full
 */
function idsFromEnd(queries: Queries, { filter, sort, limit }: Page, after: number) {
  return queries
    .select({ id: products.id })
    .from(products)
    .where(whereListed(filter))
    .orderBy(...reversedNames(sort))
    .limit(Math.max(0, limit + Math.min(0, after)))
    .offset(Math.max(0, after));
}

/**
 * How many products come after a page, by the stored counts; Infinity where they must be read for it.
 * One that comes or goes before the page is read moves it, as between two pages.
 */
async function countAfter(queries: Queries, { filter, limit, offset }: Page): Promise<number> {
  if (whereCounted([filter], productCounts) === null) return Infinity;
  return (await countOfAll(queries, { filters: [filter] })) - offset - limit;
}

/**
 * The same in the order of prices, of products that have one. From the variants' side an index has
 * that order; the last products, without a price, are not among them.
 */
function pricedIds(queries: Queries, { filter, sort, limit, offset }: Page) {
  return queries
    .select({ id: products.id })
    .from(listVariant)
    .innerJoin(products, eq(products.id, listVariant.productId))
    .where(and(listVariant.isDefault, isNotNull(listVariant.price), whereListed(filter)))
    .orderBy(...pricedOrder(sort))
    .limit(limit)
    .offset(offset);
}

/**
 * The same for a filter by price or stock, which narrow rows have and no index: most of a category
 * may have to be read for a page.
 */
function narrowIds(queries: Queries, { filter, sort, limit, offset }: Page) {
  return queries
    .select({ id: listedProducts.productId })
    .from(listedProducts)
    .where(whereListed(filter, narrowRows))
    .orderBy(...narrowOrder(sort))
    .limit(limit)
    .offset(offset);
}

const isWhole = (filter: Filter) =>
  Object.values(filter)
    .flat()
    .every((value) => value === undefined);

/**
 * The same for all products in the catalogue's own order: the blocks before the page's are passed
 * over by how many products they have, and the page is counted from the start of its block.
 */
function wholeIds({ limit, offset }: Page): SQL {
  const { block, products: held } = productBlocks;
  return sql`(with place as (
      select block, passed from (
        select ${block} as block, sum(${held}) over (order by ${block}) - ${held} as passed
        from ${productBlocks}) blocks
      where passed <= ${offset} order by block desc limit 1)
    select ${products.id} from ${products}
    where ${whereListed({})} and ${products.id} >= (select block * ${BLOCK_IDS} from place)
    order by ${products.id} limit ${limit} offset ${offset} - (select passed from place))`;
}

async function readRows(queries: Queries, page: Page): Promise<ListRow[]> {
  const read = (
    ids: SQL | ReturnType<typeof pageIds | typeof idsFromEnd | typeof pricedIds | typeof narrowIds>,
  ) =>
    selectListRows(queries)
      .where(inArray(products.id, ids))
      .orderBy(...sortOrder(page.sort));
  if (page.sort === 'default' && page.offset >= BLOCK_IDS && isWhole(page.filter)) {
    return read(wholeIds(page));
  }
  const byName = page.sort === 'az' || page.sort === 'za';
  if (!byName && (isPriced(page.filter) || page.filter.in_stock !== undefined)) {
    return read(narrowIds(queries, page));
  }
  if (page.sort === 'priceAsc' || page.sort === 'priceDesc') {
    const priced = await read(pricedIds(queries, page));
    if (priced.length === page.limit) return priced;
  }
  if (byName && page.offset >= BLOCK_IDS) {
    const after = await countAfter(queries, page);
    if (after < page.offset) return read(idsFromEnd(queries, page, after));
  }
  return read(pageIds(queries, page));
}

/** A page of products in the asked order, each with the variant that meets the filter's specs. */
export async function readPage(queries: Queries, page: Page, collecting: Collecting) {
  const rows = await readRows(queries, page);
  const meeting = await variantsMeeting(queries, page.filter, rows);
  return rows.map((row) => {
    const met = meeting?.get(row.id)?.[0];
    return { ...toListItem(row, collecting), ...(met ? { matched_variant: toMatched(met) } : {}) };
  });
}

/**
 * A page of the catalogue, of a category or of a brand; with `with_total` also how many there are.
 * @throws Refusal invalid for an id without its type, or a type without its id
 */
export async function listPage(
  queries: Queries,
  body: z.output<typeof productsBody>,
  collecting: Collecting,
) {
  if (body.id !== undefined && body.type === undefined) {
    throw invalid({ type: "An id needs its type, 'category' or 'brand'." });
  }
  if (body.id === undefined && body.type !== undefined) {
    throw invalid({ id: 'A type needs its id.' });
  }
  const { sort, ...filter } = body.filter ?? {};
  // The list's own category or brand replaces the same field of the filter.
  const narrowed = body.id && body.type ? { ...filter, [body.type]: [body.id] } : filter;
  const asked = {
    filter: narrowed,
    sort: sort ?? 'default',
    limit: body.limit ?? PAGE_SIZE,
    offset: body.offset ?? 0,
  };
  const page = await readPage(queries, asked, collecting);
  if (!body.with_total) return page;
  return { data: page, total: await countOfAll(queries, { filters: [narrowed] }) };
}
