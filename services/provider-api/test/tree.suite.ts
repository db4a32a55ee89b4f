import { readCategory } from 'shared-contracts/calls';
import { z } from 'shared-contracts/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallPictures, storedPath } from './small-catalogue';

const product = (id: string, category: string, price: number) => ({
  id,
  product_name: `Product ${id}`,
  brand: 1,
  category,
  variants: [
    {
      variant_name: 'Standard',
      price,
      specs: [{ label: 'Thread', specs: id.startsWith('b') ? 'M8' : 'M10' }],
      ...(id === 'n2' ? {} : { images: [{ path: `${id}.svg` }] }),
    },
  ],
});

/** The children come before their parents, and two of equal names are below different ones. */
const tree = {
  brands: [{ id: 1, brand_name: 'Molave' }],
  categories: [
    { id: 'hex', category_name: 'Hex Bolts', parent: 'bolts' },
    { id: 'bolts', category_name: 'Bolts', parent: 'fasteners' },
    { id: 'nuts', category_name: 'Nuts', parent: 'fasteners', image_path: 'nuts.svg' },
    { id: 'fasteners', category_name: 'Fasteners' },
    { id: 'ladders', category_name: 'Ladders' },
    { id: 'spare', category_name: 'Spare Parts', parent: 'ladders' },
    { id: 'other', category_name: 'Spare Parts', parent: 'nuts' },
  ],
  products: [
    ...Array.from({ length: 13 }, (_, at) => product(`b${at}`, 'hex', 100 + at)),
    product('n1', 'nuts', 5),
    product('n2', 'nuts', 7),
    product('f1', 'fasteners', 50),
    product('l1', 'ladders', 900),
  ],
};

type Row = {
  id: number;
  category_name: string;
  parent_id: number | null;
  products_count: number;
  image_path: string | null;
};
type Read = Row & { products: { id: number }[] };
type Listed = { product_name: string }[];

