/** The three changes of a cart line: add, reduce, remove. Run with the cart locked. */
import { and, count, eq } from 'drizzle-orm';
import { quantityRule } from 'shared-contracts/order-quantity';
import { refusalOf } from 'shared-contracts/quantity-words';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import type { Transaction } from '../database/open';
import { products, variants } from '../database/tables/catalogue';
import { cartLines } from '../database/tables/orders';
import { rowId } from '../http/ids';
import { invalid, notFound, Refusal } from '../http/refusal';

/** The most lines of one cart. */
const LINES_MOST = 200;

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

async function findVariant(tx: Transaction, change: Change) {
  const id = rowId(change.variant_id);
  const [found] =
    id === null
      ? []
      : await tx
          .select({ variant: variants, productRetired: products.retired })
          .from(variants)
          .innerJoin(products, eq(products.id, variants.productId))
          .where(eq(variants.id, id));
  if (!found) throw notFound('Product not found.');
  if (String(found.variant.productId) !== change.product_id) {
    throw invalid({ product_id: 'This variant belongs to another product.' });
  }
  return found;
}

type Sold = Pick<typeof variants.$inferSelect, 'minimumOrder' | 'orderStep'>;

function checkQuantity({ minimumOrder, orderStep }: Sold, quantity: number): void {
  const terms = { minimum_order: minimumOrder ?? 0, order_step: orderStep ?? 0 };
  const words = refusalOf(quantityRule(terms), quantity);
  if (words !== null) throw invalid({ quantity: words });
}

async function add(tx: Transaction, userId: number, change: Change, now: Date): Promise<string> {
  const { variant, productRetired } = await findVariant(tx, change);
  if (productRetired || variant.retired) throw notFound('This item is no longer available.');
  if (variant.price === null) {
    throw invalid({ variant_id: 'Price Upon Inquiry: please send an inquiry for this item.' });
  }
  if (variant.stock === 0) throw new Refusal(409, 'This item is out of stock.');
  const held = await quantityOf(tx, userId, variant.id);
  const quantity = held + (change.quantity ?? 1);
  if (quantity > QUANTITY_MOST) {
    throw invalid({ quantity: `A cart line holds up to ${QUANTITY_MOST} units.` });
  }
  checkQuantity(variant, quantity);
  if (variant.stock !== null && quantity > variant.stock) {
    throw new Refusal(409, `Only ${variant.stock} left in stock.`);
  }
  if (held === 0) {
    const [lines] = await tx
      .select({ count: count() })
      .from(cartLines)
      .where(eq(cartLines.userId, userId));
    if ((lines?.count ?? 0) >= LINES_MOST) {
      throw invalid({ variant_id: `A cart holds up to ${LINES_MOST} different items.` });
    }
  }
  await tx
    .insert(cartLines)
    .values({ userId, variantId: variant.id, quantity, addedAt: now })
    .onConflictDoUpdate({ target: [cartLines.userId, cartLines.variantId], set: { quantity } });
  return 'Item has been added to cart!';
}

async function take(tx: Transaction, userId: number, change: Change): Promise<string> {
  const { variant } = await findVariant(tx, change);
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
 * @returns the message for the shopper
 * @throws Refusal 404 (unknown), 409 (stock), 422 (no price, another product's variant, a quantity
 *   that is not sold, too many)
 */
export function changeLine(
  tx: Transaction,
  userId: number,
  change: Change,
  now: Date,
): Promise<string> {
  return change.type === 'add' ? add(tx, userId, change, now) : take(tx, userId, change);
}
