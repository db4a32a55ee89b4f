/** Makes the search's columns again where they were made by older rules. */
import { asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import type { Upkeep } from '../../database/upkeep';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import { namesState, typedSpecs } from '../name-facts/stored-facts';
import { INDEX_RULES, searchColumns } from './index-columns';
import { rebuildVocabulary } from './vocabulary';

/** How many products one transaction changes, which keeps the embedded database for a tenth of a second. */
const BATCH = 100;

/** What the search reads of some products. */
async function textsOf(tx: Queries, those: SQL, most: number) {
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
    .where(those)
    .orderBy(asc(products.id))
    .limit(most);
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
  // A name is searched as it is; what a person typed of it stands in no other text.
  const typed = await typedSpecs(tx, ids);
  const searched = all.map(({ trade, ...row }) => ({
    ...row,
    specs: [...withTradeSpecs(row.specs, trade ?? {}), ...(typed.get(row.productId) ?? [])],
  }));
  const byProduct = new Map<number, typeof searched>();
  for (const variant of searched) {
    const others = byProduct.get(variant.productId);
    if (others) others.push(variant);
    else byProduct.set(variant.productId, [variant]);
  }
  return rows.map((row) => ({ ...row, variants: byProduct.get(row.id) ?? [] }));
}

async function write(tx: Queries, rows: Awaited<ReturnType<typeof textsOf>>): Promise<void> {
  for (const row of rows) {
    await tx.update(products).set(searchColumns(row)).where(eq(products.id, row.id));
  }
}

/** Indexes some products again. */
export async function indexProducts(tx: Queries, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const slice = ids.slice(at, at + BATCH);
    await write(tx, await textsOf(tx, inArray(products.id, slice), BATCH));
  }
}

/** Indexes every product again. */
export const searchIndex: Upkeep = {
  marker: 'search index',
  rules: INDEX_RULES,
  state: namesState,
  async batch(tx, after) {
    const rows = await textsOf(tx, gt(products.id, after), BATCH);
    await write(tx, rows);
    return rows.at(-1)?.id ?? null;
  },
  finish: rebuildVocabulary,
};
