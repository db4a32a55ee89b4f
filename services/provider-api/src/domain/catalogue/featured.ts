import { and, asc, not } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products } from '../../database/tables/catalogue';
import type { Collecting } from '../stock/collection';
import { selectListRows, toListItem } from './list-item';

/** The most products of the carousel. */
const FEATURED_MOST = 12;

/** The products of the carousel, in the order that staff gave them. */
export async function featuredProducts(queries: Queries, collecting: Collecting) {
  const marked = await selectListRows(queries)
    .where(and(products.featured, not(products.retired)))
    .orderBy(asc(products.featuredPlace), asc(products.id))
    .limit(FEATURED_MOST);
  return marked.map((row) => toListItem(row, collecting));
}
