/** Counts a list's products, and what they link to. */
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { brands, categories, products } from '../database/tables/catalogue';
import { line } from '../store/category-tree';
import { whereListed, type Filter } from '../store/filter';
import { isListed, listVariant } from '../store/list-item';

/** How many brands and categories a list offers. */
const ENTRIES_MOST = 200;

/** The condition of a list, and whether it is about prices. */
export type Counted = { where: SQL | undefined; priced: boolean };

/** @param found a condition besides the filter, such as a search's */
export function countedOf(filter: Filter, found?: SQL): Counted {
  const priced = filter.price_min !== undefined || filter.price_max !== undefined;
  return { where: and(whereListed(filter), found), priced };
}

/** The ids of a list's products, as a subquery. */
export function idsOf(queries: Queries, { where, priced }: Counted) {
  const all = queries.select({ id: products.id }).from(products).$dynamic();
  return (priced ? all.leftJoin(listVariant, isListed) : all).where(where);
}

export async function countOfAll(queries: Queries, { where, priced }: Counted): Promise<number> {
  const all = queries.select({ count: count() }).from(products).$dynamic();
  const [row] = await (priced ? all.leftJoin(listVariant, isListed) : all).where(where);
  return row?.count ?? 0;
}

type Entry = { id: number; name: string; count: number };

/** The products of a list, counted by the rows that they link to. */
function byLink(
  queries: Queries,
  link: typeof products.brandId | typeof products.categoryId,
  { where, priced }: Counted,
) {
  const all = queries
    .select({ link, count: count().as('found') })
    .from(products)
    .$dynamic();
  return (priced ? all.leftJoin(listVariant, isListed) : all)
    .where(where)
    .groupBy(link)
    .as('counted');
}

/** The brands of a list by the number of their products. */
export function countBrands(queries: Queries, list: Counted): Promise<Entry[]> {
  const counted = byLink(queries, products.brandId, list);
  return queries
    .select({ id: brands.id, name: brands.name, count: counted.count })
    .from(counted)
    .innerJoin(brands, eq(brands.id, counted.link))
    .orderBy(desc(counted.count), asc(brands.nameKey))
    .limit(ENTRIES_MOST);
}

/** The categories of a list by the number of products in them and below them. */
export async function countCategories(queries: Queries, list: Counted): Promise<Entry[]> {
  const counted = byLink(queries, products.categoryId, list);
  const found = await queries.execute<Entry>(sql`
    with recursive ${line}
    select c.id, c.name, sum(counted.found)::int as count
    from ${counted}
      join line on line.id = counted.category_id
      join ${categories} c on c.id = line.above
    group by c.id
    order by count desc, c.name_key
    limit ${ENTRIES_MOST}
  `);
  return found.rows;
}
