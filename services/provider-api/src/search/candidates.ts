/** Which products a query finds, in their order. */
import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { brands, categories, products } from '../database/schema';
import { isListed, listVariant } from '../store/list-item';
import { rankOf } from './rank';
import type { ReadTerm } from './read-query';
import { textQuery } from './text-query';

/**
 * How many are ordered by how they read; those beyond keep the database's order. Five pages, and
 * few enough that a search costs about the same however many are found.
 */
const ORDERED_MOST = 100;
/** What the database's rank, 0 to 1, counts beside the fields' scores. */
const LIKENESS = 100;

/** What is looked for: a condition, and the terms that rank what meets it. */
export type Looked = {
  terms: ReadTerm[];
  where: SQL | undefined;
  /** Some of the terms are enough. */
  any: boolean;
  /** The condition asks for prices. */
  priced: boolean;
};

/** More of the terms found stands above any likeness. */
function databaseRank({ terms, any }: Looked): SQL {
  // The fields' weights are those of the specification, section 9: name 3, brand 2, category 1.5,
  // description 1; as {D, C, B, A}.
  const likeness = sql`ts_rank('{0.333, 0.5, 0.667, 1.0}', ${products.searchVector}, ${textQuery(terms, '|')})`;
  if (!any) return likeness;
  const counts = terms.map(({ found }) => sql`case when ${found} then 2 else 0 end`);
  return sql`(${sql.join(counts, sql` + `)} + ${likeness})`;
}

type FoundRow = { id: number; rank: number; total: number };

async function rankedIds(queries: Queries, looked: Looked, most: number): Promise<FoundRow[]> {
  const all = queries
    .select({
      id: products.id,
      rank: databaseRank(looked).mapWith(Number).as('rank'),
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(products)
    .$dynamic();
  // Without a reason, the join costs more than the search.
  return (looked.priced ? all.leftJoin(listVariant, isListed) : all)
    .where(looked.where)
    .orderBy(sql`rank desc`, asc(products.id))
    .limit(most);
}

/** The first of them as they read: by the texts that a shopper sees. */
async function ordered(queries: Queries, { terms, any }: Looked, rows: FoundRow[]) {
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
  const read = new Map(texts.map((row) => [row.id, rankOf(terms, row)]));
  const found = ({ rank }: FoundRow) => (any ? Math.floor(rank / 2) : 0);
  const near = (row: FoundRow) => (read.get(row.id) ?? 0) + LIKENESS * (row.rank - 2 * found(row));
  return rows.toSorted((a, b) => found(b) - found(a) || near(b) - near(a) || a.id - b.id);
}

/** The products' ids of one page, by relevance, and how many there are in all. */
export async function pageByRank(
  queries: Queries,
  looked: Looked,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const rows = await rankedIds(queries, looked, Math.max(ORDERED_MOST, offset + limit));
  const first = await ordered(queries, looked, rows.slice(0, ORDERED_MOST));
  const page = [...first, ...rows.slice(ORDERED_MOST)].slice(offset, offset + limit);
  return { ids: page.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
