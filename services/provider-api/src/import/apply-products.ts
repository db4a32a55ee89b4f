/** Products and variants of a catalogue. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { priceFromWire } from 'shared-contracts/money';
import type { Transaction } from '../database/open';
import { products, variants } from '../database/tables/catalogue';
import { searchColumns } from '../search/index-columns';
import type { Named, PicturePaths } from './apply-names';
import { fingerprintOf, noTally, RETIRED, type ImportKeys, type Tally } from './keys';
import { variantKey, type ReadCatalogue } from './read-catalogue';

type FileProduct = ReadCatalogue['products'][number];
type FileVariant = FileProduct['variants'][number];

const BATCH = 100;

/** A variant's key; the product's part is encoded, so that its first '/' ends it. */
const keyOfVariant = (product: FileProduct, variant: FileVariant) =>
  `${encodeURIComponent(String(product.id))}/${variantKey(variant)}`;

/** Exactly one variant is the default: the first that is marked, else the first. */
function defaultPlace(given: FileVariant[]): number {
  return Math.max(
    0,
    given.findIndex((variant) => variant.default === true),
  );
}

function imagesOf(variant: FileVariant, pictures: PicturePaths): string[] {
  return (variant.images ?? []).flatMap(({ path }) => pictures.get(path) ?? []);
}

function variantValues(product: FileProduct, place: number, pictures: PicturePaths) {
  const variant = product.variants[place] as FileVariant;
  return {
    place,
    name: variant.variant_name,
    price: priceFromWire(variant.price),
    description: variant.description ?? '',
    useage: variant.useage ?? '',
    specs: variant.specs ?? [],
    inclusions: variant.inclusions ?? [],
    images: imagesOf(variant, pictures),
    isDefault: place === defaultPlace(product.variants),
    stockImported: variant.stock ?? null,
  };
}

/**
 * Gets ids from the sequence in the file's order, because the order of ids is the catalogue's
 * default order.
 */
async function drawIds(tx: Transaction, count: number): Promise<number[]> {
  if (count === 0) return [];
  const drawn = await tx.execute<{ id: number | string }>(
    sql`select nextval('catalogue_ids') as id from generate_series(1, ${count})`,
  );
  return drawn.rows.map((row) => Number(row.id)).sort((a, b) => a - b);
}

export class ProductImport {
  readonly products = noTally();
  readonly variants = noTally();
  readonly #newProducts: PgInsertValue<typeof products>[] = [];
  readonly #newVariants: (typeof variants.$inferInsert)[] = [];

  constructor(
    readonly tx: Transaction,
    readonly keys: ImportKeys,
    readonly brands: Named,
    readonly categories: Named,
    readonly pictures: PicturePaths,
  ) {}

  async apply(rows: FileProduct[]): Promise<{ products: Tally; variants: Tally }> {
    const wanted = rows.reduce((sum, product) => {
      const key = String(product.id);
      const fresh = product.variants.filter(
        (variant) => !this.keys.find('variant', keyOfVariant(product, variant)),
      );
      return sum + fresh.length + (this.keys.find('product', key) ? 0 : 1);
    }, 0);
    const ids = await drawIds(this.tx, wanted);
    for (const product of rows) await this.#applyProduct(product, ids);
    await this.#insertNew();
    await this.#retireVariants(rows);
    return { products: this.products, variants: this.variants };
  }

