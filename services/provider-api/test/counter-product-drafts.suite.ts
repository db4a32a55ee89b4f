/** Drafts of products: only staff see them until they are published. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { products, variants } from '../src/database/tables/catalogue';
import { renewVocabulary } from '../src/domain/catalogue-management/renew-vocabulary';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { fieldsIn } from './fields-in';
import { fillCart, orderKits, placeCart } from './placed-orders';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallCatalogue } from './small-catalogue';

const AT = '/staff/catalogue';
const NAME = 'Rivet Zapper';

export function counterProductDraftsSuite(database: TestDatabase): void {
  describe('a draft of a product', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let id = 0;
    let variant = 0;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'luz', 'catalogue');
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const edit = async (path: string, fields: Record<string, string>, on = path) => {
      const page = await clerk.look(on);
      return clerk.post(path, { ...fieldsIn(page, path), ...fields });
    };
    const product = (path = '') => `${AT}/products/${id}${path}`;
    const importAgain = () =>
      importCatalogue(smallCatalogue, {
        ...{ db: shop.deps.db, source: 'shop', pictures: noPictures, whole: true },
      });

    /** Which of the shop's calls have the product. */
    async function calls(): Promise<string[]> {
      const { token } = await shop.customer();
      const query = { query: 'rivet zapper', limit: 10 };
      const answers = {
        list: await shop.post('/api/store/products', { limit: 100 }),
        search: await shop.post('/api/store/products/search', query),
        suggestions: await shop.get('/api/store/products/search/suggestions?q=rivet'),
        details: await shop.get(`/api/store/products/details/${id}`),
        variant: await shop.get(`/api/store/products/details/${variant}`),
        featured: await shop.get('/api/product/featured-products'),
        'ids of the sitemap': await shop.get('/api/store/product-ids'),
        'quick order': await shop.post('/api/store/quick-order/match', {
          lines: [{ text: 'Tamaraw Rivet Zapper Standard x 2' }],
        }),
        cart: await shop.post(
          '/api/store/cart/updateItemsInCart',
          { product_id: id, variant_id: variant, quantity: 1, type: 'add' },
          { token },
        ),
      };
      const words = [NAME, `"id":${id},`, `"id":${id}}`];
      return Object.entries(answers).flatMap(([name, { status, json }]) => {
        const text = JSON.stringify(json);
        const has =
          name === 'cart'
            ? status === 200
            : name === 'ids of the sitemap'
              ? new RegExp(`\\b${id}\\b`).test(text)
              : words.some((one) => text.includes(one));
        return has ? [name] : [];
      });
    }

    it('[N84] is nowhere but with staff, who see it as shoppers would', async () => {
      const page = await clerk.look(`${AT}/products/new`);
      const brand = /<option value="(\d+)"[^>]*>\s*Tamaraw/.exec(page.text)?.[1] ?? '';
      const category = /<option value="(\d+)"[^>]*>\s*Hand Tools/.exec(page.text)?.[1] ?? '';
      const typed = { name: NAME, brand, category, featured: 'yes', description: 'Zaps rivets.' };
      const form = { ...fieldsIn(page, `${AT}/products/new`), ...typed, do: 'draft' };
      const twice = await Promise.all([1, 2].map(() => clerk.post(`${AT}/products/new`, form)));
      expect(twice.map(({ location }) => location?.split('?')[0])[0]).toBe(
        twice[1]?.location?.split('?')[0],
      );
      id = Number(/products\/(\d+)/.exec(twice[0]?.location ?? '')?.[1]);
      const [row] = await shop.deps.db.select().from(variants).where(eq(variants.productId, id));
      variant = row?.id ?? 0;
      const path = `${AT}/variants/${variant}`;
      const facts = { price: '450', specs: 'Model: RZ-1', useage: '<p>Aim.</p><script>1</script>' };
      expect((await edit(path, facts)).location).toContain('said=saved');
      expect((await clerk.look(path)).text).not.toContain('Bring the variant back');
      expect(await calls()).toEqual([]);
      await importAgain();
      expect(await calls()).toEqual([]);
      expect((await clerk.look(`${AT}?q=zapper`)).text).toContain('No products found.');
      expect((await clerk.look(`${AT}?q=zapper&archived=1`)).text).toContain('No products found.');
      expect((await clerk.look(`${AT}?q=zapper&which=drafts`)).text).toContain(NAME);
      const preview = (await clerk.look(product('/preview'))).text;
      for (const words of [NAME, 'Zaps rivets.', '₱450.00', 'RZ-1', '<p>Aim.</p>', 'A draft']) {
        expect(preview).toContain(words);
      }
      expect(preview).not.toContain('<script>1');
    });

    it('[N84] has more variants, and goes into the shop with all of them', async () => {
      const added = await edit(product('/variants'), { variant: 'Set' }, product());
      const set = Number(/variants\/(\d+)/.exec(added.location ?? '')?.[1]);
      const early = await clerk.look(`${AT}/variants/${set}`);
      const token = { ...fieldsIn(early, `${AT}/variants/${set}`) };
      expect(token.name).toBe('Set');
      expect(await calls()).toEqual([]);
      expect((await clerk.send(product('/sale'), { to: 'shop' }, product())).location).toContain(
        'said=back',
      );
      expect(await calls()).toEqual(
        expect.arrayContaining([
          ...['list', 'search', 'details', 'variant', 'featured'],
          ...['ids of the sitemap', 'quick order', 'cart'],
        ]),
      );
      const answer = await shop.get(`/api/store/products/details/${id}`);
      expect((answer.json as { variants: unknown[] }).variants).toHaveLength(2);
      const logged = await shop.deps.db
        .select()
        .from(audit)
        .where(and(eq(audit.object, `product ${id}`), eq(audit.action, 'product published')));
      expect(logged).toHaveLength(1);
    });

    it('[N84] is taken back to only where no open order has it, which keeps its lines', async () => {
      const who = await shop.customer();
      await fillCart(shop, who, [{ product_id: id, variant_id: variant, quantity: 1 }]);
      const placed = await placeCart(shop, who);
      const number = (placed.json as { order_number: string }).order_number;
      const refused = await clerk.send(product('/draft'), {}, product());
      expect(refused.status).toBe(422);
      expect(refused.text).toContain(`Open orders have it: ${number}. Nothing was changed.`);
      expect(await calls()).toContain('details');
      const maria = await signedIn(counter, 'maria', 'counter');
      const at = `/staff/orders/${number}`;
      const cancel = { from: 'Pending', to: 'Cancelled', reason: 'asked' };
      await maria.send(`${at}/status`, cancel, at);
      await renewVocabulary(shop.deps);
      expect(await calls()).toContain('suggestions');
      const drafted = await clerk.send(product('/draft'), {}, product());
      expect(drafted.location).toContain('said=productDraft');
      expect(await calls()).toEqual([]);
      expect((await maria.look(at)).text).toContain(NAME);
      const mine = await shop.post('/api/store/order/fetchAllOrders', {}, { token: who.token });
      expect(JSON.stringify(mine.json)).toContain(NAME);
      expect((await clerk.look(product())).text).toContain('only staff see it');
      // Another product's orders are in nobody's way.
      await orderKits(shop, who);
      await clerk.send(product('/sale'), { to: 'archive' }, product());
      const [row] = await shop.deps.db.select().from(products).where(eq(products.id, id));
      expect(row).toMatchObject({ draft: false, archived: true, retired: true });
    });
  });
}
