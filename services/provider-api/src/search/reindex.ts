/** Makes the search's columns again where they were made by older rules. */
import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/open';
import { brands, categories, products, variants } from '../database/tables/catalogue';
import type { Upkeep } from '../database/upkeep';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import { INDEX_RULES, searchColumns } from './index-columns';
import { rebuildVocabulary } from './vocabulary';

/** How many products one transaction changes, which keeps the embedded database for a tenth of a second. */
const BATCH = 100;

async function textsAfter(tx: Transaction, id: number) {
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      description: products.description,
      brand: brands.name,
      category: categories.name,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(gt(products.id, id))
    .orderBy(asc(products.id))
    .limit(BATCH);
  const ids = rows.map((row) => row.id);
  const all = await tx
    .select({
      productId: variants.productId,
      name: variants.name,
      specs: variants.specs,
      trade: variants.trade,
    })
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.productId), asc(variants.place));
  const searched = all.map(({ trade, ...row }) => ({
    ...row,
    specs: withTradeSpecs(row.specs, trade ?? {}),
  }));
  const byProduct = new Map<number, typeof searched>();
  for (const variant of searched) {
    const others = byProduct.get(variant.productId);
    if (others) others.push(variant);
    else byProduct.set(variant.productId, [variant]);
  }
  return rows.map((row) => ({ ...row, variants: byProduct.get(row.id) ?? [] }));
}

/** Indexes every product again. */
export const searchIndex: Upkeep = {
  marker: 'search index',
  rules: INDEX_RULES,
  async batch(tx, after) {
    const rows = await textsAfter(tx, after);
    for (const row of rows) {
      await tx.update(products).set(searchColumns(row)).where(eq(products.id, row.id));
    }
    return rows.at(-1)?.id ?? null;
  },
  finish: rebuildVocabulary,
};
