/** What lists keep so that they cost the same at any size is what counting and sorting would give. */
import { asc, count, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { comparatorOf } from 'shared-contracts/sort';
import type { SortId } from 'shared-contracts/wire/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BLOCK_IDS,
  brands,
  productBlocks,
  productCounts,
  products,
  variants,
} from '../src/database/tables/catalogue';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallPictures } from './small-catalogue';

const catalogue = {
  brands: ['Bolta', 'Nutra'].map((name) => ({ id: name, brand_name: name })),
  categories: ['Fasteners', 'Tools'].map((name) => ({ id: name, category_name: name })),
  products: Array.from({ length: 30 }, (_, at) => ({
    id: `p${at}`,
    product_name: `Product ${at % 7} ${at}`,
    brand: at % 3 === 0 ? 'Nutra' : 'Bolta',
    category: at % 2 === 0 ? 'Tools' : 'Fasteners',
    variants: [
      { variant_name: 'One', price: at % 5 === 0 ? null : ((at * 7) % 6) + 1, default: true },
      { variant_name: 'Two', price: 1000 },
    ],
  })),
};

type Item = { id: number; product_name: string; price: number | null };

/** The ids in the order of the shop's own comparator. */
function sortedIds(items: Item[], sort: SortId): number[] {
  const compare = comparatorOf(sort);
  const all = items.map((item) => ({
    ...item,
    id: String(item.id),
    price: item.price === null ? null : Math.round(item.price * 100),
  }));
  return (compare ? all.toSorted(compare) : all).map(({ id }) => Number(id));
}

