/* oxlint-disable typescript/no-unsafe-assignment -- an answer's shape is what is tested */
/** What names say narrows lists beside what suppliers say, and people have the last word. */
import type { Facets } from 'shared-contracts/wire/facets';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { keepUp } from '../src/database/upkeep';
import { settingChanges } from '../src/database/tables/settings';
import { specIndex } from '../src/domain/facets/spec-index';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { fieldsIn } from './fields-in';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallPictures } from './small-catalogue';

const bolt = (name: string, specs: Record<string, string> = {}, variants = ['Standard']) => ({
  id: name,
  product_name: name,
  brand: 'Bolta',
  category: 'Bolts',
  variants: variants.map((variant) => ({
    variant_name: variant,
    price: 10,
    specs: Object.entries(specs).map(([label, text]) => ({ label, specs: text })),
  })),
});

const catalogue = {
  brands: [{ id: 'Bolta', brand_name: 'Bolta' }],
  categories: [{ id: 'Bolts', category_name: 'Bolts' }],
  products: [
    bolt('BOLT HEX ZP 8.8 M 10 X 30 MM'),
    bolt('BOLT HEX HDG M12X30'),
    // Its supplier says another thread than its name: the supplier counts.
    bolt('BOLT HEX BLK M 10 X 50', { Thread: 'M16', 'Head type': 'Hex Hd' }),
    bolt('BOLT HEX BLK', {}, ['M10 X 60', 'M12 X 70']),
    bolt('BOLT EYE RED BLUE M8'),
  ],
};
const always = { isOver: () => false, pause: () => Promise.resolve() };

