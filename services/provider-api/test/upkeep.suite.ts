/** New rules for the indexes of a catalogue that is there. */
import { asc, count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markEmptyShop, keepUp } from '../src/database/upkeep';
import { markers, products } from '../src/database/tables/catalogue';
import { productValues } from '../src/database/tables/specs';
import { specIndex } from '../src/domain/facets/spec-index';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { INDEXES } from '../src/keep-indexes';
import { searchIndex } from '../src/domain/search/reindex';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallPictures } from './small-catalogue';

const catalogue = {
  brands: [{ id: 'b', brand_name: 'Bolta' }],
  categories: [{ id: 'c', category_name: 'Fasteners' }],
  products: Array.from({ length: 250 }, (_, at) => ({
    id: `bolt${at}`,
    product_name: `Hex Bolt ${at}`,
    brand: 'b',
    category: 'c',
    variants: [{ variant_name: 'Box', price: 10, specs: [{ label: 'Length', specs: `${at} mm` }] }],
  })),
};
const always = { isOver: () => false, pause: () => Promise.resolve() };

export function upkeepSuite(database: TestDatabase): void {
  describe('an index by new rules', () => {
    let shop: TestShop;
    const markerOf = async (name: string) => {
      const rows = await shop.deps.db.select().from(markers).where(eq(markers.name, name));
      return rows[0]?.value;
    };
    /** Makes the search's texts wrong and forgets that they were made. */
    const outdate = async () => {
      await shop.deps.db.update(products).set({ searchText: 'old' });
      await shop.deps.db.delete(markers).where(eq(markers.name, searchIndex.marker));
    };
    const old = async () => {
      const rows = await shop.deps.db
        .select({ n: count() })
        .from(products)
        .where(eq(products.searchText, 'old'));
      return rows[0]?.n;
    };
    const found = async () =>
      (
        (await shop.post('/api/store/products/search', { query: 'hex bolt' })).json as {
          total: number;
        }
      ).total;

    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      const { db, pictures } = shop.deps;
      await markEmptyShop(db, INDEXES);
      await importCatalogue(catalogue, { db, source: 'bolts', pictures: smallPictures(pictures) });
    });
    afterAll(() => shop.close());

    it('is not made again for what an import brought to an empty shop', async () => {
      for (const { marker, rules } of INDEXES) expect(await markerOf(marker)).toBe(rules);
      await markEmptyShop(shop.deps.db, [{ ...searchIndex, rules: 'newer' }]);
      expect(await markerOf(searchIndex.marker)).toBe(searchIndex.rules);
    });

    it('has statistics for the planner after an import', async () => {
      const { rows } = await shop.deps.db.execute(
        sql`select reltuples::int as known from pg_class where relname = 'products'`,
      );
      expect(rows).toEqual([{ known: 250 }]);
    });

    it('is made in committed batches, between which the shop answers', async () => {
      await outdate();
      const left: (number | undefined)[] = [];
      const answers: number[] = [];
      await keepUp(shop.deps.db, searchIndex, {
        isOver: () => false,
        pause: async () => {
          left.push(await old());
          answers.push((await shop.post('/api/store/products', { limit: 12 })).status);
        },
      });
      expect(left).toEqual([150, 50, 0]);
      expect(answers).toEqual([200, 200, 200]);
      expect(await found()).toBe(250);
    });

    it('goes on where it stopped', async () => {
      await outdate();
      let pauses = 0;
      const pause = () => Promise.resolve(void (pauses += 1));
      await keepUp(shop.deps.db, searchIndex, { isOver: () => pauses >= 1, pause });
      expect(await old()).toBe(150);
      expect(await markerOf(searchIndex.marker)).toBeUndefined();
      // What is done already would be seen if it were done again.
      const [first] = await shop.deps.db.select().from(products).orderBy(asc(products.id)).limit(1);
      await shop.deps.db
        .update(products)
        .set({ searchText: 'kept' })
        .where(eq(products.id, first?.id ?? 0));
      await keepUp(shop.deps.db, searchIndex, always);
      expect(await old()).toBe(0);
      const kept = await shop.deps.db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.searchText, 'kept'));
      expect(kept).toEqual([{ id: first?.id }]);
      expect(await markerOf(searchIndex.marker)).toBe(searchIndex.rules);
      expect(await markerOf(`${searchIndex.marker}: reached`)).toBeUndefined();
    });

    it('begins anew where the rules changed meanwhile', async () => {
      await shop.deps.db.delete(markers).where(eq(markers.name, specIndex.marker));
      await shop.deps.db
        .insert(markers)
        .values({ name: `${specIndex.marker}: reached`, value: 'older:2000000000' });
      await shop.deps.db.delete(productValues);
      await keepUp(shop.deps.db, specIndex, always);
      const [made] = await shop.deps.db.select({ n: count() }).from(productValues);
      expect(made?.n).toBe(250);
    });
  });
}
