/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call -- an answer's shape is what is tested */
import { comparatorOf, type Sortable } from 'shared-contracts/sort';
import { productRows, type SortId } from 'shared-contracts/wire/product';
import { z } from 'shared-contracts/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { storedPath } from './small-catalogue';

const PRODUCTS = 32;

export function storeSuite(database: TestDatabase): void {
  describe('the store', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database);
    });
    afterAll(() => shop.close());

    const list = async (body: object = {}) =>
      z.parse(productRows, (await shop.post('/api/store/products', body)).json).items;
    const names = (items: Sortable[]) => items.map((item) => item.product_name);

    it.each(['az', 'za', 'priceAsc', 'priceDesc'] satisfies SortId[])(
      'sorts by %s as the comparator of the contract does',
      async (sort) => {
        const items = await list({ limit: 100, filter: { sort } });
        expect(items).toHaveLength(PRODUCTS);
        const compare = comparatorOf(sort) ?? (() => 0);
        expect(names(items)).toEqual(names(items.toSorted(compare)));
      },
    );

    it('says how many products a list has, where it is asked', async () => {
      const ask = async (more: object): Promise<unknown> =>
        (await shop.post('/api/store/products', { limit: 5, ...more })).json;
      expect(await ask({})).toHaveLength(5);
      const all = await ask({ with_total: true });
      expect(all).toMatchObject({ total: PRODUCTS, data: { length: 5 } });
      const dear = { with_total: true, filter: { price_min: 5000 } };
      expect(await ask(dear)).toMatchObject({ total: 2 });
      const { json: rows } = await shop.get('/api/brands');
      const empty = rows.find((row: { brand_name: string }) => row.brand_name === 'Empty Brand');
      expect(await ask({ with_total: true, id: empty.id, type: 'brand' })).toEqual({
        data: [],
        total: 0,
      });
    });

    it('puts what has no price last in both price sorts', async () => {
      for (const sort of ['priceAsc', 'priceDesc']) {
        const prices = (await list({ limit: 100, filter: { sort } })).map((item) => item.price);
        const first = prices.indexOf(null);
        expect(first).toBeGreaterThan(0);
        expect(prices.slice(first).every((price) => price === null)).toBe(true);
      }
    });

    it.each([undefined, 'az', 'priceDesc'])('pages through all, each once (%s)', async (sort) => {
      const seen: string[] = [];
      for (let offset = 0; ;) {
        const page = await list({ offset, ...(sort ? { filter: { sort } } : {}) });
        seen.push(...page.map((item) => item.id));
        offset += page.length;
        if (page.length < 12) break;
      }
      expect(seen).toHaveLength(PRODUCTS);
      expect(new Set(seen).size).toBe(PRODUCTS);
    });

    it('filters by category, brand, price and stock', async () => {
      const ofCategory = await list({ limit: 100, id: 1, type: 'category' });
      expect(new Set(ofCategory.map((item) => item.category_name))).toEqual(
        new Set(['Power Tools']),
      );
      const ofBrand = await list({ limit: 100, id: '2', type: 'brand' });
      expect(new Set(ofBrand.map((item) => item.brand_name))).toEqual(new Set(['Bayani Tools']));
      const both = await list({ limit: 100, filter: { brand: [1], category: [1] } });
      expect(both.length).toBeGreaterThan(0);
      expect(both.every((item) => item.brand_name === 'Tamaraw')).toBe(true);
      const dear = await list({ limit: 100, filter: { price_min: 5000, price_max: 9000 } });
      expect(names(dear)).toEqual(['Cordless Hammer Drill']);
      const soldOut = await list({ limit: 100, filter: { in_stock: false } });
      expect(names(soldOut)).toEqual(['Hydraulic Torque Wrench']);
      expect(await list({ filter: { brand: ['nonsense'] } })).toEqual([]);
      expect(await list({ id: 999_999, type: 'brand' })).toEqual([]);
    });

    it("lists a product at its default variant's price", async () => {
      const [drill] = await list({ filter: { price_min: 8999, price_max: 8999 } });
      expect(drill).toMatchObject({ product_name: 'Cordless Hammer Drill', price: 899_900 });
    });

    it('says where a picture is, and where there is none', async () => {
      const { json } = await shop.post('/api/store/products', { limit: 6 });
      expect(json[0].first_image).toEqual({ default: 0, path: storedPath('products/p0.svg') });
      expect(json[5].first_image).toEqual({ default: 1, path: '0' });
      expect(json[3].price).toBeNull();
    });

    it('finds a product by its own and by any variant id', async () => {
      const drill = await shop.product('Cordless Hammer Drill');
      const own = await shop.get(`/api/store/products/details/${drill.id}`);
      for (const id of Object.values(drill.variants)) {
        const found = await shop.get(`/api/store/products/details/${id}`);
        expect(found.json).toEqual(own.json);
      }
      expect(own.json).toMatchObject({
        id: drill.id,
        product_id: drill.id,
        brand: { brand_name: 'Tamaraw' },
        category: { category_name: 'Power Tools' },
        variants: [
          {
            variant_name: 'Bare tool',
            price: 4999.5,
            useage: '<p>Wear goggles.</p>',
            specs: [{ label: 'SKU', specs: 'TMW-HD18' }],
            inclusions: [{ name: 'Side handle' }],
            images: [{ path: storedPath('products/drill.svg') }],
            default: false,
            in_stock: true,
          },
          { variant_name: 'Kit', default: true, images: [{ path: '0' }] },
          { variant_name: 'Pallet', price: null },
        ],
      });
    });

    it.each([
      '/api/store/products/details/999999',
      '/api/store/products/details/99999999999999999999',
      '/api/store/products/details/0',
      '/api/store/products/details/-1',
      '/api/store/products/details/1e3',
      "/api/store/products/details/1'--",
      '/api/store/products/details/%00',
      '/api/store/products/details/%E0%A4%A',
      '/api/store/products/category/999999',
      '/api/store/products/category/abc',
      '/api/store/products/brand/4294967297',
      '/api/blogs/999999',
      '/api/blogs/x',
    ])('has nothing at %s', async (path) => {
      const answered = await shop.get(path);
      expect(answered.status).toBe(404);
      expect(typeof answered.json.message).toBe('string');
    });

    it('gives a category and a brand with their first products', async () => {
      const category = (await shop.get('/api/store/products/category/2')).json;
      expect(category).toMatchObject({
        id: 2,
        category_name: 'Hand Tools',
        products_count: 21,
        products_page_offset: 0,
        products_page_limit: 12,
        show_more: true,
      });
      expect(category.products).toHaveLength(12);
      const brand = (await shop.get('/api/store/products/brand/3')).json;
      expect(brand).toMatchObject({ brand_name: 'Empty Brand', products: [], show_more: false });
    });

    it('lists brands and categories by name, with counts', async () => {
      const { json: brands } = await shop.get('/api/brands');
      expect(brands).toMatchObject([
        { brand_name: 'Bayani Tools', products_count: 16, file_name: null },
        { brand_name: 'Empty Brand', products_count: 0 },
        {
          brand_name: 'Tamaraw',
          products_count: 16,
          file_name: 'tamaraw.svg',
          image_path: storedPath('brands/tamaraw.svg'),
        },
      ]);
      const { json: categories } = await shop.get('/api/category');
      expect(categories).toMatchObject([
        { category_name: 'Hand Tools', products_count: 21 },
        { category_name: 'Power Tools', products_count: 11 },
      ]);
    });

    it('shows the featured products', async () => {
      const { json } = await shop.get('/api/product/featured-products');
      expect(json).toHaveLength(4);
      expect(json[0].first_image).toEqual({ default: 0, path: storedPath('products/p0.svg') });
    });

    it('shows blogs newest first, and testimonials', async () => {
      const { json: blogs } = await shop.get('/api/blogs');
      expect(blogs.map((blog: { header: string }) => blog.header)).toEqual([
        'Newer article',
        'Older article',
      ]);
      const { json: one } = await shop.get(`/api/blogs/${blogs[1].id}`);
      expect(one).toEqual(blogs[1]);
      const { json: begun } = await shop.get('/api/blogs?body=beginning');
      expect(begun).toEqual(blogs);
      expect(one).toMatchObject({
        image_path: storedPath('blogs/older.svg'),
        created_at: '2026-01-05T00:00:00.000Z',
      });
      const { json: said } = await shop.get('/api/testimonials');
      expect(said).toEqual([
        {
          body: 'Fast and fair.',
          by: 'Ana Cruz',
          position: 'Foreman',
          from: 'Cruz Builders',
        },
      ]);
    });
  });
}
