import { listProducts } from 'shared-contracts/calls';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import type { SortId } from 'shared-contracts/wire/product';
import type { Queries } from '../database/open';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { invalid } from '../http/refusal';
import { whereListed, type Filter } from './filter';
import { selectListRows, toListItem } from './list-item';
import { sortOrder } from './sort-order';

/** A page of products in the asked order. */
export async function readPage(
  queries: Queries,
  page: { filter: Filter; sort: SortId; limit: number; offset: number },
) {
  const rows = await selectListRows(queries)
    .where(whereListed(page.filter))
    .orderBy(...sortOrder(page.sort))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(toListItem);
}

export function productsRoutes(app: App, deps: Deps): void {
  answer(app, deps, listProducts, async ({ body }) => {
    if (body.id !== undefined && body.type === undefined) {
      throw invalid({ type: "An id needs its type, 'category' or 'brand'." });
    }
    if (body.id === undefined && body.type !== undefined) {
      throw invalid({ id: 'A type needs its id.' });
    }
    const { sort, ...filter } = body.filter ?? {};
    return readPage(deps.db, {
      // The list's own category or brand replaces the same field of the filter.
      filter: body.id && body.type ? { ...filter, [body.type]: [body.id] } : filter,
      sort: sort ?? 'default',
      limit: body.limit ?? PAGE_SIZE,
      offset: body.offset ?? 0,
    });
  });
}
