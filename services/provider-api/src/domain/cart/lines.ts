/** A shopper's cart: quantities from the cart, everything else from the present catalogue. */
import { asc, eq } from 'drizzle-orm';
import { toPesos, type Centavos } from 'shared-contracts/money';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import type { Queries } from '../../database/open';
import { brands, products, variants } from '../../database/tables/catalogue';
import { cartLines } from '../../database/tables/orders';
import { modelOf } from 'shared-contracts/model-number';
import { notSaid, type Collecting, type Sold } from '../stock/collection';
import { pricesNow, sellingTerms, unitPrice } from '../pricing/prices-now';

/** Whether a line can be ordered: with fewer units left than asked for it is `out_of_stock`. */
type LineStatus = 'available' | 'out_of_stock' | 'unavailable';

export type CartLine = {
  productId: number;
  variantId: number;
  quantity: number;
  productName: string;
  variantName: string;
  /** The maker's number, from the variant's specs; null where they have none. */
  model: string | null;
  brandName: string;
  /** Of one unit, now, where so many are bought. */
  price: Centavos | null;
  /** How it is sold, as the calls carry it. */
  terms: ReturnType<typeof sellingTerms>;
  image: string | null;
  /** What says when it can be collected; null where it has no price. */
  sold: Sold | null;
  isDefault: boolean;
  stock: number | null;
  status: LineStatus;
};

function statusOf(line: {
  retired: boolean;
  price: number | null;
  stock: number | null;
  quantity: number;
}): LineStatus {
  if (line.retired || line.price === null) return 'unavailable';
  return line.stock !== null && line.stock < line.quantity ? 'out_of_stock' : 'available';
}

/** What is read of the catalogue for a line. */
export const lineColumns = { variant: variants, product: products, brandName: brands.name };

type LineRow = {
  quantity: number;
  variant: typeof variants.$inferSelect;
  product: typeof products.$inferSelect;
  brandName: string;
};

/** So many units of a variant, as the shop sells it at a moment. */
export function lineAt({ quantity, variant, product, brandName }: LineRow, now: Date): CartLine {
  const prices = pricesNow(variant, now);
  const { minimumOrder, orderStep, trade } = variant;
  return {
    productId: product.id,
    variantId: variant.id,
    quantity,
    productName: product.name,
    variantName: variant.name,
    model: modelOf(withTradeSpecs(variant.specs, trade ?? {})),
    brandName,
    price: unitPrice(prices, quantity),
    terms: sellingTerms(prices, {
      minimumOrder,
      orderStep,
      unit: trade?.unit,
      pack: trade?.pack_quantity,
      stock: variant.stock,
    }),
    // As many as the line has must be on the shelf.
    sold:
      prices.price === null
        ? null
        : { stock: variant.stock, least: quantity, leadTime: trade?.lead_time },
    image: variant.images[0] ?? product.firstImage,
    isDefault: variant.isDefault,
    stock: variant.stock,
    status: statusOf({
      retired: variant.retired || product.retired,
      price: prices.price,
      stock: variant.stock,
      quantity,
    }),
  };
}

/** The lines in the order in which they were added, at the prices of a moment. */
export async function readCart(queries: Queries, userId: number, now: Date): Promise<CartLine[]> {
  const rows = await queries
    .select({ quantity: cartLines.quantity, ...lineColumns })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.variantId));
  return rows.map((row) => lineAt(row, now));
}

/**
 * A line as the calls carry it (specification, section 3).
 * @param collecting from when it can be collected, where that is said
 */
export function toCartItem(line: CartLine, userId: number, collecting: Collecting = notSaid) {
  return {
    product_id: line.productId,
    variant_id: line.variantId,
    quantity: line.quantity,
    product_name: line.productName,
    variant_name: line.variantName,
    ...(line.model === null ? {} : { model: line.model }),
    brand_name: line.brandName,
    product_price: line.price === null ? null : toPesos(line.price),
    ...line.terms,
    ...(line.sold === null ? {} : collecting(line.sold)),
    product_image: line.image ?? '0',
    user_id: userId,
    status: line.status,
    default: line.isDefault,
  };
}
