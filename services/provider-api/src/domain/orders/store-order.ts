/** The rows of a new order: of a cart, or of a quotation. */
import type { Centavos } from 'shared-contracts/money';
import type { Transaction } from '../../database/open';
import { orderLines, orders } from '../../database/tables/orders';
import { takeStock, unitsTaken } from '../stock/stock';
import { drawNumber } from '../document-number';

/** Goods that are sold, with their texts and price as the order keeps them. */
export type SoldLine = {
  productId: number;
  variantId: number;
  productName: string;
  variantName: string;
  brandName: string;
  model: string | null;
  image: string | null;
  quantity: number;
  /** Of one unit. */
  price: Centavos;
  /** Units left before; null where they are not counted. */
  stock: number | null;
};

export async function insertOrder(
  tx: Transaction,
  values: Omit<typeof orders.$inferInsert, 'number'>,
): Promise<typeof orders.$inferSelect> {
  for (let tries = 0; tries < 5; tries += 1) {
    const [row] = await tx
      .insert(orders)
      .values({ ...values, number: drawNumber('ORD') })
      .onConflictDoNothing({ target: orders.number })
      .returning();
    if (row) return row;
  }
  throw new Error('no free order number after five draws');
}

/** Adds the lines of an order and takes their stock; the caller has locked the variants. */
export async function sell(
  tx: Transaction,
  orderId: number,
  lines: readonly SoldLine[],
): Promise<void> {
  await tx.insert(orderLines).values(
    lines.map((line) => ({
      orderId,
      variantId: line.variantId,
      productName: line.productName,
      variantName: line.variantName,
      brandName: line.brandName,
      model: line.model,
      productImage: line.image,
      quantity: line.quantity,
      price: line.price,
      stockTaken: unitsTaken(line),
    })),
  );
  await takeStock(tx, lines);
}