export function treeSuite(database: TestDatabase): void {
  describe('a tree of categories', () => {
    let shop: TestShop;
    const bring = (given: unknown, source = 'tree') =>
      importCatalogue(given, {
        db: shop.deps.db,
        source,
        pictures: smallPictures(shop.deps.pictures),
      });
    beforeAll(async () => {
      shop = await openTestShop(database);
      expect(await bring(tree)).toMatchObject({
        done: true,
        tallies: { categories: { added: 7 } },
      });
    });
    afterAll(() => shop.close());

    const all = async () => (await shop.get('/api/category')).json as Row[];
    const idOf = async (name: string) =>
      (await all()).find((row) => row.category_name === name)?.id ?? 0;
    const read = async (name: string) =>
      (await shop.get(`/api/store/products/category/${await idOf(name)}`)).json as Read;
    const list = async (name: string, more: object = {}) => {
      const asked = { id: await idOf(name), type: 'category', ...more };
      return (await shop.post('/api/store/products', asked)).json as Listed;
    };

    it('says which category is above each, and counts what is below', async () => {
      const rows = await all();
      const shown = rows.map((row) => [
        row.category_name,
        rows.find(({ id }) => id === row.parent_id)?.category_name ?? null,
        row.products_count,
      ]);
      expect(shown).toEqual([
        ['Fasteners', null, 16],
        ['Bolts', 'Fasteners', 13],
        ['Hex Bolts', 'Bolts', 13],
        ['Nuts', 'Fasteners', 2],
        ['Spare Parts', 'Nuts', 0],
        ['Hand Tools', null, 21],
        ['Ladders', null, 1],
        ['Spare Parts', 'Ladders', 0],
        ['Power Tools', null, 11],
      ]);
    });

    it('shows the picture of a category, or that of its first product', async () => {
      const pictures = Object.fromEntries(
        (await all()).map((row) => [row.category_name, row.image_path]),
      );
      expect(pictures).toMatchObject({
        Nuts: storedPath('nuts.svg'),
        Fasteners: storedPath('b0.svg'),
        'Hex Bolts': storedPath('b0.svg'),
        'Spare Parts': null,
      });
    });

    it('lists, counts, sorts and pages the products below a category', async () => {
      const sort = { filter: { sort: 'priceAsc' } };
      const first = await list('Fasteners', sort);
      expect(first[0]).toMatchObject({ product_name: 'Product n1' });
      expect(await list('Fasteners', { ...sort, with_total: true })).toMatchObject({ total: 16 });
      const rest = await list('Fasteners', { ...sort, offset: 12 });
      const names = [...first, ...rest].map((row) => row.product_name);
      expect(new Set(names).size).toBe(16);
      expect(await list('Nuts')).toHaveLength(2);
      const filtered = await shop.post('/api/store/products', {
        filter: { category: [await idOf('Bolts'), await idOf('Ladders')] },
        limit: 50,
      });
      expect(filtered.json).toHaveLength(14);
    });

    it('offers the facets of what is below, and counts the categories with theirs', async () => {
      const of = await shop.post('/api/store/products/search/facets', {
        id: await idOf('Fasteners'),
        type: 'category',
      });
      expect(of.json).toMatchObject({
        total: 16,
        specs: [
          {
            label: 'Thread',
            values: [
              { value: 'M8', count: 13 },
              { value: 'M10', count: 3 },
            ],
          },
        ],
      });
      const everywhere = await shop.post('/api/store/products/search/facets', {});
      const { categories } = everywhere.json as { categories: Row[] };
      expect(categories.slice(0, 3)).toMatchObject([
        { name: 'Hand Tools', count: 21 },
        { name: 'Fasteners', count: 16 },
        { name: 'Bolts', count: 13 },
      ]);
    });

    it('answers a category with those above and below it, and a product with those above it', async () => {
      const hex = await read('Hex Bolts');
      expect(hex).toMatchObject({
        above: [{ category_name: 'Fasteners' }, { category_name: 'Bolts' }],
        children: [],
        products: { length: 12 },
        show_more: true,
      });
      expect(await read('Fasteners')).toMatchObject({
        above: [],
        children: [
          { category_name: 'Bolts', products_count: 13 },
          { category_name: 'Nuts', products_count: 2 },
        ],
        products: { length: 12 },
      });
      const details = await shop.get(`/api/store/products/details/${hex.products[0]?.id}`);
      expect(details.json).toMatchObject({
        category: { category_name: 'Hex Bolts' },
        category_above: [{ category_name: 'Fasteners' }, { category_name: 'Bolts' }],
      });
      const flat = await read('Power Tools');
      expect(flat).toMatchObject({ parent_id: null, above: [], children: [] });
    });

    it('is read without the tree where a provider has none, or a corrupt one', () => {
      const bare = { id: 1, category_name: 'Bolts' };
      expect(z.parse(readCategory.answer, bare)).toMatchObject({ above: [], children: [] });
      const corrupt = {
        ...bare,
        above: 'none',
        children: [{ id: 2 }, { id: 3, category_name: 'Hex' }],
      };
      expect(z.parse(readCategory.answer, corrupt)).toMatchObject({
        above: [],
        children: [{ id: '3', category_name: 'Hex', image_path: null }],
      });
    });

    it('changes nothing when it is imported twice, and moves what has another parent', async () => {
      expect(await bring(tree)).toMatchObject({
        tallies: { categories: { added: 0, changed: 0, unchanged: 7 } },
      });
      const before = await idOf('Bolts');
      const moved = tree.categories.map((row) =>
        row.id === 'bolts' ? { ...row, parent: 'ladders' } : row,
      );
      // The category below it has another place too.
      expect(await bring({ ...tree, categories: moved })).toMatchObject({
        tallies: { categories: { added: 0, changed: 2, unchanged: 5 } },
      });
      expect(await read('Bolts')).toMatchObject({
        id: before,
        above: [{ category_name: 'Ladders' }],
      });
      expect(await list('Fasteners')).toHaveLength(3);
      await bring(tree);
      expect(await list('Fasteners', { limit: 50 })).toHaveLength(16);
    });

    it('is joined by another file where the names from the top are equal', async () => {
      const categories = [
        { id: 1, category_name: 'FASTENERS' },
        { id: 2, category_name: 'nuts', parent: 1 },
        { id: 3, category_name: 'Washers', parent: 1 },
        { id: 4, category_name: 'Nuts' },
      ];
      await bring({ ...tree, categories, products: [] }, 'other');
      const rows = (await all()).filter((row) =>
        ['Nuts', 'nuts', 'Washers', 'Fasteners', 'FASTENERS'].includes(row.category_name),
      );
      const fasteners = await idOf('Fasteners');
      const places = rows.map((row) => [row.category_name, row.parent_id]);
      expect(places).toEqual([
        ['Fasteners', null],
        ['Nuts', fasteners],
        ['Washers', fasteners],
        ['Nuts', null],
      ]);
    });

    it('refuses an unknown parent, a circle and too many levels, by name', async () => {
      const refused = async (categories: object[]) => {
        const report = await bring({ ...tree, categories, products: [] });
        return report.done
          ? []
          : report.bad.map(({ place, faults }) => [place, faults[0]?.field, faults[0]?.reason]);
      };
      const one = (id: number, parent?: number) => ({ id, category_name: `C${id}`, parent });
      expect(await refused([one(1, 9)])).toEqual([
        ['categories[0]', 'parent', 'no category has the id 9'],
      ]);
      expect(await refused([one(1, 1)])).toEqual([['categories[0]', 'parent', 'is above itself']]);
      expect(await refused([one(1, 2), one(2, 3), one(3, 1)])).toEqual([
        ['categories[0]', 'parent', 'is above itself'],
        ['categories[1]', 'parent', 'is above itself'],
        ['categories[2]', 'parent', 'is above itself'],
      ]);
      const deep = Array.from({ length: 11 }, (_, at) => one(at + 1, at === 0 ? undefined : at));
      expect(await refused(deep)).toEqual([
        ['categories[10]', 'parent', 'is below more than 9 others'],
      ]);
      expect(await refused(deep.slice(0, 10))).toEqual([]);
    });
  });
}