export function namesReadSuite(database: TestDatabase): void {
  describe('names that are read', () => {
    let shop: TestShop;
    const load = async (given: unknown = catalogue) => {
      const { db, pictures } = shop.deps;
      const report = await importCatalogue(given, {
        db,
        source: 'bolts',
        pictures: smallPictures(pictures),
      });
      expect(report.done).toBe(true);
    };
    const names = async (...spec: string[]) => {
      const { json } = await shop.post('/api/store/products', { limit: 100, filter: { spec } });
      return (json as { product_name: string }[]).map((row) => row.product_name).toSorted();
    };
    const facets = async () =>
      (await shop.post('/api/store/products/search/facets', {})).json as Facets;
    const found = async (query: string) => {
      const { json } = await shop.post('/api/store/products/search', { query });
      return (json as { results: { product_name: string }[] }).results.map(
        (row) => row.product_name,
      );
    };
    const set = (value: string) =>
      shop.deps.db.insert(settingChanges).values({
        ...{ name: 'namesRead', value },
        ...{ at: new Date(), staffId: 1, staffName: 'Olga' },
      });

    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      await load();
    });
    afterAll(() => shop.close());

    it('narrow lists by what they say, each variant by its own name', async () => {
      expect(await names('Thread: M10 x 1.5')).toEqual([
        'BOLT HEX BLK',
        'BOLT HEX ZP 8.8 M 10 X 30 MM',
      ]);
      expect(await names('Thread: M10', 'Length: 6 cm')).toEqual(['BOLT HEX BLK']);
      expect(await names('Thread: M10', 'Length: 70 mm')).toEqual([]);
      expect(await names('Finish: zinc plated')).toHaveLength(1);
      expect(await names('Head type: hexagon head')).toHaveLength(4);
      const { specs } = await facets();
      expect(specs.find(({ label }) => label === 'Thread')?.values).toEqual([
        ...[
          { value: 'M8', count: 1 },
          { value: 'M10', count: 2 },
        ],
        ...[
          { value: 'M12', count: 2 },
          { value: 'M16', count: 1 },
        ],
      ]);
    });

    it('are one choice with a supplier’s other words for a head', async () => {
      const heads = (await facets()).specs.find(({ label }) => label === 'Head type');
      expect(heads?.values ?? []).toEqual([]);
      await load({ ...catalogue, products: [...catalogue.products, bolt('BOLT M8 CSK')] });
      const { specs } = await facets();
      expect(specs.find(({ label }) => label === 'Head type')?.values).toEqual([
        { value: 'flat (countersunk)', count: 1 },
        // As the supplier writes it.
        { value: 'Hex Hd', count: 4 },
      ]);
      await load();
    });

    it('never count more than what the supplier says, and say nothing that isn’t sure', async () => {
      expect(await names('Thread: M16')).toEqual(['BOLT HEX BLK M 10 X 50']);
      expect(await names('Colour: red')).toEqual([]);
      expect(await names('Colour: blue')).toEqual([]);
    });

    it('are read again where only a product’s name is another', async () => {
      const changed = structuredClone(catalogue);
      if (changed.products[1]) changed.products[1].product_name = 'BOLT HEX HDG M20X30';
      await load(changed);
      expect(await names('Thread: M20')).toEqual(['BOLT HEX HDG M20X30']);
      await load();
      expect(await names('Thread: M20')).toEqual([]);
    });

    it('are on no product page', async () => {
      const list = await shop.post('/api/store/products', { limit: 100 });
      for (const { product_id: id } of list.json as { product_id: number }[]) {
        const { json } = await shop.get(`/api/store/products/details/${id}`);
        expect(JSON.stringify(json)).not.toContain('zinc plated');
      }
    });

    describe('at the counter', () => {
      let counter: Counter;
      let clerk: Clerk;
      let page: string;
      beforeAll(async () => {
        counter = openCounter(shop);
        clerk = await signedIn(counter, 'luz', 'catalogue');
        const { id } = await shop.product('BOLT HEX ZP 8.8 M 10 X 30 MM');
        page = `/staff/catalogue/products/${id}/facts`;
      });
      afterAll(() => counter.feed.stop());

      const save = async (fields: Record<string, string>, shown?: string) => {
        const sent = fieldsIn(await clerk.look(page), page);
        return clerk.post(page, {
          ...sent,
          ...fields,
          shown: shown ?? sent.shown ?? '',
        });
      };

      it('show each fact with its certainty and why', async () => {
        const { text } = await clerk.look(page);
        expect(text).toContain('Read from the name');
        expect(text).toMatch(/value="M10"[\s\S]*99 %[\s\S]*is a metric thread/);
        const eye = await shop.product('BOLT EYE RED BLUE M8');
        const other = await clerk.look(`/staff/catalogue/products/${eye.id}/facts`);
        expect(other.text).toContain('40 %, not used');
      });

      it('are corrected, taken out and added to, which later imports keep and the log tells', async () => {
        const before = fieldsIn(await clerk.look(page), page).shown;
        const answer = await save({
          ...{ 'fact:length': '35 mm', 'fact:finish': '', kind: 'material', value: 'steel' },
        });
        expect(answer.location).toContain('said=saved');
        const changed = structuredClone(catalogue);
        const [first] = changed.products[0]?.variants ?? [];
        if (first) first.price = 11;
        if (changed.products[0]) Object.assign(changed.products[0], { description: 'With nut.' });
        await load(changed);
        expect(await names('Length: 35 mm', 'Material: steel')).toHaveLength(1);
        expect(await names('Length: 30 mm')).toEqual(['BOLT HEX HDG M12X30']);
        expect(await names('Finish: zinc plated')).toEqual([]);
        expect(await found('bolt 35 mm')).toEqual(['BOLT HEX ZP 8.8 M 10 X 30 MM']);
        const { text } = await clerk.look(page);
        expect(text).toContain('typed by staff');
        expect(text).toContain('taken out by staff');
        const entries = await shop.deps.db
          .select()
          .from(audit)
          .where(eq(audit.action, 'name facts changed'));
        expect(entries).toMatchObject([
          {
            staffName: 'luz',
            before: { Length: '30 mm', Finish: 'zinc plated', Material: '' },
            after: { Length: '35 mm', Finish: '', Material: 'steel' },
          },
        ]);
        expect((await save({ 'fact:length': '40 mm' }, before)).status).toBe(409);
        expect(await names('Length: 40 mm')).toEqual([]);
      });

      it('are as they were read where that is typed again', async () => {
        expect((await save({})).location).toContain('said=already');
        await save({ 'fact:length': '30 mm', 'fact:finish': 'zinc plated', 'fact:material': '' });
        expect((await clerk.look(page)).text).not.toContain('by staff');
        expect(await names('Finish: zinc plated', 'Length: 30 mm')).toHaveLength(1);
        expect(await names('Material: steel')).toEqual([]);
      });

      it('refuse a length without a figure, where it is read and where it is added', async () => {
        const read = await save({ 'fact:length': 'steel' });
        expect([read.status, read.text]).toEqual([422, expect.stringContaining('needs a figure')]);
        const added = await save({ kind: 'capacity', value: 'heavy' });
        expect([added.status, added.text]).toEqual([
          422,
          expect.stringContaining('needs a figure'),
        ]);
        expect((await save({})).location).toContain('said=already');
      });

      it('refuse a fact without a kind or a value, and one that is there', async () => {
        expect((await save({ value: 'steel' })).status).toBe(422);
        expect((await save({ kind: 'material', value: '' })).status).toBe(422);
        expect((await save({ kind: 'length', value: '9 mm' })).status).toBe(422);
        expect(await names('Length: 9 mm')).toEqual([]);
      });
    });

    it('count for nothing where the shop has switched it off, and again where it is on', async () => {
      await set('no');
      expect(await keepUp(shop.deps.db, specIndex, always)).toBe(true);
      expect(await names('Thread: M10')).toEqual([]);
      expect(await names('Thread: M16')).toEqual(['BOLT HEX BLK M 10 X 50']);
      await set('yes');
      expect(await keepUp(shop.deps.db, specIndex, always)).toBe(true);
      expect(await keepUp(shop.deps.db, specIndex, always)).toBe(false);
      expect(await names('Thread: M10')).toHaveLength(2);
    });
  });
}