export function largeListsSuite(database: TestDatabase): void {
  describe('lists of any size', () => {
    let shop: TestShop;
    const load = (given: unknown) =>
      importCatalogue(given, {
        db: shop.deps.db,
        source: 'lists',
        pictures: smallPictures(shop.deps.pictures),
        whole: true,
      });
    const list = async (body: object) =>
      (await shop.post('/api/store/products', body)).json as { data: Item[]; total: number };
    const idsOnSale = async () => {
      const rows = await shop.deps.db
        .select({ id: products.id })
        .from(products)
        .where(not(products.retired))
        .orderBy(asc(products.id));
      return rows.map(({ id }) => id);
    };
    const idOf = async (brand: string) => {
      const { db } = shop.deps;
      const [row] = await db.select({ id: brands.id }).from(brands).where(eq(brands.name, brand));
      return row?.id ?? 0;
    };
    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      expect((await load(catalogue)).done).toBe(true);
    });
    afterAll(() => shop.close());

    it.each(['default', 'az', 'za', 'priceAsc', 'priceDesc'] as const)(
      'have each product once in the order %s, page by page',
      async (sort) => {
        const pages: Item[] = [];
        for (let offset = 0; offset < 36; offset += 7) {
          const { data } = await list({ limit: 7, offset, with_total: true, filter: { sort } });
          pages.push(...data);
        }
        const { data: all } = await list({ limit: 100, with_total: true });
        expect(pages.map(({ id }) => id)).toEqual(sortedIds(all, sort));
        expect(pages.slice(-6).every(({ price }) => price === null)).toBe(sort.startsWith('price'));
      },
    );

    it('keep their order with a filter by price, and by brand', async () => {
      const brand = [String(await idOf('Bolta'))];
      for (const filter of [{ price_max: 4 }, { brand }, { brand, price_min: 2, in_stock: true }]) {
        const { data: all } = await list({ limit: 100, with_total: true, filter });
        const sorted = { ...filter, sort: 'priceDesc' as const };
        const { data, total } = await list({
          limit: 5,
          offset: 2,
          with_total: true,
          filter: sorted,
        });
        expect(data.map(({ id }) => id)).toEqual(sortedIds(all, 'priceDesc').slice(2, 7));
        expect(total).toBe(all.length);
      }
    });

    it('have a page from their middle, over gaps and what is off sale', async () => {
      const { db } = shop.deps;
      const [model] = await db.select({ id: products.id }).from(products).limit(1);
      // Ids in three blocks and a part of one, and none for some blocks between.
      await db.execute(sql`insert into ${products}
        select (jsonb_populate_record(model, jsonb_build_object('id', nth))).*
        from ${products} model,
          (select * from generate_series(3000, 3800) nth union select * from generate_series(9000, 9300)) ids
        where model.id = ${model?.id}`);
      await db.execute(sql`update ${products} set retired = true where id % 3 = 0 and id >= 3000`);
      await db.execute(sql`delete from ${products} where id between 3200 and 3299`);
      const ids = await idsOnSale();
      for (const offset of [
        255,
        256,
        300,
        466,
        467,
        468,
        600,
        ids.length - 5,
        ids.length,
        99_999,
      ]) {
        const { data } = await list({ limit: 20, offset, with_total: true });
        expect(data.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 20));
        // Most of these have one name, so that the order by name is that of their ids too.
        for (const [sort, way] of [
          ['az', sql`asc`],
          ['za', sql`desc`],
        ] as const) {
          const named = await db
            .select({ id: products.id })
            .from(products)
            .where(not(products.retired))
            .orderBy(sql`${products.sortName} collate "C" ${way}`, asc(products.id));
          const page = await list({ limit: 20, offset, with_total: true, filter: { sort } });
          expect([sort, offset, page.data.map(({ id }) => id)]).toEqual([
            ...[sort, offset],
            named.slice(offset, offset + 20).map(({ id }) => id),
          ]);
        }
      }
      const { block, products: held } = productBlocks;
      const kept = await db.select().from(productBlocks).where(gt(held, 0)).orderBy(asc(block));
      const counted = new Map<number, number>();
      for (const id of ids) {
        const own = Math.floor(id / BLOCK_IDS);
        counted.set(own, (counted.get(own) ?? 0) + 1);
      }
      expect(kept.map((row) => [row.block, row.products])).toEqual([...counted]);
      await db.delete(products).where(gt(products.id, 2999));
    });

    it('know their totals after products came, moved, went off sale and went', async () => {
      const { db } = shop.deps;
      const agree = async () => {
        const { brandId, categoryId } = products;
        const counted = await db
          .select({ brandId, categoryId, products: count() })
          .from(products)
          .where(not(products.retired))
          .groupBy(brandId, categoryId)
          .orderBy(asc(brandId), asc(categoryId));
        const kept = await db
          .select()
          .from(productCounts)
          .where(sql`${productCounts.products} <> 0`)
          .orderBy(asc(productCounts.brandId), asc(productCounts.categoryId));
        expect(kept).toEqual(counted);
        return counted.reduce((sum, row) => sum + row.products, 0);
      };
      expect(await agree()).toBe(30);
      const moved = catalogue.products.map((product, at) =>
        at < 5 ? { ...product, brand: 'Nutra', category: 'Tools' } : product,
      );
      await load({ ...catalogue, products: moved });
      expect(await agree()).toBe(30);
      await load({ ...catalogue, products: moved.slice(4) });
      expect(await agree()).toBe(26);
      await load({ ...catalogue, products: moved });
      expect(await agree()).toBe(30);

      const { total } = await list({ limit: 1, with_total: true });
      expect(total).toBe(30);
      const nutra = await idOf('Nutra');
      const { total: ofBrand } = await list({
        limit: 1,
        type: 'brand',
        id: String(nutra),
        with_total: true,
      });
      const [own] = await db
        .select({ n: count() })
        .from(products)
        .where(eq(products.brandId, nutra));
      expect(ofBrand).toBe(own?.n);

      const gone = db.select({ id: products.id }).from(products).where(eq(products.brandId, nutra));
      await db.delete(variants).where(inArray(variants.productId, gone));
      await db.delete(products).where(eq(products.brandId, nutra));
      expect(await agree()).toBe(30 - ofBrand);
    });
  });
}
