/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-return, typescript/no-unsafe-call -- an answer's shape is what is tested */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleSales } from '../src/domain/pricing/sales';
import type { Customer, TestDatabase, TestShop } from './shop';
import { openSupplierShop, type SupplierShop } from './supplier-shop';

const bolts = {
  variant_name: 'M8 × 40',
  price: 12,
  unit: 'box',
  pack_quantity: 100,
  gtin: '4006381333931',
  mpn: 'NW-840',
  country_of_origin: 'DE',
  warranty: '2 years',
  lead_time: '3 to 5 working days',
  weight: '1.4 kg',
  standards: 'ISO 4017, DIN 933',
  documents: [
    { title: 'Bolt data', url: 'https://docs.example/nw-840.pdf', bytes: 120_400 },
    { title: 'Safety', url: '/documents/safety.pdf', kind: 'manual' },
  ],
  minimum_order: 10,
  order_step: 5,
  price_steps: [
    { quantity: 50, price: 11 },
    { quantity: 200, price: 9.5 },
  ],
};
const ladder = {
  variant_name: 'Small',
  price: 1500,
  sale_price: 1200,
  sale_starts: '2026-06-10',
  sale_ends: '2026-06-20',
  price_steps: [
    { quantity: 5, price: 1300 },
    { quantity: 10, price: 1100 },
  ],
};
const catalogue = (variants: Record<string, object>, more: Record<string, object> = {}) => ({
  brands: [{ id: 1, brand_name: 'Northwind' }],
  categories: [{ id: 1, category_name: 'Trade' }],
  products: Object.entries(variants).map(([product_name, variant]) => ({
    id: product_name,
    product_name,
    brand: 1,
    category: 1,
    variants: [variant],
    ...more[product_name],
  })),
});

