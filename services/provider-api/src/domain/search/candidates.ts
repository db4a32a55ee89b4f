/** Finds the products of a query, and orders the found: by rank.ts of the contracts, the first hundred. */
import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { brands, categories, products } from '../../database/tables/catalogue';
import { isListed, listVariant, selectListRows, type ListRow } from '../catalogue/list-item';
import { mapInSlices, type YieldToOthers } from '../scheduler';
import { matchField } from 'shared-contracts/search/match';
import { rankBy } from 'shared-contracts/search/rank';
import { cutWithRanges } from './ranges';
import { raisedOrder } from './raised-order';
import type { Raises } from './raises';
import type { ReadTerm } from './read-query';
import { textQuery } from './text-query';

/**
 * How many products are ordered by their texts; the others stay in the database's order. This is
 * five pages, and few enough that the cost of a search hardly depends on how many products it
 * finds.
 */
export const ORDERED_MOST = 100;
/** How many products are ranked before other calls may run: this takes a millisecond or two. */
const RANKED_AT_ONCE = 20;
/** The factor of the database's rank, 0 to 1, when it is added to the fields' scores. */
const LIKENESS = 100;

/** A search: a condition, and the terms that rank the products that meet it. */
export type Lookup = {
  terms: ReadTerm[];
  where: SQL | undefined;
  /** The weight of each term, where some of them are enough; null where all must be found. */
  weights: readonly number[] | null;
  /** How much of what the query was read as a product says, which orders them first. */
  worth?: SQL | undefined;
  /** Whether the condition is about prices. */
  priced: boolean;
  /** How far products are raised; a list in which none is has none. */
  raises?: Raises;
};

/** More than all terms of a query weigh together. */
const FACT = 1000;

/** The sum of the weights of the terms that a product has; before it, how much of what was read. */
function worthOf({ terms, weights, worth = sql`0` }: Lookup): SQL {
  if (weights === null) return worth;
  const counted = terms.map(
    ({ found }, at) =>
      sql`case when ${found ?? sql`false`} then ${weights[at] ?? 0}::float8 else 0 end`,
  );
  return sql`(${FACT}::float8 * ${worth} + ${sql.join(counted, sql` + `)})`;
}

/** How well a product's texts match the terms, 0 to 1. */
function likenessOf({ terms }: Lookup): SQL {
  // The fields' weights are those of the specification, section 9: name 3, brand 2, category 1.5,
  // description 1; as {D, C, B, A}.
  return sql`ts_rank('{0.333, 0.5, 0.667, 1.0}', ${products.searchVector}, ${textQuery(terms, '|')})`;
}

type FoundRow = { id: number; worth: number; likeness: number; total: number };

async function rankedIds(
  queries: Queries,
  looked: Lookup,
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundRow[]> {
  const all = queries
    .select({
      id: products.id,
      worth: worthOf(looked).mapWith(Number).as('worth'),
      likeness: likenessOf(looked).mapWith(Number).as('likeness'),
    })
    .from(products)
    .$dynamic();
  // The join costs more than the search, so it is made only for a filter by price.
  const found = queries
    .$with('found')
    .as((looked.priced ? all.leftJoin(listVariant, isListed) : all).where(looked.where));
  // Counted beside them: a window would keep every product's texts, on disk where they are many.
  return queries
    .with(found)
    .select({
      id: found.id,
      worth: found.worth,
      likeness: found.likeness,
      total: sql`(select count(*) from ${found})`.mapWith(Number),
    })
    .from(found)
    .orderBy(desc(found.worth), desc(found.likeness), asc(found.id))
    .offset(offset)
    .limit(limit);
}

/** Orders the first products by the texts that a shopper sees. */
async function ordered(
  queries: Queries,
  { terms, raises }: Lookup,
  rows: FoundRow[],
  yieldToOthers: YieldToOthers,
): Promise<{ id: number }[]> {
  if (rows.length < 2) return rows;
  const texts = await queries
    .select({
      id: products.id,
      product_name: products.name,
      brand_name: brands.name,
      category_name: categories.name,
      title: products.searchTitle,
      searchText: products.searchText,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      inArray(
        products.id,
        rows.map(({ id }) => id),
      ),
    );
  const rank = rankBy(terms, cutWithRanges);
  const read = new Map(
    await mapInSlices(texts, RANKED_AT_ONCE, yieldToOthers, (row) => [row.id, rank(row)] as const),
  );
  const near = (row: FoundRow) => (read.get(row.id) ?? 0) + LIKENESS * row.likeness;
  // A higher worth ranks above any likeness.
  const sorted = rows.toSorted((a, b) => b.worth - a.worth || near(b) - near(a) || a.id - b.id);
  if (!raises || !sorted.some(({ id }) => raises.has(id))) return sorted;
  const namesOf = new Map(
    texts.map((row) => [row.id, `${row.brand_name} ${row.product_name}`] as const),
  );
  const named = (name: string) =>
    terms.filter((term) => matchField([term], name, cutWithRanges).score > 0).length;
  const ranked = sorted.map((row) => ({
    ...{ id: row.id, worth: row.worth, rank: near(row) },
    named: named(namesOf.get(row.id) ?? ''),
  }));
  return raisedOrder(ranked, raises);
}

/** The product ids of one page, by relevance, and the number of all found products. */
export async function pageByRank(
  queries: Queries,
  looked: Lookup,
  { offset, limit, yieldToOthers }: { offset: number; limit: number; yieldToOthers: YieldToOthers },
): Promise<{ ids: number[]; total: number }> {
  await yieldToOthers();
  const first = await rankedIds(queries, looked, { offset: 0, limit: ORDERED_MOST });
  const total = first[0]?.total ?? 0;
  // Of the products after the first ORDERED_MOST, only those of this page are read.
  const end = Math.min(total, offset + limit);
  const from = Math.max(ORDERED_MOST, offset);
  const beyond =
    end > from ? await rankedIds(queries, looked, { offset: from, limit: end - from }) : [];
  await yieldToOthers();
  const near =
    offset < Math.min(total, ORDERED_MOST)
      ? await ordered(queries, looked, first, yieldToOthers)
      : [];
  const page = [...near.slice(offset, offset + limit), ...beyond];
  return { ids: page.map(({ id }) => id), total };
}

/** Products in the order of their ids. */
export async function rowsInOrder(queries: Queries, ids: readonly number[]): Promise<ListRow[]> {
  const rows = await selectListRows(queries).where(inArray(products.id, [...ids]));
  const places = new Map(ids.map((id, at) => [id, at]));
  const place = ({ id }: ListRow) => places.get(id) ?? 0;
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** The products of one page, by relevance, and the number of all found ones. */
export async function rowsByRank(
  queries: Queries,
  looked: Lookup,
  asked: { offset: number; limit: number; yieldToOthers: YieldToOthers },
): Promise<{ rows: ListRow[]; total: number }> {
  const { ids, total } = await pageByRank(queries, looked, asked);
  if (ids.length === 0) return { rows: [], total };
  await asked.yieldToOthers();
  return { rows: await rowsInOrder(queries, ids), total };
}
