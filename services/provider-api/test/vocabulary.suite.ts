/** The vocabulary after changes at the counter: renewed where texts have changed, beside the request. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewVocabulary } from '../src/catalogue/renew-vocabulary';
import { lockCatalogue, settleProducts } from '../src/catalogue/settle-products';
import { products, variants } from '../src/database/tables/catalogue';
import { knownWords } from '../src/search/vocabulary';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

export function vocabularySuite(database: TestDatabase): void {
  describe('the vocabulary', () => {
    let shop: TestShop;
    let id = 0;
    beforeAll(async () => {
      shop = await openTestShop(database);
      ({ id } = await shop.product('Cordless Hammer Drill'));
    });
    afterAll(() => shop.close());

    const settledAfter = (product: Partial<typeof products.$inferInsert>, price = 100) =>
      shop.deps.db.transaction(async (tx) => {
        await lockCatalogue(tx);
        if (product.name) await tx.update(products).set(product).where(eq(products.id, id));
        await tx.update(variants).set({ price }).where(eq(variants.productId, id));
        return settleProducts(tx, [id]);
      });

    it('is renewed for other words alone, not for a price', async () => {
      expect(await settledAfter({}, 12_300)).toBe(false);
      expect(await settledAfter({ name: 'Zyxwuvian Hammer Drill' })).toBe(true);
      expect(await settledAfter({ name: 'Zyxwuvian Hammer Drill' })).toBe(false);
    });

    it('has what was changed while it was being renewed', async () => {
      const { db } = shop.deps;
      await settledAfter({ name: 'Qwertzian Hammer Drill' });
      const first = renewVocabulary(shop.deps);
      await settledAfter({ name: 'Plughish Hammer Drill' });
      await Promise.all([first, renewVocabulary(shop.deps)]);
      const words = ['plughish', 'qwertzian'];
      expect([...(await knownWords(db, words))]).toEqual(['plughish']);
    });
  });
}
