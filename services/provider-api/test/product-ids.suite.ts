/** The ids of all that is on sale, for a list of addresses. */
import { asc, eq, not, sql } from 'drizzle-orm';
import { IDS_MOST } from 'shared-contracts/wire/product-ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../src/database/tables/catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

export function productIdsSuite(database: TestDatabase): void {
  describe('the ids of what is on sale', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database);
    });
    afterAll(() => shop.close());

    const idsOnSale = async () => {
      const rows = await shop.deps.db
        .select({ id: products.id })
        .from(products)
        .where(not(products.retired))
        .orderBy(asc(products.id));
      return rows.map(({ id }) => id);
    };

    it('come ten thousand at a time, without what is off sale', async () => {
      const { db } = shop.deps;
      const named = async (query: string) => shop.get(`/api/store/product-ids${query}`);
      const few = await idsOnSale();
      expect((await named('')).json).toEqual({ ids: few, more: false });
      await db.execute(sql`insert into ${products}
        select (jsonb_populate_record(model, jsonb_build_object('id', nth))).*
        from ${products} model, generate_series(3000, 13100) nth where model.id = ${few.at(-1)}`);
      await db.update(products).set({ retired: true }).where(eq(products.id, 3001));
      const ids = await idsOnSale();
      const first = (await named('')).json as { ids: number[]; more: boolean };
      expect([first.ids.length, first.more]).toEqual([IDS_MOST, true]);
      const rest = await named(`?after=${first.ids.at(-1)}`);
      expect(rest.json).toEqual({ ids: ids.slice(IDS_MOST), more: false });
      expect(first.ids).toEqual(ids.slice(0, IDS_MOST));
      for (const after of ['no', '0', '99999999999']) {
        expect((await named(`?after=${after}`)).status).toBe(422);
      }
    });
  });
}