  async #applyProduct(product: FileProduct, ids: number[]): Promise<void> {
    const key = String(product.id);
    const brand = this.brands.get(String(product.brand));
    const category = this.categories.get(String(product.category));
    if (!brand || !category) throw new Error('a checked catalogue lost a link');
    const ordered = [
      product.variants[defaultPlace(product.variants)] as FileVariant,
      ...product.variants,
    ];
    const values = {
      name: product.product_name,
      sortName: product.product_name.toLowerCase(),
      brandId: brand.id,
      categoryId: category.id,
      description: product.description ?? '',
      featured: product.featured ?? false,
      firstImage: ordered.flatMap((variant) => imagesOf(variant, this.pictures))[0] ?? null,
    };
    const names = product.variants.map((variant) => variant.variant_name);
    const search = searchColumns({
      name: values.name,
      brand: brand.name,
      category: category.name,
      description: values.description,
      variants: product.variants.map(({ variant_name, specs }) => ({
        name: variant_name,
        specs: specs ?? [],
      })),
    });
    const fingerprint = fingerprintOf([values, search.searchText, names]);
    const known = this.keys.find('product', key);
    const id = known?.rowId ?? ids.shift();
    if (id === undefined) throw new Error('too few ids were drawn');
    if (!known) {
      this.#newProducts.push({ id, ...values, ...search });
      this.products.added += 1;
    } else if (known.fingerprint === fingerprint) {
      this.products.unchanged += 1;
    } else {
      await this.tx
        .update(products)
        .set({ ...values, ...search, retired: false })
        .where(eq(products.id, id));
      this.products.changed += 1;
    }
    this.keys.note('product', key, id, fingerprint);
    for (const place of product.variants.keys()) {
      await this.#applyVariant(product, place, id, ids);
    }
  }

  async #applyVariant(
    product: FileProduct,
    place: number,
    productId: number,
    ids: number[],
  ): Promise<void> {
    const key = keyOfVariant(product, product.variants[place] as FileVariant);
    const values = variantValues(product, place, this.pictures);
    const fingerprint = fingerprintOf(values);
    const known = this.keys.find('variant', key);
    const id = known?.rowId ?? ids.shift();
    if (id === undefined) throw new Error('too few ids were drawn');
    if (!known) {
      this.#newVariants.push({ id, productId, ...values, stock: values.stockImported });
      this.variants.added += 1;
    } else if (known.fingerprint === fingerprint) {
      this.variants.unchanged += 1;
    } else {
      const said = values.stockImported;
      await this.tx
        .update(variants)
        .set({
          ...values,
          retired: false,
          // Units sold since then stay sold, unless the file has a new stock.
          stock: sql`case when ${variants.stockImported} is distinct from ${said}::integer then ${said}::integer else ${variants.stock} end`,
        })
        .where(eq(variants.id, id));
      this.variants.changed += 1;
    }
    this.keys.note('variant', key, id, fingerprint);
  }

  async #insertNew(): Promise<void> {
    for (let at = 0; at < this.#newProducts.length; at += BATCH) {
      await this.tx.insert(products).values(this.#newProducts.slice(at, at + BATCH));
    }
    for (let at = 0; at < this.#newVariants.length; at += BATCH) {
      await this.tx.insert(variants).values(this.#newVariants.slice(at, at + BATCH));
    }
  }

  /**
   * A product in the file names all of its variants, so a variant that is no longer named is taken
   * off sale.
   */
  async #retireVariants(rows: FileProduct[]): Promise<void> {
    const named = new Set(rows.map((product) => encodeURIComponent(String(product.id))));
    const gone = this.keys
      .unnamed('variant')
      .filter(({ key }) => named.has(key.slice(0, key.indexOf('/'))));
    await this.retire('variant', gone);
  }

  async retire(kind: 'product' | 'variant', gone: { key: string; rowId: number }[]): Promise<void> {
    if (gone.length === 0) return;
    const ids = gone.map(({ rowId }) => rowId);
    if (kind === 'product') {
      await this.tx.update(products).set({ retired: true }).where(inArray(products.id, ids));
      this.products.retired += gone.length;
    } else {
      await this.tx
        .update(variants)
        .set({ retired: true, isDefault: false })
        .where(inArray(variants.id, ids));
      this.variants.retired += gone.length;
    }
    for (const { key, rowId } of gone) this.keys.note(kind, key, rowId, RETIRED);
  }
}
