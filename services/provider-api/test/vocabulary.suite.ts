/** The vocabulary after changes at the counter: renewed where texts have changed, beside the request. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveProduct } from '../src/domain/catalogue-management/product';
import { renewVocabulary } from '../src/domain/catalogue-management/renew-vocabulary';
import { lockCatalogue, settleProducts } from '../src/domain/catalogue-management/settle-products';
import { addVariant, archiveVariant } from '../src/domain/catalogue-management/variant';
import { products, variants } from '../src/database/tables/catalogue';
import { knownWords } from '../src/domain/search/vocabulary';
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

    it('is renewed where adding or archiving a variant brings texts up to date', async () => {
      const { deps } = shop;
      const by = { by: { id: 1, name: 'luz' }, network: 'a network' };
      const added = { productId: id, name: 'Set', key: '' };
      for (const [word, change] of [
        ['Frobnitzer', () => addVariant(deps, added, by)],
        [
          'Wobblestone',
          async () => {
            const [row] = await deps.db.select().from(variants).where(eq(variants.name, 'Set'));
            return archiveVariant(deps, { id: row?.id ?? 0, archived: true }, by);
          },
        ],
      ] as const) {
        // As a change of older rules leaves it: the name is another than the search has.
        await deps.db
          .update(products)
          .set({ name: `${word} Hammer Drill` })
          .where(eq(products.id, id));
        await change();
        const words = [word.toLowerCase()];
        await expect.poll(async () => [...(await knownWords(deps.db, words))]).toEqual(words);
      }
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

    it('stops suggesting a title as soon as the last product with it goes off sale', async () => {
      const { deps } = shop;
      const by = { by: { id: 1, name: 'luz' }, network: 'a network' };
      const archive = (one: number) => archiveProduct(deps, { id: one, archived: true }, by);
      const suggested = async () =>
        (await shop.get('/api/store/products/search/suggestions?q=grommet')).json as unknown;
      const title = 'Grommet Squeezer';
      const other = await shop.product('Hydraulic Torque Wrench');
      await deps.db.update(products).set({ searchTitle: title }).where(eq(products.id, other.id));
      await deps.db.update(products).set({ searchTitle: title }).where(eq(products.id, id));
      await renewVocabulary(deps);
      await archive(other.id);
      expect(await suggested()).toEqual({ suggestions: [title] });
      await renewVocabulary(deps);
      await archive(id);
      expect(await suggested()).toEqual({ suggestions: [] });
    });
  });
}
