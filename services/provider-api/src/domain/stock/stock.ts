/**
 * The stock of a variant is what is left to sell. Nothing is reserved for a cart or a quotation: units
 * are taken when an order is placed or changed to more, under a lock by variant, and given back exactly
 * once: when it is cancelled, is changed to fewer, or the customer brings them back in good condition.
 * Goods that come are added and a count replaces it (change-stock.ts), as does a price list; null is 'in
 * stock, not counted'.
 */
import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import { orderLines } from '../../database/tables/orders';

/**
 * Locks variants until the transaction ends, always in the same order, so that two can't deadlock;
 * before anything of them or their products is written.
 */
export const lockVariants = (tx: Transaction, which: SQL) =>
  tx
    .select({ id: variants.id })
    .from(variants)
    .where(which)
    .orderBy(asc(variants.id))
    .for('update');

type Taken = {
  productId: number;
  variantId: number;
  quantity: number;
  /** Units left before; null where they are not counted. */
  stock: number | null;
};

/** Units that are taken for a line, which a cancelled order gives back. */
export const unitsTaken = ({ stock, quantity }: Taken): number => (stock === null ? 0 : quantity);

/** Takes the units of an order's lines; the caller has locked their variants. */
export async function takeStock(tx: Transaction, lines: readonly Taken[]): Promise<void> {
  // In one order of all orders: what a sold out variant changes of its product is locked too.
  const counted = lines.filter(({ stock }) => stock !== null);
  for (const line of counted.toSorted((a, b) => a.productId - b.productId)) {
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} - ${line.quantity}` })
      .where(eq(variants.id, line.variantId));
  }
}

/**
 * Moves units into counted stocks, or out of them where there are fewer than none. The caller has
 * locked the variants and checked what is left; a stock that isn't counted stays so.
 * @param units by variant
 */
export async function moveStock(
  tx: Transaction,
  units: ReadonlyMap<number, number>,
): Promise<void> {
  const moved = [...units].filter(([, some]) => some !== 0);
  if (moved.length === 0) return;
  const ids = moved.map(([id]) => id);
  // In the order of an order's lines: what a sold out variant changes of its product is locked too.
  const found = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.productId), asc(variants.id));
  for (const { id } of found) {
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${units.get(id) ?? 0}` })
      .where(eq(variants.id, id));
  }
}

/**
 * Gives back what an order took from counted stocks. The caller has changed the order's status in the
 * same transaction, under a condition that only one of several can meet; so it happens once. A stock
 * that is no longer counted stays so.
 */
export async function giveStockBack(tx: Transaction, orderId: number): Promise<void> {
  const units = sql`sum(coalesce(${orderLines.stockTaken}, ${orderLines.quantity}))`;
  const taken = await tx
    .select({ id: orderLines.variantId, units: units.mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.variantId)
    .orderBy(asc(orderLines.variantId));
  await lockVariants(
    tx,
    inArray(
      variants.id,
      taken.map(({ id }) => id),
    ),
  );
  for (const { id, units: some } of taken.filter((each) => each.units > 0)) {
    // The stock of a variant that isn't counted is null, and null plus units is null.
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${some}` })
      .where(eq(variants.id, id));
  }
}
