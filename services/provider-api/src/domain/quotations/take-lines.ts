import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { Refusal } from '../refusal';
import { lineName } from '../line-name';
import { isGoods, NO_GOODS } from '../orders/no-goods';
import type { SoldLine } from '../orders/store-order';
import { lockVariants } from '../stock/stock';
import type { QuotationLine } from './read-quotation';

/** @throws Refusal conflict that names the line */
function refuse(line: QuotationLine, why: string): never {
  throw new Refusal(
    'conflict',
    `${lineName(line)} ${why}. Nothing was ordered; please ask us about it.`,
    {
      extra: { line: line.id },
    },
  );
}

/**
 * Locks the goods of a quotation's lines, and reads what is left of each. How it is sold otherwise (smallest order, steps) was the staff's to decide.
 * What is no goods of the catalogue is always there.
 * @returns the lines as an order keeps them: texts and prices of the quotation
 * @throws Refusal conflict where something is gone or too few are left
 */
export async function takeLines(
  tx: Transaction,
  lines: readonly QuotationLine[],
): Promise<SoldLine[]> {
  const ids = lines.filter(isGoods).map(({ variantId }) => variantId);
  await lockVariants(tx, inArray(variants.id, ids));
  const found = await tx
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids));
  const left = new Map(found.map(({ variant }) => [variant.id, variant.stock]));
  return lines.map((line) => {
    if (!isGoods(line)) return { ...line, productId: NO_GOODS, image: null, stock: null };
    const goods = found.find(({ variant }) => variant.id === line.variantId);
    if (!goods || goods.variant.retired || goods.product.retired) {
      return refuse(line, 'is no longer available');
    }
    const stock = left.get(line.variantId) ?? null;
    if (stock !== null && stock < line.quantity) {
      return refuse(line, stock === 0 ? 'is out of stock' : `has only ${stock} left`);
    }
    // One item may stand on two lines.
    if (stock !== null) left.set(line.variantId, stock - line.quantity);
    return {
      productId: goods.product.id,
      variantId: line.variantId,
      productName: line.productName,
      variantName: line.variantName,
      brandName: line.brandName,
      model: line.model,
      image: goods.variant.images[0] ?? goods.product.firstImage,
      quantity: line.quantity,
      price: line.price,
      stock,
    };
  });
}
