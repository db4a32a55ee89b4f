/** Goods that run out, and searches that found nothing, as rows of a file. */
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { searchMisses } from '../../database/tables/search';
import { isLow } from '../reports/waiting';
import type { Pages } from '../sheets/rows';
import { PAGE, pagesOf, type Range } from './range';

export const LOW_COLUMNS = [
  'variant',
  'product_name',
  'variant_name',
  'stock',
  'shelf',
  'reorder_point',
] as const;

/** The variants that are low now, whatever the days. @param most units of one without a reorder point */
export const exportedLowStock = (queries: Queries, most: number): Pages =>
  pagesOf(0, async (after) => {
    const rows = await queries
      .select({ variant: variants, product: products.name })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(gt(variants.id, after), isLow(most)))
      .orderBy(asc(variants.id))
      .limit(PAGE);
    return rows.map(({ variant, product }) => ({
      cursor: variant.id,
      cells: [
        variant.id,
        product,
        variant.name,
        variant.stock,
        variant.shelf,
        variant.reorderPoint,
      ],
    }));
  });

export const SEARCH_COLUMNS = ['day', 'words', 'times'] as const;

/** What was searched for in vain on the days, which the shop keeps in bounds. */
export async function* exportedSearches(
  queries: Queries,
  { from, to }: Range,
): AsyncGenerator<readonly (readonly (string | number)[])[]> {
  const rows = await queries
    .select()
    .from(searchMisses)
    .where(sql`${searchMisses.day} between ${from} and ${to}`)
    .orderBy(asc(searchMisses.day), desc(searchMisses.times), asc(searchMisses.query));
  yield rows.map(({ day, query, times }) => [day, query, times]);
}
