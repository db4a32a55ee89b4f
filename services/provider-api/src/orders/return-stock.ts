import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/open';
import { variants } from '../database/tables/catalogue';
import { orderLines } from '../database/tables/orders';

/**
 * Gives back what an order took from counted stocks. The caller has changed the order's status in the
 * same transaction, under a condition that only one of several can meet; so it happens once. A stock
 * that is no longer counted stays so.
 */
export async function returnStock(tx: Transaction, orderId: number): Promise<void> {
  const taken = await tx
    .select({
      id: orderLines.variantId,
      units: sql<number>`sum(coalesce(${orderLines.stockTaken}, ${orderLines.quantity}))`.mapWith(
        Number,
      ),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.variantId)
    .orderBy(asc(orderLines.variantId));
  const ids = taken.map(({ id }) => id);
  // In the order in which an order that is placed locks them, so that the two can't deadlock.
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .for('update');
  for (const { id, units } of taken.filter((each) => each.units > 0)) {
    // The stock of a variant that isn't counted is null, and null plus units is null.
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${units}` })
      .where(eq(variants.id, id));
  }
}
