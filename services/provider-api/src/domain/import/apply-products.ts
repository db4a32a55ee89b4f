/** Writes the products and variants of a slice. */
import { eq, inArray, sql } from 'drizzle-orm';
import { insertMany } from '../../database/insert-many';
import type { Transaction } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { keepOneDefault } from '../catalogue-management/one-default';
import { indexSpecs } from '../facets/spec-index';
import { typedSpecs } from '../name-facts/stored-facts';
import { searchColumns } from '../search/index-columns';
import { indexProducts } from '../search/reindex';
import type { Compared } from './compare-products';
import { saveKeys, type KeyRow } from './keys';
import { searchedSpecs, termsColumns } from '../trade/stored-terms';

const BATCH = 100;

/**
 * Gets ids from the sequence in the file's order, because the order of ids is the catalogue's
 * default order.
 */
async function drawIds(tx: Transaction, count: number): Promise<() => number> {
  const drawn =
    count === 0
      ? []
      : (
          await tx.execute<{ id: number | string }>(
            sql`select nextval('catalogue_ids') as id from generate_series(1, ${count})`,
          )
        ).rows;
  const ids = drawn.map((row) => Number(row.id)).sort((a, b) => a - b);
  return () => {
    const id = ids.shift();
    if (id === undefined) throw new Error('too few ids were drawn');
    return id;
  };
}

function productRow({ product, brand, category }: Compared, source: string) {
  return {
    ...product.values,
    links: product.links && { source, ...product.links },
    brandId: brand.id,
    categoryId: category.id,
    ...searchColumns({
      name: product.values.name,
      brand: brand.name,
      category: category.name,
      description: product.values.description,
      variants: product.variants.map((variant) => ({
        name: variant.values.name,
        specs: searchedSpecs(variant),
      })),
    }),
  };
}

/** New rows are collected, and written together. */
class SliceOfProducts {
  readonly #newProducts: (ReturnType<typeof productRow> & { id: number })[] = [];
  readonly #newVariants: (typeof variants.$inferInsert)[] = [];
  readonly #keys: KeyRow[] = [];
  /** The products whose variants are other than before. */
  readonly #touched = new Set<number>();
  /** The products whose own row was written again. */
  readonly #changed = new Set<number>();

  constructor(
    readonly tx: Transaction,
    readonly source: string,
    readonly nextId: () => number,
    readonly now: Date,
  ) {}

  async add(each: Compared): Promise<void> {
    const id = each.id ?? this.nextId();
    if (each.state === 'added') {
      this.#newProducts.push({ id, ...productRow(each, this.source) });
    }
    if (each.state === 'changed') {
      this.#changed.add(id);
      await this.tx
        .update(products)
        .set({ ...productRow(each, this.source), retired: sql`${products.archived}` })
        .where(eq(products.id, id));
    }
    if (each.state !== 'unchanged') this.#note('product', each.product.key, id, each.fingerprint);
    for (const variant of each.variants) {
      if (variant.state === 'unchanged') continue;
      this.#touched.add(id);
      await this.#writeVariant(variant, id);
    }
    if (each.gone.length > 0) {
      this.#touched.add(id);
      await this.tx
        .update(variants)
        .set({ retired: true, isDefault: false })
        .where(inArray(variants.id, each.gone));
    }
  }

  #note(kind: 'product' | 'variant', key: string, rowId: number, fingerprint: string): void {
    this.#keys.push({ source: this.source, kind, key, rowId, fingerprint });
  }

  async #writeVariant(
    { variant, id: known, state }: Compared['variants'][number],
    productId: number,
  ): Promise<void> {
    const values = { ...variant.values, ...termsColumns(variant, this.now) };
    const id = known ?? this.nextId();
    this.#note('variant', variant.key, id, variant.fingerprint);
    if (state === 'added') {
      this.#newVariants.push({ id, productId, ...values, stock: values.stockImported });
      return;
    }
    const { reorderPoint, ...others } = values;
    const said = values.stockImported;
    await this.tx
      .update(variants)
      .set({
        ...others,
        // A supplier knows nothing of it, and staff may have typed it.
        ...(reorderPoint === null ? {} : { reorderPoint }),
        retired: sql`${variants.archived} is not null`,
        // Units sold since then stay sold, unless the file has a new stock.
        stock: sql`case when ${variants.stockImported} is distinct from ${said}::integer then ${said}::integer else ${variants.stock} end`,
      })
      .where(eq(variants.id, id));
  }

  async save(): Promise<void> {
    for (let at = 0; at < this.#newProducts.length; at += BATCH) {
      await this.tx.insert(products).values(this.#newProducts.slice(at, at + BATCH));
    }
    await insertMany(this.tx, variants, this.#newVariants);
    const touched = [...this.#touched];
    // Staff may have chosen another default since the last import.
    await keepOneDefault(this.tx, touched);
    await indexSpecs(this.tx, [...new Set([...touched, ...this.#changed])]);
    // What people typed of a name is in no row of the file.
    const typed = await typedSpecs(this.tx, [...this.#changed]);
    await indexProducts(this.tx, [...typed.keys()]);
    await saveKeys(this.tx, this.#keys);
  }
}

export async function applyProducts(
  tx: Transaction,
  source: string,
  compared: readonly Compared[],
  now: Date,
): Promise<void> {
  const wanted = compared.reduce(
    (sum, each) =>
      sum +
      (each.id === null ? 1 : 0) +
      each.variants.filter(({ state }) => state === 'added').length,
    0,
  );
  const slice = new SliceOfProducts(tx, source, await drawIds(tx, wanted), now);
  for (const each of compared) await slice.add(each);
  await slice.save();
}
