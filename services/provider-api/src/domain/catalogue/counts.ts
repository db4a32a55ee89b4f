/** Counts a list's products, and what they link to. */
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { FACET_ENTRIES_MOST } from 'shared-contracts/wire/facets';
import { containing } from '../../database/containing';
import type { Queries } from '../../database/open';
import {
  brands,
  categories,
  listedProducts,
  productCounts,
  products,
} from '../../database/tables/catalogue';
import { rowIds } from '../../database/row-id';
import { line } from './category-tree';
import { narrowRows, whereCounted, whereListed, type Filter } from './filter';

/** A list: the filters that its products meet, and what else is asked of them, by a search. */
export type Counted = { filters: readonly Filter[]; found?: SQL | undefined };

/** Where a list's products are read: their narrow rows, with their own where a search asks for it. */
function from({ filters, found }: Counted): SQL {
  const where = and(...filters.map((filter) => whereListed(filter, narrowRows)), found);
  const own = sql`join ${products} on ${products.id} = ${listedProducts.productId}`;
  return sql`from ${listedProducts} ${found ? own : sql``} where ${where}`;
}

/** The ids of a list's products, as a subquery. */
export const idsOf = (list: Counted): SQL => sql`select ${listedProducts.productId} ${from(list)}`;

/** Rows of a brand, a category and a number of products, which are together those of a list. */
function linked(list: Counted): SQL {
  const kept = list.found ? null : whereCounted(list.filters, productCounts);
  if (kept !== null) {
    const { brandId, categoryId, products: found } = productCounts;
    return sql`(select ${brandId} as brand_id, ${categoryId} as category_id, ${found} as found
      from ${productCounts} where ${kept} and ${found} > 0) linked`;
  }
  const { brandId, categoryId } = listedProducts;
  return sql`(select ${brandId} as brand_id, ${categoryId} as category_id, count(*) as found
    ${from(list)} group by ${brandId}, ${categoryId}) linked`;
}

export async function countOfAll(queries: Queries, list: Counted): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select coalesce(sum(linked.found), 0)::int as count from ${linked(list)}`,
  );
  return rows[0]?.count ?? 0;
}

type Entry = { id: number; name: string; count: number };

/** Which entries of a list are shown: the chosen ones always. */
export type Wanted = {
  /** Ids as a filter has them. */
  chosen?: readonly string[] | undefined;
  /** What their names have in them. */
  named?: string | undefined;
};

/** Whatever its case, as the panel finds among those that it has. */
const whereNamed = (name: SQL, named: string | undefined): SQL =>
  named === undefined ? sql`true` : sql`lower(${name}) like ${containing(named.toLowerCase())}`;

/** The first of counted entries by number and name, and the chosen ones wherever they stand. */
async function first(queries: Queries, counted: SQL, { chosen = [] }: Wanted): Promise<Entry[]> {
  const ids = rowIds([...chosen]);
  const isChosen = ids.length === 0 ? sql`false` : inArray(sql`placed.id`, ids);
  const { rows } = await queries.execute<Entry>(sql`
    with recursive ${line}, placed as (
      select counted.*, row_number() over (order by counted.count desc, counted.name_key) as place
      from (${counted}) counted)
    select placed.id, placed.name, placed.count from placed
    where placed.place <= ${FACET_ENTRIES_MOST} or ${isChosen}
    order by placed.place
  `);
  return rows;
}

/** The brands of a list by the number of their products. */
export function countBrands(
  queries: Queries,
  list: Counted,
  wanted: Wanted = {},
): Promise<Entry[]> {
  const counted = sql`select b.id, b.name, b.name_key, sum(linked.found)::int as count
    from ${linked(list)} join ${brands} b on b.id = linked.brand_id
    where ${whereNamed(sql`b.name`, wanted.named)}
    group by b.id`;
  return first(queries, counted, wanted);
}

/** The categories of a list by the number of products in them and below them. */
export function countCategories(
  queries: Queries,
  list: Counted,
  wanted: Wanted = {},
): Promise<Entry[]> {
  const counted = sql`select c.id, c.name, c.name_key, sum(linked.found)::int as count
    from ${linked(list)}
      join line on line.id = linked.category_id
      join ${categories} c on c.id = line.above
    where ${whereNamed(sql`c.name`, wanted.named)}
    group by c.id`;
  return first(queries, counted, wanted);
}
