/** Makes the search's columns again where they were made by older rules. */
import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open';
import { brands, categories, markers, products, variants } from '../database/tables/catalogue';
import { INDEX_RULES, searchColumns } from './index-columns';
import { rebuildVocabulary } from './vocabulary';

const MARKER = 'search index';
const BATCH = 500;

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
    .select({ productId: variants.productId, name: variants.name, specs: variants.specs })
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.productId), asc(variants.place));
  const byProduct = new Map<number, typeof all>();
  for (const variant of all) {
    const others = byProduct.get(variant.productId);
    if (others) others.push(variant);
    else byProduct.set(variant.productId, [variant]);
  }
  return rows.map((row) => ({ ...row, variants: byProduct.get(row.id) ?? [] }));
}

/** Indexes every product again, unless the present rules made the index. */
export async function keepIndexed(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const [marker] = await tx.select().from(markers).where(eq(markers.name, MARKER));
    if (marker?.value === INDEX_RULES) return;
    let last = 0;
    for (;;) {
      const rows = await textsAfter(tx, last);
      for (const row of rows) {
        await tx.update(products).set(searchColumns(row)).where(eq(products.id, row.id));
      }
      last = rows.at(-1)?.id ?? last;
      if (rows.length < BATCH) break;
    }
    await rebuildVocabulary(tx);
    await tx
      .insert(markers)
      .values({ name: MARKER, value: INDEX_RULES })
      .onConflictDoUpdate({ target: markers.name, set: { value: INDEX_RULES } });
  });
}
