/** The catalogue's forms with two clerks, two clicks and many products: nothing is lost or made twice. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { brands, products, variants } from '../src/database/tables/catalogue';
import { testimonials } from '../src/database/tables/content';
import { openCounter, signedIn, tokenIn, type Clerk, type Counter } from './clerk';
import { fieldsIn } from './fields-in';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const AT = '/staff/catalogue';
const FEATURED = `${AT}/featured`;

export function counterMeanwhileSuite(database: TestDatabase): void {
  describe('forms of the catalogue', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let drill: { id: number; variants: Record<string, number> };
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'luz', 'catalogue');
      drill = await shop.product('Cordless Hammer Drill');
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const fields = async (path: string, on = path) => fieldsIn(await clerk.look(on), path);
    const edit = async (path: string, typed: Record<string, string>, on = path) =>
      clerk.post(path, { ...(await fields(path, on)), ...typed });
    const kit = () => `${AT}/variants/${drill.variants.Kit ?? 0}`;
    const featuredIds = async () => {
      const rows = shop.deps.db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.featured, true))
        .orderBy(asc(products.featuredPlace), asc(products.id));
      return (await rows).map(({ id }) => id);
    };
    const lastLogged = async (action: string) => {
      const rows = shop.deps.db.select().from(audit).where(eq(audit.action, action));
      return (await rows.orderBy(audit.id)).at(-1);
    };

    it('[N28] puts featured products in an order, which the home page has', async () => {
      const ids = await featuredIds();
      const places = Object.fromEntries(
        ids.map((id, at) => [`place-${id}`, String(ids.length - at)]),
      );
      expect((await edit(FEATURED, places)).location).toContain('said=saved');
      expect(await featuredIds()).toEqual(ids.toReversed());
    });

    it('[N28] unfeatures only what is ticked, however many are featured', async () => {
      const { db } = shop.deps;
      const [like] = await db.select().from(products).where(eq(products.id, drill.id));
      if (!like) throw new Error('there is no drill');
      const { id: _, ...columns } = like;
      const many = Array.from({ length: 60 }, (__, at) => ({
        ...columns,
        name: `Featured ${at}`,
        featured: true,
        retired: at === 59,
        archived: at === 59,
      }));
      await db.insert(products).values(many);
      const before = await featuredIds();
      expect(before.length).toBeGreaterThan(60);
      const page = await fields(FEATURED);
      // All but the one that is off sale.
      expect(Object.keys(page).filter((name) => name.startsWith('place-'))).toHaveLength(
        before.length - 1,
      );
      expect((await clerk.post(FEATURED, page)).location).toContain('said=saved');
      expect((await featuredIds()).toSorted()).toEqual(before.toSorted());
      for (const place of ['', '0', 'first']) {
        const refused = await edit(FEATURED, { [`place-${before[0] ?? 0}`]: place });
        expect([place, refused.status]).toEqual([place, 422]);
        expect(refused.text).toContain('Please give a place: 1 or more.');
      }
      expect(await featuredIds()).toHaveLength(before.length);
      await edit(FEATURED, { [`place-${before[0] ?? 0}`]: '', [`away-${before[0] ?? 0}`]: 'yes' });
      expect((await featuredIds()).toSorted()).toEqual(before.slice(1).toSorted());
    });

    it('[N20] shows an order again that somebody changed meanwhile', async () => {
      const [first = 0, second = 0] = await featuredIds();
      const page = await fields(FEATURED);
      await edit(FEATURED, { [`away-${second}`]: 'yes' });
      const late = await clerk.post(FEATURED, { ...page, [`place-${first}`]: '40' });
      expect(late.status).toBe(409);
      const again = fieldsIn(late, FEATURED);
      expect(again[`place-${first}`]).toBe('40');
      expect(again).not.toHaveProperty(`place-${second}`);
      expect((await clerk.post(FEATURED, again)).location).toContain('said=saved');
      expect((await featuredIds())[0]).not.toBe(first);
    });

    it('[N20] shows a variant again as it was typed, to be saved over the other change', async () => {
      const page = await fields(kit());
      await edit(kit(), { price: '9000', specs: 'Voltage: 220 V' });
      const useage = `<p>${'Charge it well. '.repeat(50)}</p>`;
      const late = await clerk.post(kit(), { ...page, price: '8000', useage });
      expect(late.status).toBe(409);
      expect(late.text).toMatch(/Price<[^]*₱8,000\.00[^]*₱9,000\.00/);
      expect(late.text).toContain('Voltage: 220 V');
      expect(late.text).not.toMatch(/centavos|\[\{/);
      const again = fieldsIn(late, kit());
      expect(again).toMatchObject({ price: '8000', useage });
      expect((await clerk.post(kit(), again)).location).toContain('said=saved');
      expect(await fields(kit())).toMatchObject({ price: '8000.00', useage });
    });

    it('[N20] says what differs by names, and shows a product and a brand again as typed', async () => {
      const path = `${AT}/products/${drill.id}`;
      const page = await fields(path);
      const [other] = await shop.deps.db
        .select()
        .from(brands)
        .where(eq(brands.name, 'Bayani Tools'));
      await edit(path, { brand: String(other?.id), featured: 'yes' });
      const late = await clerk.post(path, { ...page, description: 'Typed for long.' });
      expect(late.status).toBe(409);
      expect(late.text).toMatch(/Brand<[^]*Tamaraw[^]*Bayani Tools/);
      expect(late.text).toMatch(/Featured<[^]*>no<[^]*>yes</);
      const again = fieldsIn(late, path);
      expect(again).toMatchObject({ brand: page.brand, description: 'Typed for long.' });
      expect((await clerk.post(path, again)).location).toContain('said=saved');
      const named = await lastLogged('product changed');
      expect(named?.before).toMatchObject({ brand: 'Bayani Tools', featured: true });
      expect(named?.after).toMatchObject({ brand: 'Tamaraw', featured: false });

      const brand = `${AT}/brands/${other?.id ?? 0}`;
      const shown = await fields(brand);
      await edit(brand, { description: 'From Cebu.' });
      const typed = await clerk.post(brand, { ...shown, description: 'From Davao.' });
      expect(typed.status).toBe(409);
      const brandAgain = fieldsIn(typed, brand);
      expect(brandAgain.description).toBe('From Davao.');
      expect((await clerk.post(brand, brandAgain)).location).toContain('said=saved');
    });

    it('[N20] shows pictures again that somebody changed meanwhile', async () => {
      const path = `${AT}/variants/${drill.variants['Bare tool'] ?? 0}`;
      const arrange = `${path}/arrange`;
      const page = await fields(arrange, path);
      await edit(arrange, { 'text-0': 'From the left' }, path);
      const late = await clerk.post(arrange, { ...page, 'text-0': 'In its case' });
      expect(late.status).toBe(409);
      expect(late.text).toContain('From the left');
      const again = fieldsIn(late, arrange);
      expect(again['text-0']).toBe('In its case');
      expect((await clerk.post(arrange, again)).location).toContain('said=pictures');
    });

    it('[N20] logs a changed specification, and nothing that stayed', async () => {
      await edit(kit(), { specs: 'Voltage: 220 V\nModel: TMW-9' });
      await edit(kit(), { specs: 'Voltage: 110 V\nModel: TMW-9', inclusions: 'Two batteries' });
      expect(await lastLogged('variant changed')).toMatchObject({
        before: { specs: 'Voltage: 220 V\nModel: TMW-9' },
        after: { specs: 'Voltage: 110 V\nModel: TMW-9', inclusions: 'Two batteries' },
      });
      expect((await lastLogged('variant changed'))?.after).not.toHaveProperty('price');
    });

    it('[N20] logs it in words: amounts in pesos, yes and no, and no names of a program', async () => {
      await edit(kit(), { price: '9100', useage: 'Charge first.' });
      await edit(`${kit()}/stock/uncounted`, { reason: 'Sold by weight' }, kit());
      await edit(`${AT}/variants/${drill.variants['Bare tool'] ?? 0}`, { first: 'yes' });
      const owner = await signedIn(counter, 'rosa', 'owner');
      const { text } = await owner.look('/staff/log');
      for (const words of ['price ₱9,100.00', 'stock not counted', 'usage Charge first.']) {
        expect(text).toContain(words);
      }
      expect(text).toMatch(/shown first no[^]*shown first yes/);
      expect(text).not.toMatch(/useage|isDefault|910000|true|null/);
    });

    it('[N20] refuses a place of a variant that can’t be read', async () => {
      for (const place of ['', '-1', '1.5']) {
        const refused = await edit(kit(), { place });
        expect([place, refused.status]).toEqual([place, 422]);
        expect(refused.text).toContain('The place is no number.');
      }
    });

    it('[N26] adds what a form asks for once, whatever is clicked twice', async () => {
      const { db } = shop.deps;
      const name = 'Twice Clicked';
      const twice = async (path: string, typed: Record<string, string>, on = path) => {
        const sent = { ...(await fields(path, on)), ...typed };
        const answers = await Promise.all([clerk.post(path, sent), clerk.post(path, sent)]);
        answers.push(await clerk.post(path, sent));
        const places = answers.map(({ location }) => location?.split('?')[0]);
        expect(new Set(places).size).toBe(1);
        expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
        return sent;
      };
      const [brand = '', category = ''] = ['brands', 'categories'].map(
        (kind) => `${AT}/${kind}/new`,
      );
      await twice(brand, { name });
      await twice(category, { name });
      const sent = await twice(`${AT}/testimonials/new`, { body: 'Good.', by: name });
      const article = { header: name, day: '2026-05-01', body: '<p>Good.</p>' };
      await twice(`${AT}/articles/new`, article);
      const { brandId, categoryId } = (
        await db.select().from(products).where(eq(products.id, drill.id))
      )[0] ?? { brandId: 0, categoryId: 0 };
      const product = { name, brand: String(brandId), category: String(categoryId) };
      await twice(`${AT}/products/new`, product);
      const at = `${AT}/products/${drill.id}`;
      await twice(`${at}/variants`, { variant: name }, at);
      expect(await db.$count(brands, eq(brands.name, name))).toBe(1);
      expect(await db.$count(products, eq(products.name, name))).toBe(1);
      expect(await db.$count(variants, eq(variants.name, name))).toBe(1);
      expect(await db.$count(testimonials, eq(testimonials.by, name))).toBe(1);
      const blogs = (await shop.get('/api/blogs')).json as { header: string }[];
      expect(blogs.filter(({ header }) => header === name)).toHaveLength(1);
      // What is typed into the same form afterwards, by the browser's way back, is another thing.
      const other = await clerk.post(`${AT}/testimonials/new`, { ...sent, body: 'Very good.' });
      expect(other.location).toContain('said=added');
      expect(await db.$count(testimonials, eq(testimonials.by, name))).toBe(2);
    });

    it('[N20] says that a list was not applied because it is another by now', async () => {
      const room = `${AT}/price-lists`;
      const bytes = Buffer.from(`key,price\n${drill.variants.Kit ?? 0},7777\n`);
      const { location } = await clerk.sendFiles(room, {}, [{ name: 'p.csv', bytes }], room);
      const list = location ?? '';
      const page = await clerk.look(list);
      const sent = { ...fieldsIn(page, `${list}/apply`), token: tokenIn(page, `${list}/apply`) };
      const refused = await clerk.post(`${list}/apply`, { ...sent, shown: 'another one' });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('no longer as you saw it, so nothing was applied');
    });
  });
}
