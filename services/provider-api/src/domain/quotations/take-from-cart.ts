import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { cartLines } from '../../database/tables/orders';
import type { quotations } from '../../database/tables/quotations';
import { askedOfQuotation, linesOfQuotation } from './read-quotation';

/**
 * Units that were asked for from the cart and are ordered now, by variant: no more than the cart held
 * then, nor than were offered of it.
 */
async function orderedFromCart(tx: Transaction, quotationId: number): Promise<Map<number, number>> {
  const lines = await linesOfQuotation(tx, quotationId);
  const units = new Map<number, number>();
  for (const { id, variantId, cartUnits } of await askedOfQuotation(tx, quotationId)) {
    if (variantId === null || cartUnits === null) continue;
    const offered = lines
      .filter((line) => line.askedLineId === id && line.variantId === variantId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const ordered = Math.min(cartUnits, offered);
    if (ordered > 0) units.set(variantId, (units.get(variantId) ?? 0) + ordered);
  }
  return units;
}

/**
 * Takes out of a customer's locked cart what a quotation that was asked for from it has ordered: so
 * nothing is ordered twice. Never more than that: a line that came into the cart after the request
 * stays. A guest's goods are the same goods after signing in, so they count as in the cart since they
 * came into the guest's.
 * @returns the units that left the cart
 */
export async function takeFromCart(
  tx: Transaction,
  userId: number,
  { id, requestedAt }: Pick<typeof quotations.$inferSelect, 'id' | 'requestedAt'>,
): Promise<number> {
  if (requestedAt === null) return 0;
  let taken = 0;
  for (const [variantId, units] of await orderedFromCart(tx, id)) {
    const its = and(
      eq(cartLines.userId, userId),
      eq(cartLines.variantId, variantId),
      lte(cartLines.addedAt, requestedAt),
    );
    const [held] = await tx.select({ quantity: cartLines.quantity }).from(cartLines).where(its);
    if (!held) continue;
    const left = held.quantity - units;
    if (left > 0) await tx.update(cartLines).set({ quantity: left }).where(its);
    else await tx.delete(cartLines).where(its);
    taken += Math.min(units, held.quantity);
  }
  return taken;
}
