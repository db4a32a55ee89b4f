/** The narrow rows that counts of lists read say what products and variants say, whatever changed. */
import { asc, count, eq, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  brands,
  categories,
  listedProducts,
  products,
  variants,
} from '../src/database/tables/catalogue';
import { productValues, valueCounts } from '../src/database/tables/specs';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallPictures } from './small-catalogue';

const PRODUCTS = 4;
const VARIANTS = 3;

const catalogue = {
  brands: ['A', 'B'].map((id) => ({ id, brand_name: `Brand ${id}` })),
  categories: ['A', 'B'].map((id) => ({ id, category_name: `Category ${id}` })),
  products: Array.from({ length: PRODUCTS }, (_, at) => ({
    id: `p${at}`,
    product_name: `Product ${at}`,
    brand: 'A',
    category: 'B',
    variants: Array.from({ length: VARIANTS }, (__, nth) => ({
      variant_name: `V${nth}`,
      price: nth === 2 ? null : at + nth + 1,
      specs: [
        { label: 'Length', specs: `${nth} mm` },
        { label: 'Finish', specs: at === 0 ? 'Zinc' : 'Plain' },
      ],
      stock: nth,
    })),
  })),
};

const nthOf = (most: number) => fc.nat({ max: most - 1 });
const price = fc.option(fc.integer({ min: 1, max: 900 }));
const stock = fc.option(fc.nat({ max: 2 }));
/** Changes of one variant or product, or of several in one statement. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('stock' as const), of: nthOf(PRODUCTS * VARIANTS), stock }),
  fc.record({ kind: fc.constant('price' as const), of: nthOf(PRODUCTS * VARIANTS), price }),
  fc.record({ kind: fc.constant('retire' as const), of: nthOf(PRODUCTS * VARIANTS) }),
  fc.record({ kind: fc.constant('choose' as const), of: nthOf(PRODUCTS * VARIANTS) }),
  fc.record({ kind: fc.constant('move' as const), of: nthOf(PRODUCTS) }),
  fc.record({ kind: fc.constant('withdraw' as const), of: nthOf(PRODUCTS) }),
  fc.record({
    kind: fc.constant('say' as const),
    of: nthOf(PRODUCTS),
    said: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  }),
  fc.record({ kind: fc.constant('fall silent' as const), of: nthOf(PRODUCTS) }),
  fc.record({ kind: fc.constant('sell all' as const), stock }),
  fc.record({ kind: fc.constant('add' as const), of: nthOf(PRODUCTS), price, stock }),
  fc.record({ kind: fc.constant('delete' as const), of: nthOf(PRODUCTS) }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

export function narrowRowsSuite(database: TestDatabase): void {
  describe('the narrow rows of products', () => {
    let shop: TestShop;
    let ids: { products: number[]; variants: number[]; brands: number[]; categories: number[] };
    const db = () => shop.deps.db;

    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      const pictures = smallPictures(shop.deps.pictures);
      const given = { db: db(), source: 'narrow', pictures };
      expect((await importCatalogue(catalogue, given)).done).toBe(true);
      const idsOf = async (table: typeof products | typeof variants | typeof brands) => {
        const rows = await db().select({ id: table.id }).from(table).orderBy(asc(table.id));
        return rows.map(({ id }) => id);
      };
      ids = {
        products: await idsOf(products),
        variants: await idsOf(variants),
        brands: await idsOf(brands),
        categories: (await db().select({ id: categories.id }).from(categories)).map(
          (row) => row.id,
        ),
      };
    });
    afterAll(() => shop.close());

    const ofVariant = (at: number) => eq(variants.id, ids.variants[at] ?? 0);
    const productOf = (at: number) => ids.products[at] ?? 0;

    async function make(one: Change): Promise<void> {
      switch (one.kind) {
        case 'stock':
          await db().update(variants).set({ stock: one.stock }).where(ofVariant(one.of));
          break;
        case 'price':
          await db().update(variants).set({ price: one.price }).where(ofVariant(one.of));
          break;
        case 'retire':
          await db()
            .update(variants)
            .set({ retired: sql`not ${variants.retired}` })
            .where(ofVariant(one.of));
          break;
        case 'choose': {
          const own = productOf(Math.floor(one.of / VARIANTS));
          const isChosen: SQL = sql`${variants.id} = ${ids.variants[one.of] ?? 0}`;
          await db()
            .update(variants)
            .set({ isDefault: isChosen })
            .where(eq(variants.productId, own));
          break;
        }
        case 'move':
          await db()
            .update(products)
            .set({ brandId: ids.brands[1] ?? 0, categoryId: ids.categories[0] ?? 0 })
            .where(eq(products.id, productOf(one.of)));
          break;
        case 'withdraw':
          await db()
            .update(products)
            .set({ retired: sql`not ${products.retired}` })
            .where(eq(products.id, productOf(one.of)));
          break;
        case 'say': {
          const row = { productId: productOf(one.of), said: one.said };
          await db()
            .insert(productValues)
            .values(row)
            .onConflictDoUpdate({ target: productValues.productId, set: { said: one.said } });
          break;
        }
        case 'fall silent':
          await db()
            .delete(productValues)
            .where(eq(productValues.productId, productOf(one.of)));
          break;
        case 'sell all':
          await db().update(variants).set({ stock: one.stock });
          break;
        case 'add':
          await db()
            .insert(variants)
            .values({
              ...{ productId: productOf(one.of), place: 9, name: 'New', isDefault: false },
              ...{ specs: [], inclusions: [], images: [], price: one.price, stock: one.stock },
            });
          break;
        case 'delete':
          await db()
            .delete(variants)
            .where(sql`${variants.productId} = ${productOf(one.of)} and ${variants.place} = 9`);
          break;
      }
    }

    /** What the rows must be, from the products themselves. */
    async function derived() {
      const ofProduct = sql`from ${variants} v where v.product_id = ${products.id}`;
      const stocked = sql<number>`(select count(*)::int ${ofProduct} and not v.retired
        and (v.stock is null or v.stock > 0))`;
      const listed = sql<number | null>`(select v.price::float8 ${ofProduct} and v.is_default)`;
      const onSale = sql<number>`(select count(*)::int ${ofProduct} and not v.retired)`;
      const { id: productId, brandId, categoryId, retired } = products;
      const links = { productId, brandId, categoryId, retired };
      const columns = { ...links, price: listed, variants: onSale, stocked };
      return db().select(columns).from(products).orderBy(asc(products.id));
    }
    const kept = () => db().select().from(listedProducts).orderBy(asc(listedProducts.productId));

    const counts = async () => {
      const { categoryId, brandId, valueId } = valueCounts;
      const rows = db()
        .select()
        .from(valueCounts)
        .where(sql`${valueCounts.products} <> 0`);
      return rows.orderBy(asc(categoryId), asc(brandId), asc(valueId));
    };
    async function derivedCounts() {
      const { rows } = await db().execute<Record<string, number>>(sql`
        select p.category_id as "categoryId", p.brand_id as "brandId", said.id as "valueId",
          count(*)::int as products
        from ${products} p join ${productValues} told on told.product_id = p.id,
          unnest(told.said) said(id)
        where not p.retired group by 1, 2, 3 order by 1, 2, 3`);
      return rows;
    }

    it('are those of an import', async () => {
      const rows = await kept();
      expect(rows).toHaveLength(PRODUCTS);
      expect(rows).toEqual(await derived());
      expect(rows[0]).toMatchObject({ price: 100, stocked: VARIANTS - 1, retired: false });
      expect(await counts()).toEqual(await derivedCounts());
      expect((await counts()).map((row) => row.products)).toContain(PRODUCTS);
    });

    // The planner has no statistics in an empty database, so that none may be able to choose it.
    it('find a product’s price without a walk over the variants of all products', async () => {
      const plan = await db().transaction(async (tx) => {
        const { rows } = await tx.execute<{ prosrc: string }>(
          sql`select prosrc from pg_proc where proname = 'listed_price'`,
        );
        const body = rows[0]?.prosrc.replaceAll('"of_product"', String(productOf(0))) ?? '';
        for (const way of ['seqscan', 'bitmapscan', 'sort']) {
          await tx.execute(sql.raw(`set local enable_${way} = off`));
        }
        return (await tx.execute(sql.raw(`explain ${body}`))).rows;
      });
      expect(JSON.stringify(plan)).toContain('Index');
      expect(JSON.stringify(plan)).not.toContain('variants_pkey');
    });

    it('follow every change of products and variants', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
          for (const one of changes) await make(one);
          expect(await kept()).toEqual(await derived());
          expect(await counts()).toEqual(await derivedCounts());
        }),
        { numRuns: 40 },
      );
    });

    it('count both of two orders that sell out a product’s last variants at once', async () => {
      await make({ kind: 'sell all', stock: 0 });
      const [one, other] = [ids.variants[0] ?? 0, ids.variants[1] ?? 0];
      for (const id of [one, other]) {
        await db().update(variants).set({ stock: 1, retired: false }).where(eq(variants.id, id));
      }
      const sell = (id: number) =>
        db().transaction(async (tx) => {
          await tx.update(variants).set({ stock: 0 }).where(eq(variants.id, id));
          await tx.select({ n: count() }).from(variants);
        });
      await Promise.all([sell(one), sell(other)]);
      const [row] = await kept();
      expect(row?.stocked).toBe(0);
    });
  });
}
