/** Brands, categories, articles and testimonials at the counter, as the shop has them after it. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { categories } from '../src/database/tables/catalogue';
import { openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { fieldsIn } from './fields-in';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const AT = '/staff/catalogue';

export function counterEntriesSuite(database: TestDatabase): void {
  describe('brands, categories and texts at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'luz', 'catalogue');
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    /** Sends a page's form with some fields changed. */
    const edit = async (path: string, fields: Record<string, string>, on = path) =>
      clerk.post(path, { ...fieldsIn(await clerk.look(on), path), ...fields });
    /** Adds one. @returns the path of its page */
    const add = async (path: string, fields: Record<string, string>) => {
      const { location } = await edit(`${path}/new`, fields);
      expect(location).toContain('said=added');
      return (location ?? '').split('?')[0] ?? '';
    };
    /** Archives what a page shows, or brings it back. */
    const move = (path: string) => edit(`${path}/sale`, {}, path);
    const idOf = (path: string) => path.split('/').at(-1) ?? '';
    const search = async (query: string) => {
      const answer = await shop.post('/api/store/products/search', { query, limit: 10 });
      return (answer.json as { results?: { product_name: string }[] }).results?.map(
        (each) => each.product_name,
      );
    };
    const shopCategories = async () =>
      (await shop.get('/api/category')).json as {
        id: number;
        category_name: string;
        parent_id?: number | null;
      }[];
    const lastLogged = async (object: string) => {
      const rows = shop.deps.db.select().from(audit).where(eq(audit.object, object));
      return (await rows.orderBy(audit.id)).at(-1);
    };
    const newProduct = async (brand: string, category: string) => {
      const fields = { name: 'Lone Anvil', brand: idOf(brand), category: idOf(category) };
      return add(`${AT}/products`, fields);
    };

    it('[N28] renames a brand in the lists and the search, and archives none that is used', async () => {
      const list = await clerk.look(`${AT}/brands`);
      const path = `${AT}/brands/${/brands\/(\d+)">Bayani Tools</.exec(list.text)?.[1] ?? ''}`;
      expect((await edit(path, { name: 'Tamaraw' })).text).toContain('of this name already');
      expect((await edit(path, { name: 'Bayani Works' })).location).toContain('said=saved');
      expect(await search('bayani works torque wrench')).toContain('Hydraulic Torque Wrench');
      const refused = await move(path);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('Please move them first');
    });

    it('[N28] archives a brand that nothing is in, which the shop no longer lists', async () => {
      const path = await add(`${AT}/brands`, { name: 'Short Lived' });
      const brands = async () => JSON.stringify((await shop.get('/api/brands')).json);
      expect(await brands()).toContain('Short Lived');
      expect((await move(path)).location).toContain('said=archived');
      expect(await brands()).not.toContain('Short Lived');
      expect((await move(path)).location).toContain('said=back');
      expect(await brands()).toContain('Short Lived');
    });

    it('[N28] adds a category in its place, moves it with what is below it, and archives it', async () => {
      const saws = await add(`${AT}/categories`, { name: 'Saws' });
      const blades = await add(`${AT}/categories`, { name: 'Blades', parent: idOf(saws) });
      const placeOf = async (path: string) =>
        (await shopCategories()).find(({ id }) => String(id) === idOf(path))?.parent_id ?? null;
      expect(await placeOf(blades)).toBe(Number(idOf(saws)));
      const cutting = await add(`${AT}/categories`, { name: 'Cutting' });
      await edit(saws, { name: 'All Saws', parent: idOf(cutting) });
      expect(await placeOf(saws)).toBe(Number(idOf(cutting)));
      const keys = shop.deps.db.select().from(categories);
      expect((await keys).map(({ nameKey }) => nameKey)).toContain('cutting › all saws › blades');
      expect(await lastLogged(`category ${idOf(saws)}`)).toMatchObject({
        before: { name: 'Saws', parent: 'nothing: it is at the top' },
        after: { name: 'All Saws', parent: 'Cutting' },
      });
      // Two equal names can be told apart by what is above them.
      const { text } = await clerk.look(`${AT}/products/new`);
      expect(text).toContain('Cutting › All Saws › Blades');
      const circle = await edit(cutting, { parent: idOf(blades) });
      expect(circle.text).toContain('can not stand there');
      expect((await move(saws)).text).toContain('Please move them first');
      expect((await move(blades)).location).toContain('said=archived');
      expect((await shopCategories()).map(({ id }) => String(id))).not.toContain(idOf(blades));
    });

    it('[N28] brings no category back below an archived one, and moves none by saving it', async () => {
      const top = await add(`${AT}/categories`, { name: 'Old Stock' });
      const below = await add(`${AT}/categories`, { name: 'Spare Parts', parent: idOf(top) });
      await move(below);
      await move(top);
      const refused = await move(below);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('please bring that one back first');
      expect((await clerk.look(below)).text).toContain('Old Stock (archived)');
      await edit(below, { description: 'Kept for repairs.' });
      const [row] = await shop.deps.db
        .select()
        .from(categories)
        .where(eq(categories.id, Number(idOf(below))));
      expect(row).toMatchObject({ parentId: Number(idOf(top)), description: 'Kept for repairs.' });
      // Nothing else may be put below an archived one.
      const other = { name: 'Left Over', parent: idOf(top) };
      expect((await edit(`${AT}/categories/new`, other)).status).toBe(422);
      await move(top);
      expect((await move(below)).location).toContain('said=back');
    });

    it('[N28] brings no product back under an archived brand or category', async () => {
      const brand = await add(`${AT}/brands`, { name: 'Lone Brand' });
      const category = await add(`${AT}/categories`, { name: 'Lone Category' });
      const product = await newProduct(brand, category);
      for (const [path, words] of [
        [brand, 'Its brand is archived'],
        [category, 'Its category is archived'],
      ] as const) {
        await move(product);
        await move(path);
        const refused = await move(product);
        expect(refused.status).toBe(422);
        expect(refused.text).toContain(words);
        await move(path);
        expect((await move(product)).location).toContain('said=back');
      }
    });

    it('[N28] adds an article with a picture and takes it out again', async () => {
      const path = `${AT}/articles/new`;
      const bytes = await sharp({
        create: { width: 9, height: 9, channels: 3, background: '#c40' },
      })
        .jpeg()
        .toBuffer();
      const fields = { header: 'How to oil a drill', day: '2026-11-20', body: '<p>Gently.</p>' };
      const sent = [{ name: 'oil.jpg', bytes }];
      const added = await clerk.sendFiles(path, fields, sent, path);
      const at = (added.location ?? '').split('?')[0] ?? '';
      const blogs = async () =>
        (await shop.get('/api/blogs')).json as { header: string; image_path: string }[];
      const own = (await blogs()).find(({ header }) => header === fields.header);
      expect(own?.image_path).toMatch(/\.webp$/);
      await move(at);
      expect((await blogs()).map(({ header }) => header)).not.toContain(fields.header);
    });

    it('[N28] adds, changes and archives a testimonial', async () => {
      const fields = { body: 'They had it in stock.', by: 'Ina Lim', from: 'Lim Works' };
      const path = await add(`${AT}/testimonials`, fields);
      const said = async () => JSON.stringify((await shop.get('/api/testimonials')).json);
      expect(await said()).toContain(fields.body);
      await edit(path, { body: 'They had all of it.' });
      expect(await said()).toContain('They had all of it.');
      expect(await said()).not.toContain(fields.body);
      await move(path);
      expect(await said()).not.toContain('Ina Lim');
    });

    it('[N28] logs what was changed in a long text', async () => {
      const long = 'Oil the chuck once a month. '.repeat(60);
      const fields = { header: 'Care', day: '2026-11-21', body: `<p>${long}</p>` };
      const path = await add(`${AT}/articles`, fields);
      const body = fields.body.replace(/(.{900})month/, '$1week');
      await edit(path, { body });
      const { before, after } = (await lastLogged(`article ${idOf(path)}`)) ?? {};
      expect(Object.keys(after ?? {})).toEqual(['body']);
      expect(String(before?.body)).toMatch(/^….*month.*…$/);
      expect(String(after?.body)).toMatch(/^….*week.*…$/);
      expect(String(after?.body).length).toBeLessThan(200);
    });
  });
}
