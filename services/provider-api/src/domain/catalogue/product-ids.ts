import { IDS_MOST } from 'shared-contracts/wire/product-ids';
import { and, asc, gt } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { listedProducts } from '../../database/tables/catalogue';
import { rowId } from '../../database/row-id';
import { invalid } from '../refusal';
import { narrowRows, whereListed } from './filter';

/**
 * The ids of all products on sale, in their order, for a list of all pages.
 * @param after the last id of the page before
 * @throws Refusal invalid where that is no id
 */
export async function productIdsAfter(queries: Queries, after: string | undefined) {
  const last = after === undefined ? 0 : rowId(after);
  if (last === null) throw invalid({ after: 'Must be the id of a product.' });
  const rows = await queries
    .select({ id: listedProducts.productId })
    .from(listedProducts)
    .where(and(whereListed({}, narrowRows), gt(listedProducts.productId, last)))
    .orderBy(asc(listedProducts.productId))
    .limit(IDS_MOST + 1);
  return {
    ids: rows.slice(0, IDS_MOST).map(({ id }) => id),
    more: rows.length > IDS_MOST,
  };
}
