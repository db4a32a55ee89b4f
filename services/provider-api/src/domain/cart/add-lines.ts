/** Adds lines to a cart, each by itself: what is read and written is one statement for all of them. */
import { eq, inArray, sql } from 'drizzle-orm';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import type { Transaction } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { cartLines } from '../../database/tables/orders';
import { rowId, rowIds } from '../../database/row-id';
import { invalid, notFound, Refusal } from '../refusal';
import { checkQuantity } from './sold-quantity';

/** The most lines of one cart. */
const LINES_MOST = 200;

export type LineToAdd = { product_id: string; variant_id: string; quantity?: number | undefined };

export type Found = { variant: typeof variants.$inferSelect; productRetired: boolean };

/** Variants by their ids; those that the shop doesn't know are missing. */
export async function findVariants(
  tx: Transaction,
  lines: readonly LineToAdd[],
): Promise<ReadonlyMap<number, Found>> {
  const ids = rowIds(lines.map(({ variant_id: id }) => id));
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ variant: variants, productRetired: products.retired })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids));
  return new Map(rows.map((row) => [row.variant.id, row]));
}

/** @throws Refusal not-found (unknown), invalid (another product's) */
export function variantOf(found: ReadonlyMap<number, Found>, line: LineToAdd): Found {
  const one = found.get(rowId(line.variant_id) ?? 0);
  if (!one) throw notFound('Product not found.');
  if (String(one.variant.productId) !== line.product_id) {
    throw invalid({ product_id: 'This variant belongs to another product.' });
  }
  return one;
}

/** How many units of each variant are in a cart. */
async function readHeld(tx: Transaction, userId: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: cartLines.variantId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, userId));
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

/**
 * The units of a line once something is added to it.
 * @param held what is in the cart
 * @throws Refusal not-found, conflict or invalid
 */
function quantityAfter(
  { variant, productRetired }: Found,
  held: ReadonlyMap<number, number>,
  added: number,
): number {
  if (productRetired || variant.retired) throw notFound('This item is no longer available.');
  if (variant.price === null) {
    throw invalid({ variant_id: 'Price Upon Inquiry: please send an inquiry for this item.' });
  }
  if (variant.stock === 0) throw new Refusal('conflict', 'This item is out of stock.');
  const quantity = (held.get(variant.id) ?? 0) + added;
  if (quantity > QUANTITY_MOST) {
    throw invalid({ quantity: `A cart line holds up to ${QUANTITY_MOST} units.` });
  }
  checkQuantity(variant, quantity);
  if (variant.stock !== null && quantity > variant.stock) {
    throw new Refusal('conflict', `Only ${variant.stock} left in stock.`);
  }
  if (!held.has(variant.id) && held.size >= LINES_MOST) {
    throw invalid({ variant_id: `A cart holds up to ${LINES_MOST} different items.` });
  }
  return quantity;
}

/**
 * Adds lines one after the other. Run with the cart locked.
 * @param since when the shopper put them into a cart; a line is as old as its oldest unit
 * @returns for each line null, or why it was not added; the others still count
 */
export async function addLines(
  tx: Transaction,
  userId: number,
  lines: readonly LineToAdd[],
  since: Date,
): Promise<(Refusal | null)[]> {
  const found = await findVariants(tx, lines);
  const held = await readHeld(tx, userId);
  const changed = new Map<number, number>();
  const refusals = lines.map((line) => {
    try {
      const one = variantOf(found, line);
      const quantity = quantityAfter(one, held, line.quantity ?? 1);
      held.set(one.variant.id, quantity);
      changed.set(one.variant.id, quantity);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  });
  const rows = [...changed].map(([variantId, quantity]) => ({ variantId, quantity }));
  if (rows.length > 0) {
    await tx
      .insert(cartLines)
      .values(rows.map((row) => ({ userId, ...row, addedAt: since })))
      .onConflictDoUpdate({
        target: [cartLines.userId, cartLines.variantId],
        set: {
          quantity: sql`excluded.quantity`,
          addedAt: sql`least(${cartLines.addedAt}, excluded.added_at)`,
        },
      });
  }
  return refusals;
}
