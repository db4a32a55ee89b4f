/** Counts a list's products, and what they link to. */
import { and, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open';
import {
  brands,
  categories,
  listedProducts,
  productCounts,
  products,
} from '../database/tables/catalogue';
import { line } from '../store/category-tree';
import { narrowRows, whereKept, whereListed, type Filter } from '../store/filter';

/** How many brands and categories a list offers. */
const ENTRIES_MOST = 200;

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
  const kept = list.found ? null : whereKept(list.filters, productCounts);
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

/** The brands of a list by the number of their products. */
export async function countBrands(queries: Queries, list: Counted): Promise<Entry[]> {
  const { rows } = await queries.execute<Entry>(sql`
    select b.id, b.name, sum(linked.found)::int as count
    from ${linked(list)} join ${brands} b on b.id = linked.brand_id
    group by b.id
    order by count desc, b.name_key
    limit ${ENTRIES_MOST}
  `);
  return rows;
}

/** The categories of a list by the number of products in them and below them. */
export async function countCategories(queries: Queries, list: Counted): Promise<Entry[]> {
  const { rows } = await queries.execute<Entry>(sql`
    with recursive ${line}
    select c.id, c.name, sum(linked.found)::int as count
    from ${linked(list)}
      join line on line.id = linked.category_id
      join ${categories} c on c.id = line.above
    group by c.id
    order by count desc, c.name_key
    limit ${ENTRIES_MOST}
  `);
  return rows;
}
