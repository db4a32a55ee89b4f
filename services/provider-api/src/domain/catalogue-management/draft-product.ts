/**
 * A draft is a product that only staff see: for all others it is off sale, so that no list, search, feed
 * or call has it, and no import brings it out. It is published as an archived one is brought back.
 */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { orderLines, orders } from '../../database/tables/orders';
import { indexSpecs } from '../facets/spec-index';
import { OPEN_STATUSES } from '../orders/steps';
import { invalid } from '../refusal';
import { withdrawTitle } from '../search/vocabulary';
import { lockedProduct, type Changing } from './product';
import { renewVocabulary } from './renew-vocabulary';

/** How many orders a refusal names. */
const NAMED = 3;

/** @throws Refusal invalid that names the open orders with the product; the caller has locked its variants */
async function checkOrders(tx: Transaction, productId: number): Promise<void> {
  const its = tx
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, productId));
  const open = await tx
    .selectDistinct({ id: orders.id, number: orders.number })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(inArray(orders.status, OPEN_STATUSES), inArray(orderLines.variantId, its)))
    .orderBy(asc(orders.id))
    .limit(NAMED + 1);
  if (open.length === 0) return;
  const named = open.slice(0, NAMED).map(({ number }) => number);
  const more = open.length > NAMED ? ' and others' : '';
  throw invalid({ '': `Open orders have it: ${named.join(', ')}${more}. Nothing was changed.` });
}

/**
 * Takes a product that is on sale back to a draft, with its variants. Orders keep their lines.
 * @returns false where it is none that is on sale
 * @throws Refusal not-found, invalid where open orders have it
 */
export async function takeToDraft(
  deps: Changing,
  id: number,
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  const isNew = await deps.db.transaction(async (tx) => {
    const row = await lockedProduct(tx, id);
    if (row.retired) return false;
    await checkOrders(tx, id);
    await tx
      .update(products)
      .set({ retired: true, archived: true, draft: true })
      .where(eq(products.id, id));
    await tx
      .update(variants)
      .set({ retired: true, archived: 'with its product' })
      .where(and(eq(variants.productId, id), eq(variants.retired, false)));
    await indexSpecs(tx, [id]);
    await withdrawTitle(tx, row.searchTitle);
    await recordStaffAudit(deps, tx, {
      ...{ action: 'product taken back to a draft', by, network, object: `product ${id}` },
      before: { draft: false },
      after: { draft: true },
    });
    return true;
  });
  if (isNew) void renewVocabulary(deps);
  return isNew;
}
