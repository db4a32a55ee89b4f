/** The three changes of a cart line: add, reduce, remove. Run with the cart locked. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { cartLines } from '../../database/tables/orders';
import { addLines, findVariants, variantOf } from './add-lines';
import { checkQuantity } from './sold-quantity';

export type Change = {
  product_id: string;
  variant_id: string;
  type: 'add' | 'reduce' | 'remove';
  quantity?: number | undefined;
};

const ofLine = (userId: number, variantId: number) =>
  and(eq(cartLines.userId, userId), eq(cartLines.variantId, variantId));

async function quantityOf(tx: Transaction, userId: number, variantId: number): Promise<number> {
  const [line] = await tx
    .select({ quantity: cartLines.quantity })
    .from(cartLines)
    .where(ofLine(userId, variantId));
  return line?.quantity ?? 0;
}

async function add(tx: Transaction, userId: number, change: Change, since: Date): Promise<string> {
  const [refusal] = await addLines(tx, userId, [change], since);
  if (refusal) throw refusal;
  return 'Item has been added to cart!';
}

async function take(tx: Transaction, userId: number, change: Change): Promise<string> {
  const { variant } = variantOf(await findVariants(tx, [change]), change);
  const held = await quantityOf(tx, userId, variant.id);
  const quantity = change.type === 'remove' ? 0 : held - (change.quantity ?? 1);
  if (quantity > 0) {
    checkQuantity(variant, quantity);
    await tx.update(cartLines).set({ quantity }).where(ofLine(userId, variant.id));
    return 'Cart has been updated.';
  }
  // Removing a line that doesn't exist any more is no error, because it is what the caller wanted.
  await tx.delete(cartLines).where(ofLine(userId, variant.id));
  return 'Item has been removed from cart.';
}

/**
 * @param since when the shopper put the units into a cart
 * @returns the message for the shopper
 * @throws Refusal not-found (unknown), conflict (stock), invalid (no price, another product's variant, a quantity
 *   that is not sold, too many)
 */
export function changeLine(
  tx: Transaction,
  userId: number,
  change: Change,
  since: Date,
): Promise<string> {
  return change.type === 'add' ? add(tx, userId, change, since) : take(tx, userId, change);
}
