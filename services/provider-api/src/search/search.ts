import { searchProducts } from 'shared-contracts/calls';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { brands, categories, products } from '../database/schema';
import type { Queries } from '../database/open';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { whereListed } from '../store/filter';
import { listVariant, selectListRows, toListItem } from '../store/list-item';
import { sortOrder } from '../store/sort-order';
import { candidatesOf } from './candidates';
import { matchRow } from './match';
import { countSearch } from './popular';
import { queryWords } from './words';

/** How many results a page has (specification, section 9). */
const RESULTS = 20;

async function countFound(queries: Queries, where: SQL | undefined): Promise<number> {
  const [row] = await queries
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(listVariant, and(eq(listVariant.productId, products.id), listVariant.isDefault))
    .where(where);
  return row?.count ?? 0;
}

export function searchRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  answer(app, deps, searchProducts, async ({ body }) => {
    const asked = queryWords(body.query);
    if (asked.length === 0) return { results: [], total: 0 };
    const { sort: filterSort, ...filter } = body.filters ?? {};
    const sort = body.sort ?? filterSort ?? 'relevance';
    const offset = body.offset ?? 0;
    const { words, all, any, rank } = await candidatesOf(db, asked);
    const listed = whereListed(filter);
    let where = and(listed, all);
    let total = await countFound(db, where);
    if (total === 0) {
      where = and(listed, any);
      total = await countFound(db, where);
    }
    const byRank = [desc(rank), asc(products.id)];
    const rows = await selectListRows(db)
      .where(where)
      .orderBy(...(sort === 'relevance' || sort === 'default' ? byRank : sortOrder(sort)))
      .limit(body.limit ?? RESULTS)
      .offset(offset);
    if (offset === 0 && total > 0) await countSearch(deps, body.query);
    const results = rows.map((row) => {
      const { percent, highlights } = matchRow(words, row);
      const item = { ...toListItem(row), match_percent: percent };
      return body.include_highlights ? { ...item, highlights } : item;
    });
    return { results, total };
  });
}
