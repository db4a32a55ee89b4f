/** The catalogue that browsers keep: whole once, then by what has changed. */
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { valueOf } from 'shared-contracts/call';
import { readOfflineCatalogue } from 'shared-contracts/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, variants } from '../src/database/tables/catalogue';
import { offlineCatalogueVersions } from '../src/database/tables/search';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const MINUTES = 60_000;

export function offlineCatalogueSuite(database: TestDatabase): void {
  describe('the catalogue that browsers keep', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database);
    });
    afterAll(() => shop.close());

    const read = async (since?: string) => {
      const query = since === undefined ? '' : `?since=${since}`;
      const answer = await shop.get(`/api/store/offline-catalogue${query}`);
      expect(answer.status).toBe(200);
      return valueOf(readOfflineCatalogue, answer.json);
    };

    it('has every product on sale with its variants, and tells its compressed size', async () => {
      const { products: kept, variants: own, version, whole } = await read();
      const listed = await shop.post('/api/store/products', { limit: 100 });
      const names = (listed.json as { product_name: string }[]).map((row) => row.product_name);
      expect(whole).toBe(true);
      expect(kept.name.toSorted()).toEqual(names.toSorted());
      const at = kept.name.indexOf('Cordless Hammer Drill');
      const first = kept.variants.slice(0, at).reduce((sum, each) => sum + each, 0);
      const drill = await shop.product('Cordless Hammer Drill');
      expect(
        own.name
          .slice(first, first + (kept.variants[at] ?? 0))
          .map((name, nth) => [name, own.id[first + nth]]),
      ).toEqual(
        expect.arrayContaining(
          Object.entries(drill.variants).map(([name, id]) => [name, String(id)]),
        ),
      );
      const size = await shop.get('/api/store/offline-catalogue/size');
      const text = JSON.stringify((await shop.get('/api/store/offline-catalogue')).json);
      expect(size.json).toEqual({
        version,
        products: names.length,
        variants: own.id.length,
        bytes: gzipSync(text).length,
      });
    });

    it('gives what changed since a version, and what is gone, ten minutes later', async () => {
      const { version, made_at: before } = await read();
      const nothing = await read(version);
      expect([nothing.whole, nothing.products.id, nothing.gone]).toEqual([false, [], []]);
      const { db } = shop.deps;
      const [drill, wrench] = [
        await shop.product('Cordless Hammer Drill'),
        await shop.product('Hydraulic Torque Wrench'),
      ];
      await db.update(variants).set({ price: 77_700 }).where(eq(variants.productId, drill.id));
      await db.update(products).set({ retired: true }).where(eq(products.id, wrench.id));
      expect((await read(version)).products.id).toEqual([]);
      shop.time += 11 * MINUTES;
      const later = await read(version);
      expect([later.whole, later.version]).toEqual([false, version]);
      expect(later.products.id).toEqual([String(drill.id)]);
      expect(later.variants.price).toEqual(later.variants.price.map(() => 77_700));
      expect(later.gone).toEqual([String(wrench.id)]);
      expect(Date.parse(later.made_at) - Date.parse(before)).toBe(11 * MINUTES);
    });

    it('gives all again for a version that it does not know, and where most has changed', async () => {
      expect((await read('never-given')).whole).toBe(true);
      const { version } = await read();
      await shop.deps.db.update(variants).set({ price: 99_900 });
      shop.time += 61 * MINUTES;
      const later = await read(version);
      expect(later.whole).toBe(true);
      expect(later.version).not.toBe(version);
      expect((await shop.get(`/api/store/offline-catalogue?since=${'x'.repeat(65)}`)).status).toBe(
        422,
      );
      const stored = await shop.deps.db.select().from(offlineCatalogueVersions);
      expect(stored.map((row) => row.version).toSorted()).toEqual(
        [version, later.version].toSorted(),
      );
    });
  });
}
