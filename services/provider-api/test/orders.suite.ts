/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-return -- an answer's shape is what is tested */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinAddress } from 'shared-contracts/wire/order';
import { variants } from '../src/database/tables/catalogue';
import { onceDone } from '../src/database/tables/done-once';
import { orders } from '../src/database/tables/orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';
import { storedPath } from './small-catalogue';

const form = {
  email: 'ana@example.ph',
  first_name: 'Ana',
  last_name: 'Cruz',
  company: '',
  address1: '1 Rizal St',
  address2: '',
  city: 'Makati',
  country: 'Philippines',
  state: 'Metro Manila',
  postal_code: '1200',
  phone: '0917 000 0000',
  shipping_address: '1 Rizal St, Makati, Metro Manila, 1200, Philippines',
  billing_address: '1 Rizal St, Makati, Metro Manila, 1200, Philippines',
};

/** The totals of two bare tools at 4,999.50 each. */
const twoTools = { ...form, subtotal: 9999, vat: 1199.88, total_amount: 11_198.88 };

export function ordersSuite(database: TestDatabase): void {
  describe('orders', () => {
    let shop: TestShop;
    let drill: { id: number; variants: Record<string, number> };
    beforeAll(async () => {
      shop = await openTestShop(database);
      drill = await shop.product('Cordless Hammer Drill');
    });
    afterAll(() => shop.close());

    const add = (who: Customer, name: string, quantity: number) =>
      shop.post(
        '/api/store/cart/updateItemsInCart',
        { product_id: drill.id, variant_id: drill.variants[name], type: 'add', quantity },
        { token: who.token },
      );
    const place = (who: Customer, body: object = twoTools, key?: string) =>
      shop.post('/api/store/order/placeOrders', body, { token: who.token, key });
    const history = async (who: Customer) =>
      (await shop.post('/api/store/order/fetchAllOrders', {}, { token: who.token })).json;
    const cart = async (who: Customer) =>
      (await shop.post('/api/store/cart/fetchItemsAdded', {}, { token: who.token })).json.data;
    const kitStock = async () => {
      const [row] = await shop.deps.db
        .select({ stock: variants.stock })
        .from(variants)
        .where(eq(variants.id, drill.variants.Kit ?? 0));
      return row?.stock;
    };
    const setKit = (values: { price?: number; stock?: number }) =>
      shop.deps.db
        .update(variants)
        .set(values)
        .where(eq(variants.id, drill.variants.Kit ?? 0));

    it('[K08 K09] places what is in the cart, empties it, and mails the customer', async () => {
      const who = await shop.customer();
      await add(who, 'Bare tool', 2);
      const placed = await place(who, { ...twoTools, email: who.email });
      expect(placed.status).toBe(200);
      expect(placed.json.message).toBe('Order has been placed!');
      expect(placed.json.order_number).toMatch(/^ORD-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
      expect(await cart(who)).toEqual([]);
      expect(await history(who)).toMatchObject([
        {
          order_number: placed.json.order_number,
          datePlaced: new Date(shop.time).toISOString(),
          status: 'Pending',
          subtotal: 9999,
          vat: 1199.88,
          total_amount: 11_198.88,
          shipping_address: form.shipping_address,
          products: [
            {
              product_name: 'Cordless Hammer Drill',
              variant_name: 'Bare tool',
              brand_name: 'Tamaraw',
              quantity: 2,
              price: 4999.5,
              variant_id: drill.variants['Bare tool'],
              product_image: storedPath('products/drill.svg'),
            },
          ],
        },
      ]);
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.subject).toBe(`Your order ${placed.json.order_number}`);
      expect(mail?.text).toContain('₱11,198.88');
    });

    it('keeps each line’s model number as it was ordered, and mails it first', async () => {
      const who = await shop.customer();
      await add(who, 'Bare tool', 2);
      await add(who, 'Kit', 1);
      const sums = { subtotal: 18_998, vat: 2279.76, total_amount: 21_277.76 };
      expect((await place(who, { ...form, ...sums })).status).toBe(200);
      const specsOf = (specs: { label: string; specs: string }[]) =>
        shop.deps.db
          .update(variants)
          .set({ specs })
          .where(eq(variants.id, drill.variants['Bare tool'] ?? 0));
      await specsOf([{ label: 'Model', specs: 'Another' }]);
      const [{ products }] = await history(who);
      await specsOf([{ label: 'SKU', specs: 'TMW-HD18' }]);
      expect(products).toMatchObject([{ variant_name: 'Bare tool', model: 'TMW-HD18' }, {}]);
      expect(products[1]).not.toHaveProperty('model');
      const { text = '' } = (await shop.mailsTo(who.email))[0] ?? {};
      expect(text).toContain(
        '2 x TMW-HD18, Cordless Hammer Drill (Bare tool): ₱4,999.50 each, ₱9,999.00\n',
      );
      expect(text).toContain('1 x Cordless Hammer Drill (Kit): ₱8,999.00\n');
      await setKit({ stock: 5 });
    });

    it('[K08] keeps every field of the form, and both addresses as they were joined', async () => {
      const who = await shop.customer();
      await add(who, 'Bare tool', 2);
      const full = { ...form, company: 'Cruz Builders', address2: 'Unit 4' };
      const joined = joinAddress(full);
      expect(joined).toBe('1 Rizal St, Unit 4, Makati, Metro Manila, 1200, Philippines');
      const body = { ...twoTools, ...full, shipping_address: joined, billing_address: joined };
      const placed = await place(who, { ...body, user_id: String(who.id) });
      const [kept] = await shop.deps.db
        .select()
        .from(orders)
        .where(eq(orders.number, placed.json.order_number));
      expect(kept).toMatchObject({
        userId: who.id,
        email: full.email,
        firstName: full.first_name,
        lastName: full.last_name,
        company: 'Cruz Builders',
        address1: full.address1,
        address2: 'Unit 4',
        city: full.city,
        country: full.country,
        state: full.state,
        postalCode: full.postal_code,
        phone: full.phone,
        shippingAddress: joined,
        billingAddress: joined,
        subtotal: 999_900,
        vat: 119_988,
        total: 1_119_888,
      });
    });

    it('says to the customer alone who ordered, for the next order', async () => {
      const who = await shop.customer();
      await add(who, 'Bare tool', 2);
      await place(who, { ...twoTools, company: 'Cruz Builders' });
      const { shipping_address: _, billing_address: __, ...said } = form;
      expect(await history(who)).toMatchObject([
        { ordered_by: { ...said, company: 'Cruz Builders' } },
      ]);
      expect(await history(await shop.customer())).toEqual([]);
    });

    it.each([
      [{ postal_code: '12' }, 'postal_code'],
      [{ phone: '12' }, 'phone'],
    ])('refuses a Philippine address with %j, and keeps the cart', async (wrong, field) => {
      const who = await shop.customer();
      await add(who, 'Bare tool', 2);
      const refused = await place(who, { ...twoTools, ...wrong });
      expect(refused.status).toBe(422);
      expect(refused.json).toMatchObject({ fields: { [field]: expect.any(String) } });
      expect(await cart(who)).toHaveLength(1);
      expect((await place(who, { ...twoTools, ...wrong, country: 'Japan' })).status).toBe(200);
    });

    it('[K09] makes one order of twenty parallel submits under one key', async () => {
      const who = await shop.customer();
      await add(who, 'Bare tool', 2);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => place(who, twoTools, 'submit')),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => answer.json.order_number)).size).toBe(1);
      expect(await history(who)).toHaveLength(1);
    });

    it('[K09] makes one order of twenty parallel submits without keys', async () => {
      const who = await shop.customer();
      await add(who, 'Bare tool', 2);
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(who)));
      const statuses = answers.map((answer) => answer.status).sort();
      expect(statuses).toEqual([200, ...Array<number>(19).fill(422)]);
      expect(await history(who)).toHaveLength(1);
    });

    it('answers a repeat of an order as before, and no other order under its key', async () => {
      const who = await shop.customer();
      await add(who, 'Bare tool', 2);
      const before = shop.deps.counts.orders;
      const first = await place(who, twoTools, 'k');
      expect(shop.deps.counts.orders).toBe(before + 1);
      await add(who, 'Bare tool', 2);
      const counted = shop.deps.counts.orders;
      const repeat = await place(who, twoTools, 'k');
      expect(repeat.json).toEqual(first.json);
      expect(shop.deps.counts.orders).toBe(counted);
      expect(await cart(who)).toHaveLength(1);
      expect((await place(who, { ...twoTools, city: 'Cebu' }, 'k')).status).toBe(422);
    });

    it('[K09] keeps the cart and no key of a try that failed', async () => {
      const who = await shop.customer();
      const empty = await place(who, twoTools, 'again');
      expect([empty.status, empty.json.message]).toEqual([422, 'Your cart is empty.']);
      const keys = await shop.deps.db.select().from(onceDone).where(eq(onceDone.userId, who.id));
      expect(keys).toEqual([]);
      await add(who, 'Bare tool', 2);
      const short = await place(who, { ...twoTools, total_amount: 1 }, 'again');
      expect([short.status, await cart(who)]).toMatchObject([409, [{ quantity: 2 }]]);
      expect((await place(who, twoTools, 'again')).status).toBe(200);
    });

    it('asks again when prices have changed, and orders nothing', async () => {
      const who = await shop.customer();
      await add(who, 'Kit', 1);
      await setKit({ price: 950_025 });
      const sent = { ...form, subtotal: 8999, vat: 1079.88, total_amount: 10_078.88 };
      const refused = await place(who, sent);
      expect(refused.status).toBe(409);
      expect(refused.json.message).toBe(
        'Prices have changed. Please review your order and confirm again.',
      );
      expect(refused.json.totals).toEqual({
        subtotal: 9500.25,
        vat: 1140.03,
        total_amount: 10_640.28,
      });
      expect(refused.json.items[0]).toMatchObject({ product_price: 9500.25, quantity: 1 });
      expect(await history(who)).toEqual([]);
      const confirmed = await place(who, { ...form, ...refused.json.totals });
      expect(confirmed.status).toBe(200);
      await setKit({ price: 899_900 });
    });

    it.each([
      ['a total of nothing', { total_amount: 0 }],
      ['a total that is a centavo short', { total_amount: 11_198.87 }],
      ['a negative subtotal', { subtotal: -9999 }],
    ])("never takes the caller's word for it: %s", async (_, lie) => {
      const who = await shop.customer();
      await add(who, 'Bare tool', 2);
      expect((await place(who, { ...twoTools, ...lie })).status).toBe(409);
      expect(await cart(who)).toHaveLength(1);
    });

    it('sells no more than there is, to customers who order at once', async () => {
      await setKit({ stock: 5 });
      const crowd = await Promise.all(Array.from({ length: 8 }, () => shop.customer()));
      await Promise.all(crowd.map((who) => add(who, 'Kit', 1)));
      const oneKit = { ...form, subtotal: 8999, vat: 1079.88, total_amount: 10_078.88 };
      const answers = await Promise.all(crowd.map((who) => place(who, oneKit)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([
        200, 200, 200, 200, 200, 409, 409, 409,
      ]);
      expect(await kitStock()).toBe(0);
      const late = answers.find((answer) => answer.status === 409);
      expect(late?.json.message).toMatch(/out of stock/);
      expect(late?.json.items).toHaveLength(1);
      const details = await shop.get(`/api/store/products/details/${drill.id}`);
      expect(details.json.variants[1]).toMatchObject({ variant_name: 'Kit', in_stock: false });
      await setKit({ stock: 5 });
    });

    it("[P03] is nobody else's", async () => {
      const one = await shop.customer();
      const two = await shop.customer();
      await add(one, 'Bare tool', 2);
      expect((await place(two, { ...twoTools, user_id: one.id })).status).toBe(403);
      expect((await place(one, { ...twoTools, user_id: one.id })).status).toBe(200);
      const spied = await shop.post(
        '/api/store/order/fetchAllOrders',
        { user_id: one.id },
        { token: two.token },
      );
      expect(spied.status).toBe(403);
      expect(await history(two)).toEqual([]);
      expect((await shop.post('/api/store/order/placeOrders', twoTools)).status).toBe(401);
    });

    it('names every missing field', async () => {
      const who = await shop.customer();
      const refused = await place(who, { company: 'x' });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.json.fields)).toEqual(
        expect.arrayContaining(['email', 'first_name', 'address1', 'postal_code', 'phone']),
      );
    });

    it('lists the newest order first', async () => {
      const who = await shop.customer();
      const numbers: string[] = [];
      for (let at = 0; at < 3; at += 1) {
        await add(who, 'Bare tool', 2);
        numbers.unshift((await place(who)).json.order_number);
      }
      const listed = (await history(who)) as { order_number: string }[];
      expect(listed.map((order) => order.order_number)).toEqual(numbers);
    });
  });
}
