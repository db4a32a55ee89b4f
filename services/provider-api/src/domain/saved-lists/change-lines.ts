/** What changes the lines of a list. Run with the lists locked. */
import { and, count, eq, inArray, max, sql } from 'drizzle-orm';
import { amountFromWire } from 'shared-contracts/money';
import { LINES_MOST, type LineToSave } from 'shared-contracts/wire/saved-list';
import type { Transaction } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { savedListLines } from '../../database/tables/saved-lists';
import { rowId, rowIds } from '../../database/row-id';
import { invalid, notFound } from '../refusal';
import { pricesNow } from '../pricing/prices-now';
import type { List } from './read-list';

type Wanted = { variantId: number; quantity: number; price: number | null };

/**
 * The lines by their variants, each once, at the price that they come with or today's: of one unit
 * where one is bought, so that another quantity doesn't look like another price.
 */
async function wantedOf(
  tx: Transaction,
  lines: readonly LineToSave[],
  now: Date,
): Promise<Wanted[]> {
  const ids = rowIds(lines.map(({ variant_id: id }) => String(id)));
  const found = await tx
    .select({ variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids));
  const known = new Map(found.map(({ variant }) => [variant.id, variant]));
  const wanted = new Map<number, Wanted>();
  for (const line of lines) {
    const variant = known.get(rowId(String(line.variant_id)) ?? 0);
    if (!variant) throw notFound('Product not found.');
    const quantity = Math.max(line.quantity, wanted.get(variant.id)?.quantity ?? 0);
    const price =
      line.price === undefined ? pricesNow(variant, now).price : amountFromWire(line.price);
    wanted.set(variant.id, { variantId: variant.id, quantity, price });
  }
  return [...wanted.values()];
}

/**
 * Puts lines on a list, the new ones last. A line that is on it already keeps the larger quantity,
 * so that the same lines may come twice, and remembers the price that comes now.
 * @throws Refusal not-found for what the shop never sold, invalid for a line too many
 */
export async function saveLines(
  tx: Transaction,
  list: List,
  lines: readonly LineToSave[],
  now: Date,
): Promise<void> {
  const wanted = await wantedOf(tx, lines, now);
  const [last] = await tx
    .select({ position: max(savedListLines.position) })
    .from(savedListLines)
    .where(eq(savedListLines.listId, list.id));
  const from = (last?.position ?? 0) + 1;
  await tx
    .insert(savedListLines)
    .values(wanted.map((line, at) => ({ listId: list.id, ...line, position: from + at })))
    .onConflictDoUpdate({
      target: [savedListLines.listId, savedListLines.variantId],
      set: {
        quantity: sql`greatest(${savedListLines.quantity}, excluded.quantity)`,
        price: sql`excluded.price`,
      },
    });
  const [held] = await tx
    .select({ lines: count() })
    .from(savedListLines)
    .where(eq(savedListLines.listId, list.id));
  if ((held?.lines ?? 0) > LINES_MOST) {
    throw invalid({ lines: `A list holds up to ${LINES_MOST} different items.` });
  }
}

/**
 * Sets a line's quantity; 0 removes it, also where it is gone already.
 * @throws Refusal not-found for a quantity of what is not on the list
 */
export async function changeLine(
  tx: Transaction,
  list: List,
  variantId: string,
  quantity: number,
): Promise<void> {
  const its = and(
    eq(savedListLines.listId, list.id),
    eq(savedListLines.variantId, rowId(variantId) ?? 0),
  );
  if (quantity === 0) {
    await tx.delete(savedListLines).where(its);
    return;
  }
  const changed = await tx
    .update(savedListLines)
    .set({ quantity })
    .where(its)
    .returning({ variantId: savedListLines.variantId });
  if (changed.length === 0) throw notFound('This item is not on the list any more.');
}

/** Puts the lines into the order of these variants; those that it doesn't name come after them. */
export async function orderLines(
  tx: Transaction,
  list: List,
  order: readonly string[],
): Promise<void> {
  const lines = await tx
    .select({ variantId: savedListLines.variantId, position: savedListLines.position })
    .from(savedListLines)
    .where(eq(savedListLines.listId, list.id));
  const places = new Map(rowIds(order).map((id, at) => [id, at]));
  const placeOf = ({ variantId }: { variantId: number }) => places.get(variantId) ?? order.length;
  const sorted = lines.toSorted((a, b) => placeOf(a) - placeOf(b) || a.position - b.position);
  for (const [at, { variantId, position }] of sorted.entries()) {
    if (position === at + 1) continue;
    await tx
      .update(savedListLines)
      .set({ position: at + 1 })
      .where(and(eq(savedListLines.listId, list.id), eq(savedListLines.variantId, variantId)));
  }
}