export function tradeSuite(database: TestDatabase): void {
  describe('the fields of the trade', () => {
    let shop: TestShop;
    let run: SupplierShop['run'];
    let all: SupplierShop['all'];
    let who: Customer;
    beforeAll(async () => {
      ({ shop, run, all } = await openSupplierShop(database));
      const related = {
        Ladder: { related: ['Anchor', 'Bolts', 'Sold elsewhere'], replaced_by: 'Bolts' },
      };
      const rows = { Bolts: bolts, Ladder: ladder, Anchor: { variant_name: 'A', price: 5 } };
      expect((await run(catalogue(rows, related), 'trade')).ok).toBe(true);
    });
    afterAll(() => shop.close());

    const details = async (name: string) => {
      const { id } = await shop.product(name);
      return (await shop.get(`/api/store/products/details/${id}`)).json;
    };
    const change = async (name: string, type: string, quantity?: number) => {
      const { id, variants } = await shop.product(name);
      const [variant_id] = Object.values(variants);
      const body = { product_id: id, variant_id, type, quantity };
      return shop.post('/api/store/cart/updateItemsInCart', body, { token: who.token });
    };
    const lineOf = async (name: string) => {
      const cart = await shop.post('/api/store/cart/fetchItemsAdded', {}, { token: who.token });
      return cart.json.data.find((line: { product_name: string }) => line.product_name === name);
    };
    const placeOrder = (subtotal: number, vat: number, total_amount: number) =>
      shop.post(
        '/api/store/order/placeOrders',
        {
          ...{ email: who.email, first_name: 'A', last_name: 'B', address1: 'x', city: 'y' },
          ...{ state: 'z', country: 'PH', postal_code: '1200', phone: '0917 000 0000' },
          ...{ shipping_address: 'x', billing_address: 'x', subtotal, vat, total_amount },
        },
        { token: who.token },
      );
    const listed = async (name: string) =>
      (await all()).find((row) => row.product_name === name) as unknown as Record<string, unknown>;
    const settle = () => settleSales(shop.deps.db, shop.deps.now());

    it('are given with a product as its catalogue says them', async () => {
      const { mpn, gtin, warranty, lead_time, unit, pack_quantity } = bolts;
      expect((await details('Bolts')).variants[0]).toMatchObject({
        ...{ mpn, gtin, warranty, lead_time, unit, pack_quantity },
        country_of_origin: 'DE',
        minimum_order: 10,
        order_step: 5,
        documents: [
          { title: 'Bolt data', url: 'https://docs.example/nw-840.pdf', kind: 'datasheet' },
          { title: 'Safety', url: '/documents/safety.pdf', kind: 'manual' },
        ],
        price_steps: [
          { quantity: 1, price: 12 },
          { quantity: 50, price: 11 },
          { quantity: 200, price: 9.5 },
        ],
      });
      expect(await listed('Bolts')).toMatchObject({
        ...{ unit: 'box', price: 12, minimum_order: 10, order_step: 5 },
      });
      expect(await listed('Anchor')).not.toHaveProperty('minimum_order');
    });

    it('leave a product without them as it was', async () => {
      const [anchor] = (await details('Anchor')).variants;
      expect(Object.keys(anchor).sort()).toEqual(
        [
          ...['default', 'description', 'id', 'images', 'in_stock', 'inclusions', 'price'],
          ...['specs', 'useage', 'variant_name'],
        ].sort(),
      );
    });

    it('are found and narrowed by: a GTIN, a part number, a country', async () => {
      for (const query of ['4006381333931', 'nw-840', 'NW840', 'DIN 933']) {
        const { json } = await shop.post('/api/store/products/search', { query });
        expect(json.results[0], query).toMatchObject({ product_name: 'Bolts' });
      }
      const made = { filter: { spec: ['Country of origin: Germany'] } };
      const { json } = await shop.post('/api/store/products', made);
      expect(json.map((row: { product_name: string }) => row.product_name)).toEqual(['Bolts']);
    });

    it('change nothing the second time, and are taken back when the file lacks them', async () => {
      const rows = { Washers: { ...bolts, variant_name: 'M8' } };
      expect((await run(catalogue(rows), 'washers')).ok).toBe(true);
      expect((await run(catalogue(rows), 'washers')).lines.at(-1)).toMatch(/nothing in it is new/);
      await run(catalogue({ Washers: { variant_name: 'M8', price: 12 } }), 'washers');
      const [variant] = (await details('Washers')).variants;
      for (const field of ['mpn', 'documents', 'price_steps', 'minimum_order', 'unit']) {
        expect(variant, field).not.toHaveProperty(field);
      }
    });

    it('lead to what goes with a product and to what replaces it, as far as the shop has it', async () => {
      const { related, replaced_by: instead } = await details('Ladder');
      expect(related.map((row: { product_name: string }) => row.product_name)).toEqual([
        'Anchor',
        'Bolts',
      ]);
      expect(instead).toMatchObject([{ product_name: 'Bolts', price: 12 }]);
      expect(await details('Bolts')).not.toHaveProperty('related');
    });

    it('price a sale from its first moment until its last, by the shop’s clock', async () => {
      const priced = async () => {
        await settle();
        const [variant] = (await details('Ladder')).variants;
        const row = await listed('Ladder');
        expect(row.price).toBe(variant.price);
        expect(row.was_price).toBe(variant.was_price);
        expect(row.sale_ends).toBe(variant.sale_ends);
        return [variant.price, variant.was_price, variant.sale_ends];
      };
      const start = shop.time;
      // A day without a zone begins in Manila.
      shop.time = Date.parse('2026-06-09T15:59:59.999Z');
      expect(await priced()).toEqual([1500, undefined, undefined]);
      shop.time += 1;
      expect(await priced()).toEqual([1200, 1500, '2026-06-20T16:00:00.000Z']);
      shop.time = Date.parse('2026-06-20T15:59:59.999Z');
      expect((await priced())[0]).toBe(1200);
      shop.time += 1;
      expect(await priced()).toEqual([1500, undefined, undefined]);
      shop.time = start;
      await settle();
    });

    it('price the lines of a cart by their quantity and the sale, and an order the same', async () => {
      const start = shop.time;
      shop.time = Date.parse('2026-06-09T12:00:00Z');
      who = await shop.customer();
      await change('Ladder', 'add', 4);
      expect(await lineOf('Ladder')).toMatchObject({ quantity: 4, product_price: 1500 });
      await change('Ladder', 'add');
      expect(await lineOf('Ladder')).toMatchObject({ quantity: 5, product_price: 1300 });
      shop.time = Date.parse('2026-06-15T00:00:00Z');
      // The sale's price is lower than the step's, until the next step.
      const line = await lineOf('Ladder');
      expect(line).toMatchObject({
        ...{ product_price: 1200, was_price: 1500, sale_ends: '2026-06-20T16:00:00.000Z' },
      });
      expect(line.price_steps).toEqual([
        { quantity: 1, price: 1200 },
        { quantity: 10, price: 1100 },
      ]);
      // What was shown before the sale is not charged.
      const refused = await placeOrder(6500, 780, 7280);
      expect(refused.status).toBe(409);
      expect(refused.json.totals.subtotal).toBe(6000);
      expect((await placeOrder(6000, 720, 6720)).status).toBe(200);
      const orders = await shop.post('/api/store/order/fetchAllOrders', {}, { token: who.token });
      expect(orders.json[0]).toMatchObject({ subtotal: 6000, products: [{ price: 1200 }] });
      shop.time = start;
    });

    it('keep a cart and an order to the quantities that are sold', async () => {
      who = await shop.customer();
      const refused = await change('Bolts', 'add', 1);
      expect(refused).toMatchObject({
        status: 422,
        json: { message: 'Minimum order 10, in steps of 5: 1 can not be ordered.' },
      });
      expect((await change('Bolts', 'add', 12)).status).toBe(422);
      expect((await change('Bolts', 'add', 10)).status).toBe(200);
      expect((await change('Bolts', 'add', 5)).status).toBe(200);
      expect((await change('Bolts', 'reduce', 1)).status).toBe(422);
      expect((await change('Bolts', 'reduce', 10)).status).toBe(422);
      expect((await change('Bolts', 'reduce', 5)).status).toBe(200);
      expect(await lineOf('Bolts')).toMatchObject({ quantity: 10, product_price: 12 });
      expect((await change('Bolts', 'remove')).status).toBe(200);
      // What was put in before the rule came is refused with the order.
      await change('Anchor', 'add', 3);
      const anchor = { variant_name: 'A', price: 5, minimum_order: 4 };
      await run(catalogue({ Anchor: anchor }), 'trade');
      const order = await placeOrder(15, 1.8, 16.8);
      expect(order.status).toBe(409);
      expect(order.json.message).toBe(
        'Anchor (A) is sold otherwise (Minimum order 4). Please review your cart.',
      );
      await change('Anchor', 'add', 1);
      expect((await placeOrder(20, 2.4, 22.4)).status).toBe(200);
    });

    it('refuse a wrong field with its name, and take nothing', async () => {
      const bad: [object, RegExp][] = [
        [{ gtin: '4006381333930' }, /variants\.0\.gtin: is no GTIN: its check digit/],
        [{ sale_price: 1500 }, /variants\.0\.sale_price: is not below 1500 \(it says '1500'\)/],
        [{ price: null, sale_price: 5 }, /sale_price: has no price that it lowers/],
        [{ sale_starts: '2026-06-10' }, /sale_starts: has no sale_price/],
        [{ sale_price: 5, sale_starts: 'soon' }, /sale_starts: is no date: .* \(it says 'soon'\)/],
        [{ sale_price: 5, sale_starts: '2026-02-30' }, /sale_starts: is no date/],
        [
          { sale_price: 5, sale_starts: '2026-06-10', sale_ends: '2026-06-09' },
          /sale_ends: is not after sale_starts/,
        ],
        [{ price_steps: [{ quantity: 10, price: 1500 }] }, /price_steps\.0\.price: is not below/],
        [
          { price_steps: '10: 1400; 10: 1300' },
          /price_steps\.1\.quantity: is not more than 10 \(it says '10'\)/,
        ],
        [{ price_steps: [{ quantity: 1, price: 9 }] }, /price_steps\.0\.quantity: /],
        [{ minimum_order: 2.5 }, /minimum_order: /],
        [{ minimum_order: 'ten' }, /minimum_order: .*\(it says 'ten'\)/],
        [{ minimum_order: 12, order_step: 5 }, /minimum_order: is no multiple of the order_step 5/],
        [{ documents: [{ title: 'X', url: 'http://docs.example/x.pdf' }] }, /url: is no address/],
        [{ documents: [{ title: 'X', url: '//docs.example/x.pdf' }] }, /url: is no address/],
        [{ documents: [{ title: 'X', url: 'javascript:alert(1)' }] }, /url: is no address/],
      ];
      const rows = bad.map(([fields], at) => [
        `Bad ${at}`,
        { variant_name: 'Standard', price: 1500, ...fields },
      ]);
      const before = await all();
      const { ok, lines } = await run(catalogue(Object.fromEntries(rows)), 'bad');
      expect(ok).toBe(false);
      for (const [at, [, words]] of bad.entries()) expect(lines[at]).toMatch(words);
      expect(lines.at(-1)).toBe(`Nothing was imported: ${bad.length} bad rows.`);
      expect(await all()).toEqual(before);
    });
  });
}
