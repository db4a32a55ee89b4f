/** What waits as it is now: carts that nobody has ordered, and goods that run out. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import { DAY_MS } from 'server-kit/day';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { cartLines } from '../../database/tables/orders';

/** Goods that run out that a page shows at a time. */
export const LOW_A_PAGE = 20;

export type LeftCarts = {
  carts: number;
  units: number;
  /** At the prices of the lists, before VAT; what has no price counts nothing. */
  worth: Centavos;
};

/**
 * Carts of customers who are signed in or were, whose last line was added before so many days: an
 * order empties its cart. A guest's cart is in the browser, and whether the checkout was opened is
 * not known.
 */
export async function readLeftCarts(queries: Queries, days: number, now: Date): Promise<LeftCarts> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  const { rows } = await queries.execute<Record<keyof LeftCarts, string>>(sql`
    select count(*) as carts, coalesce(sum(units), 0) as units, coalesce(sum(worth), 0) as worth
    from (select sum(${cartLines.quantity}) as units,
        sum(${cartLines.quantity} * coalesce(${variants.price}, 0)) as worth
      from ${cartLines} join ${variants} on ${variants.id} = ${cartLines.variantId}
      group by ${cartLines.userId}
      having max(${cartLines.addedAt}) < ${before}::timestamptz) each_cart`);
  const [row] = rows;
  return {
    carts: Number(row?.carts ?? 0),
    units: Number(row?.units ?? 0),
    worth: Number(row?.worth ?? 0),
  };
}

export type LowStock = {
  variantId: number;
  productName: string;
  variantName: string;
  stock: number;
  /** Null where the shop's own number says when it is low. */
  reorderPoint: number | null;
  shelf: string | null;
};

/** Whether a counted variant on sale has as few units as its reorder point, or as the shop's number. */
export const isLow = (most: number) =>
  and(
    sql`${variants.stock} <= coalesce(${variants.reorderPoint}, ${most})`,
    sql`not ${variants.retired}`,
    sql`not ${products.retired}`,
  );

/**
 * A page of the variants that are low, the fewest first; and how many there are.
 * @param most units of a variant without a reorder point
 * @param page from 1 on
 */
export async function readLowStock(
  queries: Queries,
  most: number,
  page = 1,
): Promise<{ count: number; lowest: LowStock[] }> {
  const lowest = await queries
    .select({
      variantId: variants.id,
      productName: products.name,
      variantName: variants.name,
      stock: sql<number>`${variants.stock}`,
      reorderPoint: variants.reorderPoint,
      shelf: variants.shelf,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isLow(most))
    .orderBy(asc(variants.stock), asc(variants.id))
    .limit(LOW_A_PAGE)
    .offset((page - 1) * LOW_A_PAGE);
  const [all] = await queries
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isLow(most));
  return { count: all?.count ?? 0, lowest };
}
