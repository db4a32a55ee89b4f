/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-argument -- an answer's shape is what is tested */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../src/database/tables/catalogue';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';
import { storedPath } from './small-catalogue';

type Line = { variant_id: number; quantity: number; status: string };

export function cartSuite(database: TestDatabase): void {
  describe('the cart', () => {
    let shop: TestShop;
    let drill: { id: number; variants: Record<string, number> };
    beforeAll(async () => {
      shop = await openTestShop(database);
      drill = await shop.product('Cordless Hammer Drill');
    });
    afterAll(() => shop.close());

    const change = (
      who: Customer,
      type: 'add' | 'reduce' | 'remove',
      more: Record<string, unknown> = {},
      key?: string,
    ) =>
      shop.post(
        '/api/store/cart/updateItemsInCart',
        { product_id: drill.id, variant_id: drill.variants['Bare tool'], type, ...more },
        { token: who.token, key },
      );
    const quantities = (json: { data: Line[] }) => json.data.map((line) => line.quantity);

    it('[K02] adds, reduces and removes, and answers the cart as it is then', async () => {
      const who = await shop.customer();
      const added = await change(who, 'add');
      expect(added.json).toEqual({
        message: 'Item has been added to cart!',
        idempotent: true,
        data: [
          {
            product_id: drill.id,
            variant_id: drill.variants['Bare tool'],
            quantity: 1,
            product_name: 'Cordless Hammer Drill',
            variant_name: 'Bare tool',
            model: 'TMW-HD18',
            brand_name: 'Tamaraw',
            product_price: 4999.5,
            product_image: storedPath('products/drill.svg'),
            user_id: who.id,
            status: 'available',
            default: false,
          },
        ],
      });
      expect(quantities((await change(who, 'add', { quantity: 4 })).json)).toEqual([5]);
      expect(quantities((await change(who, 'reduce')).json)).toEqual([4]);
      expect(quantities((await change(who, 'reduce', { quantity: 3 })).json)).toEqual([1]);
      expect(quantities((await change(who, 'reduce')).json)).toEqual([]);
      await change(who, 'add', { quantity: 9 });
      expect(quantities((await change(who, 'remove')).json)).toEqual([]);
      expect((await change(who, 'remove')).status).toBe(200);
    });

    it('takes ids as text too, and gives numbers', async () => {
      const who = await shop.customer();
      const added = await change(who, 'add', {
        product_id: String(drill.id),
        variant_id: String(drill.variants['Bare tool']),
      });
      expect(added.json.data[0].variant_id).toBe(drill.variants['Bare tool']);
    });

    it('[K03] adds once however often the same call comes, as a merge after login repeats it', async () => {
      const who = await shop.customer();
      const same = Array.from({ length: 10 }, () => change(who, 'add', { quantity: 2 }, 'key-1'));
      for (const answered of await Promise.all(same)) {
        expect(answered.status).toBe(200);
        expect(quantities(answered.json)).toEqual([2]);
      }
      const other = await change(who, 'add', { quantity: 3 }, 'key-1');
      expect(other.status).toBe(422);
      // Keys of two customers are different keys, also with the same text.
      expect(quantities((await change(await shop.customer(), 'add', {}, 'key-1')).json)).toEqual([
        1,
      ]);
    });

    it('loses none of twenty parallel adds', async () => {
      const who = await shop.customer();
      await Promise.all(Array.from({ length: 20 }, () => change(who, 'add')));
      const cart = await shop.post('/api/store/cart/fetchItemsAdded', {}, { token: who.token });
      expect(quantities(cart.json)).toEqual([20]);
    });

    it('refuses what can not be sold', async () => {
      const who = await shop.customer();
      const wrench = await shop.product('Hydraulic Torque Wrench');
      const soldOut = await change(who, 'add', {
        product_id: wrench.id,
        variant_id: wrench.variants.Standard,
      });
      expect([soldOut.status, soldOut.json.message]).toEqual([409, 'This item is out of stock.']);
      const noPrice = await change(who, 'add', { variant_id: drill.variants.Pallet });
      expect(noPrice.status).toBe(422);
      expect(noPrice.json.message).toMatch(/Price Upon Inquiry/);
      const tooMany = await change(who, 'add', { variant_id: drill.variants.Kit, quantity: 6 });
      expect([tooMany.status, tooMany.json.message]).toEqual([409, 'Only 5 left in stock.']);
      await change(who, 'add', { quantity: 9999 });
      expect((await change(who, 'add')).status).toBe(422);
      expect((await change(who, 'add', { quantity: 10_000 })).status).toBe(422);
      expect((await change(who, 'add', { variant_id: 999_999 })).status).toBe(404);
      expect((await change(who, 'add', { variant_id: '99999999999999999999' })).status).toBe(404);
      const mixed = await change(who, 'add', { product_id: wrench.id });
      expect(mixed.status).toBe(422);
      expect(mixed.json.fields.product_id).toBeTruthy();
    });

    it('says how each line stands now', async () => {
      const who = await shop.customer();
      await change(who, 'add', { variant_id: drill.variants.Kit, quantity: 3 });
      const set = (values: { price?: number | null; stock?: number | null }) =>
        shop.deps.db
          .update(variants)
          .set(values)
          .where(eq(variants.id, drill.variants.Kit ?? 0));
      const status = async () =>
        (await shop.post('/api/store/cart/fetchItemsAdded', {}, { token: who.token })).json.data[0]
          .status as string;
      expect(await status()).toBe('available');
      await set({ stock: 2 });
      expect(await status()).toBe('out_of_stock');
      await set({ price: null });
      expect(await status()).toBe('unavailable');
      await set({ price: 899_900, stock: 5 });
    });

    it.each([
      ['a number', (id: number) => id],
      ['a text', (id: number) => String(id)],
      ['spaces around it', (id: number) => ` ${id} `],
      ['a zero before it', (id: number) => `0${id}`],
      ['SQL behind it', (id: number) => `${id} or 1=1`],
      ['a list', (id: number) => [id]],
    ])("[P03] no call reads or changes another's by a user_id that is %s", async (_, write) => {
      const one = await shop.customer();
      const two = await shop.customer();
      await change(one, 'add', { quantity: 3 });
      await change(two, 'add');
      const user_id = write(one.id);
      for (const type of ['add', 'reduce', 'remove'] as const) {
        expect([403, 422]).toContain((await change(two, type, { user_id })).status);
      }
      for (const path of ['cart/fetchItemsAdded', 'order/fetchAllOrders', 'order/placeOrders']) {
        const asked = await shop.post(`/api/store/${path}`, { user_id }, { token: two.token });
        expect([403, 422]).toContain(asked.status);
        expect(asked.json.data).toBeUndefined();
      }
      for (const [who, quantity] of [
        [one, 3],
        [two, 1],
      ] as const) {
        const own = await shop.post('/api/store/cart/fetchItemsAdded', {}, { token: who.token });
        expect(quantities(own.json)).toEqual([quantity]);
      }
    });

    it("[P03] is nobody else's", async () => {
      const one = await shop.customer();
      const two = await shop.customer();
      await change(one, 'add', { quantity: 7 });
      const fetch = (token: string, body: object) =>
        shop.post('/api/store/cart/fetchItemsAdded', body, { token });
      expect((await fetch(two.token, { user_id: one.id })).status).toBe(403);
      expect((await change(two, 'add', { user_id: one.id })).status).toBe(403);
      expect((await change(two, 'remove', { user_id: String(one.id) })).status).toBe(403);
      expect(quantities((await fetch(two.token, { user_id: two.id })).json)).toEqual([]);
      expect(quantities((await fetch(one.token, { user_id: String(one.id) })).json)).toEqual([7]);
      const nobody = await shop.post('/api/store/cart/fetchItemsAdded', { user_id: one.id });
      expect(nobody.status).toBe(401);
    });
  });
}
