/* oxlint-disable typescript/no-unsafe-assignment -- an answer’s shape is what is tested */
/** Lists that are narrowed to what fits the tools that a customer has bought. */
import { eq } from 'drizzle-orm';
import { fitsSpec, type OwnedTool } from 'shared-contracts/wire/owned-fits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../src/database/tables/catalogue';
import { orders } from '../src/database/tables/orders';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { fillCart, placeCart } from './placed-orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';
import { smallPictures } from './small-catalogue';

const OWNED = '/api/store/products/search/owned-fits';

/** How many batteries fit one tool. */
const MANY = 230;

const product = (name: string, category: string, specs: Record<string, string>) => ({
  ...{ id: name, product_name: name, brand: 'Halvorn', category },
  variants: [
    {
      ...{ variant_name: 'One', price: 100, stock: 50 },
      specs: Object.entries({ ...specs, Colour: 'Blue' }).map(([label, text]) => ({
        label,
        specs: text,
      })),
    },
  ],
});

const catalogue = {
  brands: [{ id: 'Halvorn', brand_name: 'Halvorn' }],
  categories: ['Tools', 'Parts', 'Packs'].map((name) => ({ id: name, category_name: name })),
  products: [
    product('Cordless Blower', 'Tools', { 'Battery platform': 'LX-T', Voltage: '18 V' }),
    product('Rotary Hammer', 'Tools', { 'Tool holder': 'SDS-plus' }),
    product('Hand Trowel', 'Tools', {}),
    product('Battery Pack 2 Ah', 'Parts', { 'Battery platform': 'LXT', Voltage: '18 V' }),
    product('Battery Pack 5 Ah', 'Parts', { 'Battery platform': 'LXT', Voltage: '18 V' }),
    product('Battery Pack other', 'Parts', { 'Battery platform': 'G', Voltage: '18 V' }),
    product('Drill Bit plus', 'Parts', { Diameter: '6 mm', Shank: 'SDS plus' }),
    product('Drill Bit max', 'Parts', { Diameter: '16 mm', Shank: 'SDS-max' }),
    product('Cordless Fan', 'Tools', { 'Battery platform': 'M-12', Voltage: '12 V' }),
    // More than are compared at a time.
    ...Array.from({ length: MANY }, (_, at) =>
      product(`Battery ${at}`, 'Packs', { 'Battery platform': 'M12', Voltage: '12 V' }),
    ),
  ],
};

export function ownedFitsSuite(database: TestDatabase): void {
  describe('what fits somebody’s own tools', () => {
    let shop: TestShop;
    let owner: Customer;
    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      const { db, pictures } = shop.deps;
      const job = { db, source: 'owned', pictures: smallPictures(pictures) };
      expect(await importCatalogue(catalogue, job)).toMatchObject({ done: true });
      owner = await shop.customer();
      await buy(owner, 'Rotary Hammer', 'Hand Trowel', 'Battery Pack 2 Ah');
      shop.time += 1000;
      await buy(owner, 'Cordless Blower');
    });
    afterAll(() => shop.close());

    async function buy(who: Customer, ...names: string[]) {
      const lines = await Promise.all(
        names.map(async (name) => {
          const { id, variants: own } = await shop.product(name);
          return { product_id: id, variant_id: own['One'], quantity: 1 };
        }),
      );
      await fillCart(shop, who, lines);
      expect((await placeCart(shop, who)).status).toBe(200);
    }
    const toolsOf = async (who: Customer, body: object = {}) => {
      const { status, json } = await shop.post(OWNED, body, { token: who.token });
      expect(status).toBe(200);
      return (json as { tools: OwnedTool[] }).tools;
    };
    const named = (tools: readonly OwnedTool[]) => tools.map(({ name, count }) => [name, count]);
    const specOf = async (name: string) => {
      const tool = (await toolsOf(owner)).find((one) => one.name.startsWith(name));
      return tool ? fitsSpec(tool) : '';
    };
    const listed = async (body: object) => {
      const { json } = await shop.post('/api/store/products', { limit: 50, ...body });
      return (json as { product_name: string }[]).map((row) => row.product_name).toSorted();
    };

    it('is counted for each tool, the last that was bought first, and for no other goods', async () => {
      expect(named(await toolsOf(owner))).toEqual([
        ['Cordless Blower, One', 2],
        ['Rotary Hammer, One', 1],
      ]);
      expect(named(await toolsOf(owner, { query: 'battery pack' }))).toEqual([
        ['Cordless Blower, One', 2],
      ]);
      expect(named(await toolsOf(owner, { filter: { spec: ['Shank: SDS plus'] } }))).toEqual([
        ['Rotary Hammer, One', 1],
      ]);
    });

    it('narrows lists, searches and counts to it, any of the tools that are chosen', async () => {
      const [blower, hammer] = [await specOf('Cordless Blower'), await specOf('Rotary Hammer')];
      expect(await listed({ filter: { spec: [blower] } })).toEqual([
        'Battery Pack 2 Ah',
        'Battery Pack 5 Ah',
      ]);
      expect(await listed({ filter: { spec: [blower, hammer] } })).toHaveLength(3);
      expect(await listed({ filter: { spec: [hammer, 'Diameter: 16 mm'] } })).toEqual([]);
      const search = { query: 'battery pack', filters: { spec: [blower] } };
      const { json: found } = await shop.post('/api/store/products/search', search);
      expect(found).toMatchObject({ total: 2 });
      const counts = { filter: { spec: [blower] } };
      const { json } = await shop.post('/api/store/products/search/facets', counts);
      expect(json).toMatchObject({ total: 2, categories: [{ name: 'Parts', count: 2 }] });
      // Another tool is another choice.
      expect(named(await toolsOf(owner, counts))).toHaveLength(2);
    });

    it('has all that fits, however much it is', async () => {
      const other = await shop.customer();
      await buy(other, 'Cordless Fan');
      expect(named(await toolsOf(other))).toEqual([['Cordless Fan, One', MANY]]);
      const [fan] = await toolsOf(other);
      const filter = { spec: [fan ? fitsSpec(fan) : ''] };
      const { json } = await shop.post('/api/store/products', {
        limit: 1,
        with_total: true,
        filter,
      });
      expect(json).toMatchObject({ total: MANY });
    });

    it('still fits a tool that is no longer sold', async () => {
      const spec = await specOf('Cordless Blower');
      const { variants: own } = await shop.product('Cordless Blower');
      const its = eq(variants.id, own['One'] ?? 0);
      await shop.deps.db.update(variants).set({ retired: true }).where(its);
      expect(await listed({ filter: { spec: [spec] } })).toHaveLength(2);
      await shop.deps.db.update(variants).set({ retired: false }).where(its);
    });

    it('is told to nobody else, and not of an order that was cancelled', async () => {
      expect((await shop.post(OWNED, {})).status).toBe(401);
      const other = await shop.customer();
      expect(await toolsOf(other)).toEqual([]);
      await buy(other, 'Rotary Hammer');
      expect(await toolsOf(other)).toHaveLength(1);
      const theirs = eq(orders.userId, other.id);
      await shop.deps.db.update(orders).set({ status: 'Cancelled' }).where(theirs);
      expect(await toolsOf(other)).toEqual([]);
    });

    it.each(['Fits: nothing [0]', 'Fits: x [9999999999]', 'fits:[1]', 'Fits: 18 V tools'])(
      'has nothing for %j, which names no tool',
      async (spec) => {
        expect(await listed({ filter: { spec: [spec] } })).toEqual([]);
      },
    );
  });
}
