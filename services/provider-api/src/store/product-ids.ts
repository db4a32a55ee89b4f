import { listProductIds } from 'shared-contracts/calls';
import { IDS_MOST } from 'shared-contracts/wire/product-ids';
import { and, asc, gt } from 'drizzle-orm';
import { listedProducts } from '../database/tables/catalogue';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { rowId } from '../http/ids';
import { invalid } from '../http/refusal';
import { narrowRows, whereListed } from './filter';

/** The ids of all products on sale, in their order, for a list of all pages. */
export function productIdsRoutes(app: App, deps: Deps): void {
  answer(app, deps, listProductIds, async ({ query }) => {
    const after = query.after === undefined ? 0 : rowId(query.after);
    if (after === null) throw invalid({ after: 'Must be the id of a product.' });
    const rows = await deps.reads
      .select({ id: listedProducts.productId })
      .from(listedProducts)
      .where(and(whereListed({}, narrowRows), gt(listedProducts.productId, after)))
      .orderBy(asc(listedProducts.productId))
      .limit(IDS_MOST + 1);
    return {
      ids: rows.slice(0, IDS_MOST).map(({ id }) => id),
      more: rows.length > IDS_MOST,
    };
  });
}
