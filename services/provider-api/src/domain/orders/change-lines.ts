/**
 * Gives an order other lines, in the transaction and under the lock of whoever changes it: fewer units
 * go back to the stock, more are taken from it, and the sums follow.
 */
import { eq, inArray } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import type { Transaction } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import { orderLines, orders } from '../../database/tables/orders';
import { invalid } from '../refusal';
import { lockVariants, moveStock } from '../stock/stock';
import { amountsOf } from './amounts';
import { lineName } from '../line-name';
import type { StateLine } from './order-state';

/** A line as it is to be: one that the order has, or another. */
export type WantedLine = {
  /** Null for another one. */
  orderLineId: number | null;
  /** What a refusal names: the form's line. */
  field: string;
  variantId: number;
  quantity: number;
  /** Of one unit. */
  price: Centavos;
  texts: Pick<
    typeof orderLines.$inferInsert,
    'productName' | 'variantName' | 'brandName' | 'model' | 'productImage'
  >;
};

/** A line before and after; null for one that is new, or gone. */
type Moved = { before: StateLine | null; after: WantedLine | null };

const held = ({ stockTaken, quantity }: StateLine) => stockTaken ?? quantity;

/** Units that the stock has to give for a line; fewer than none where it gets some back. */
function takes({ before, after }: Moved): number {
  const quantity = after?.quantity ?? 0;
  if (!before) return quantity;
  if (quantity > before.quantity) return quantity - before.quantity;
  // What was taken when the stock wasn't counted is no unit of it.
  return Math.min(held(before), quantity) - held(before);
}

function pairs(lines: readonly StateLine[], wanted: readonly WantedLine[]): Moved[] {
  const kept = lines.map((before) => ({
    before,
    after: wanted.find(({ orderLineId }) => orderLineId === before.id) ?? null,
  }));
  const added = wanted.filter(({ orderLineId }) => orderLineId === null);
  return [...kept, ...added.map((after) => ({ before: null, after }))];
}

/** @throws Refusal invalid for fewer units than were handed out */
function checkOut(moved: readonly Moved[]): void {
  for (const { before, after } of moved) {
    if (!before || before.out <= (after?.quantity ?? 0)) continue;
    const words = `${before.out} of ${lineName(before)} are handed out already.`;
    throw invalid({ [after?.field ?? 'lines']: words });
  }
}

/** @throws Refusal invalid that names the line of which there is too little */
function checkStock(moved: readonly Moved[], stock: ReadonlyMap<number, number | null>): void {
  const left = new Map(stock);
  const given = moved.filter((each) => takes(each) < 0);
  for (const { before, ...each } of given) {
    const at = left.get(before?.variantId ?? 0) ?? null;
    if (before && at !== null) left.set(before.variantId, at - takes({ before, ...each }));
  }
  for (const each of moved) {
    const { after } = each;
    const some = takes(each);
    if (some <= 0 || !after) continue;
    const at = left.get(after.variantId) ?? null;
    if (at === null) continue;
    if (at < some) {
      const words = at === 0 ? 'None more is left.' : `Only ${at} more left.`;
      throw invalid({ [after.field]: words });
    }
    left.set(after.variantId, at - some);
  }
}

async function writeLine(
  tx: Transaction,
  orderId: number,
  moved: Moved,
  isCounted: boolean,
): Promise<void> {
  const { before, after } = moved;
  const some = takes(moved);
  if (!before) {
    if (!after) return;
    const { variantId, quantity, price, texts } = after;
    const stockTaken = isCounted ? quantity : 0;
    await tx
      .insert(orderLines)
      .values({ orderId, variantId, quantity, price, ...texts, stockTaken });
    return;
  }
  const its = eq(orderLines.id, before.id);
  if (!after) {
    await tx.delete(orderLines).where(its);
    return;
  }
  const stockTaken = held(before) + (some > 0 && !isCounted ? 0 : some);
  await tx.update(orderLines).set({ quantity: after.quantity, stockTaken }).where(its);
}

/**
 * @param order is locked
 * @param rate of its discount then, in hundredths of a per cent
 * @returns its sums then
 * @throws Refusal invalid that names the line
 */
export async function changeLines(
  tx: Transaction,
  order: { id: number; lines: readonly StateLine[] },
  wanted: readonly WantedLine[],
  { rate, reason }: { rate: number; reason: string | null },
) {
  const moved = pairs(order.lines, wanted);
  checkOut(moved);
  const ids = [...order.lines, ...wanted].map(({ variantId }) => variantId);
  await lockVariants(tx, inArray(variants.id, ids));
  const found = await tx.select().from(variants).where(inArray(variants.id, ids));
  const stock = new Map(found.map((variant) => [variant.id, variant.stock]));
  checkStock(moved, stock);
  const units = new Map<number, number>();
  for (const each of moved) {
    const variantId = each.before?.variantId ?? each.after?.variantId ?? 0;
    units.set(variantId, (units.get(variantId) ?? 0) - takes(each));
    await writeLine(tx, order.id, each, (stock.get(variantId) ?? null) !== null);
  }
  await moveStock(tx, units);
  const amounts = amountsOf(wanted, rate);
  const { subtotal, vat, total } = amounts;
  await tx
    .update(orders)
    .set({ subtotal, vat, total, discountRate: rate, discountReason: rate === 0 ? null : reason })
    .where(eq(orders.id, order.id));
  return amounts;
}
