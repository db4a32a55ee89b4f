import { listFeatured } from 'shared-contracts/calls';
import { and, asc, not } from 'drizzle-orm';
import { products } from '../database/tables/catalogue';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { selectListRows, toListItem } from './list-item';

/** The most products of the carousel. */
const FEATURED_MOST = 12;

/** The featured products. */
export function featuredRoutes(app: App, deps: Deps): void {
  answer(app, deps, listFeatured, async () => {
    const marked = await selectListRows(deps.reads)
      .where(and(products.featured, not(products.retired)))
      .orderBy(asc(products.featuredPlace), asc(products.id))
      .limit(FEATURED_MOST);
    return marked.map(toListItem);
  });
}
