/** Variants as the answer has them: with the price of now, stock, picture and terms. */
import { eq, inArray } from 'drizzle-orm';
import { modelOf } from 'shared-contracts/model-number';
import { toPesos } from 'shared-contracts/money';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import { brands, products, variants } from '../../database/tables/catalogue';
import type { Queries } from '../../database/open';
import { pricesNow, sellingTerms } from '../pricing/prices-now';

/** By variant id. */
export async function readChoices(queries: Queries, ids: readonly number[], now: Date) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await queries
    .select({
      id: variants.id,
      productId: variants.productId,
      name: variants.name,
      specs: variants.specs,
      trade: variants.trade,
      stock: variants.stock,
      isDefault: variants.isDefault,
      images: variants.images,
      price: variants.price,
      regularPrice: variants.regularPrice,
      salePrice: variants.salePrice,
      saleStarts: variants.saleStarts,
      saleEnds: variants.saleEnds,
      priceSteps: variants.priceSteps,
      minimumOrder: variants.minimumOrder,
      orderStep: variants.orderStep,
      productName: products.name,
      firstImage: products.firstImage,
      brandName: brands.name,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(variants.id, [...ids]));
  return new Map(
    rows.map((row) => {
      const prices = pricesNow(row, now);
      const { minimumOrder, orderStep, trade } = row;
      const choice = {
        product_id: row.productId,
        variant_id: row.id,
        product_name: row.productName,
        variant_name: row.name,
        brand_name: row.brandName,
        model: modelOf(withTradeSpecs(row.specs, trade ?? {})) ?? '',
        price: prices.price === null ? null : toPesos(prices.price),
        in_stock: row.stock === null || row.stock > 0,
        image_path: row.images[0] ?? row.firstImage,
        default: row.isDefault,
        ...sellingTerms(prices, {
          minimumOrder,
          orderStep,
          unit: trade?.unit,
          pack: trade?.pack_quantity,
          stock: row.stock,
        }),
      };
      return [row.id, choice] as const;
    }),
  );
}
