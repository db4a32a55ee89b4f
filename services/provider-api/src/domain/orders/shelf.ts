import { and, eq } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { variants } from '../../database/tables/catalogue';
import { orderLines, orders } from '../../database/tables/orders';
import type { Deps } from '../deps';
import { notFound } from '../refusal';

/**
 * Notes where the goods of an order's line lie, for every later order of them; an empty text takes
 * the note away.
 * @throws Refusal not-found where the order has no such line, or its variant is gone
 */
export async function setShelf(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  { number, line, shelf }: { number: string; line: number; shelf: string },
  { by, network }: DoneBy<Clerk | 'shop'>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: variants.id, before: variants.shelf })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(variants, eq(variants.id, orderLines.variantId))
      .where(and(eq(orders.number, number), eq(orderLines.id, line)));
    if (!found) throw notFound('This order has no such line.');
    const after = shelf === '' ? null : shelf;
    await tx.update(variants).set({ shelf: after }).where(eq(variants.id, found.id));
    await recordStaffAudit(deps, tx, {
      action: 'shelf place changed',
      by,
      network,
      object: `variant ${found.id}`,
      before: { shelf: found.before },
      after: { shelf: after },
    });
  });
}
