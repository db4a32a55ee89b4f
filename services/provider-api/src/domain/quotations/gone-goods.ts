/** The goods of a quotation that the shop has none of. */
import { eq, inArray } from 'drizzle-orm';
import { brands, products, variants } from '../../database/tables/catalogue';
import type { quotations } from '../../database/tables/quotations';
import type { Queries } from '../../database/open';
import { isGoods } from '../orders/no-goods';
import { shownStatus } from './own-quotation';
import { askedOfQuotation, linesOfQuotation } from './read-quotation';

export type WhyGone = 'sold out' | 'no longer sold';

type Row = {
  stock: number | null;
  isOff: boolean;
  isProductOff: boolean;
};

function whyOf(row: Row | undefined): WhyGone | null {
  if (!row || row.isOff || row.isProductOff) return 'no longer sold';
  return row.stock !== null && row.stock <= 0 ? 'sold out' : null;
}

async function readVariants(queries: Queries, ids: readonly number[]) {
  const rows = await queries
    .select({
      id: variants.id,
      stock: variants.stock,
      isOff: variants.retired,
      isProductOff: products.retired,
      variantName: variants.name,
      productName: products.name,
      brandName: brands.name,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(variants.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Why the shop has none of a variant; null where it has some. */
export async function readGone(queries: Queries, ids: readonly number[]) {
  const rows = await readVariants(queries, ids);
  return (id: number): WhyGone | null => whyOf(rows.get(id));
}

/** What is offered; else what was asked for and isn't offered. */
async function goodsOf(queries: Queries, { id, sentAt }: typeof quotations.$inferSelect) {
  const lines = sentAt === null ? [] : await linesOfQuotation(queries, id);
  const asked = await askedOfQuotation(queries, id);
  const open = asked.filter((line) => !lines.some(({ askedLineId }) => askedLineId === line.id));
  return [
    ...lines.filter(isGoods),
    ...open.flatMap(({ variantId, quantity }) =>
      variantId === null ? [] : [{ variantId, quantity }],
    ),
  ];
}

/** As the call carries them: of a quotation that waits for the shop or its customer, each goods once. */
export async function goneGoods(queries: Queries, row: typeof quotations.$inferSelect, now: Date) {
  if (!['Requested', 'Sent'].includes(shownStatus(row, now))) return [];
  const goods = await goodsOf(queries, row);
  if (goods.length === 0) return [];
  const known = await readVariants(
    queries,
    goods.map(({ variantId }) => variantId),
  );
  const units = new Map<number, number>();
  for (const { variantId, quantity } of goods) {
    units.set(variantId, quantity + (units.get(variantId) ?? 0));
  }
  return [...units].flatMap(([id, quantity]) => {
    const one = known.get(id);
    const why = whyOf(one);
    // What the catalogue has forgotten can be compared with nothing.
    if (!one || why === null) return [];
    const { productName, variantName, brandName } = one;
    return [
      {
        ...{ variant_id: id, product_name: productName, variant_name: variantName },
        ...{ brand_name: brandName, quantity, why },
      },
    ];
  });
}
