/* oxlint-disable typescript/no-unsafe-return, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-assignment -- an answer's shape is what is tested */
/** Companies that order: their details, and what an order says of them everywhere. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../src/database/tables/catalogue';
import { companyDetails } from '../src/database/tables/customers';
import { orders } from '../src/database/tables/orders';
import { NEVER_OPEN, openingHoursOf } from '../src/domain/settings/opening-hours';
import { openCounter, signedIn, type Counter } from './clerk';
import { fillCart, placeCart } from './placed-orders';
import { setShop } from './set-shop';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

const READ = '/api/auth/shop-company';
const SAVE = '/api/auth/shop-save-company';
const company = {
  company_name: 'Cruz Builders Inc.',
  tin: '123 456 789 00012',
  branch: 'Cebu',
  address: '1 Rizal St, Cebu City',
};
const stored = { ...company, tin: '123-456-789-00012' };
const ordered = {
  po_number: 'PO-4500/88',
  project_reference: 'Mactan <b>Bridge</b>',
  tin: '123456789000',
  branch: 'Cebu',
};

export function companySuite(database: TestDatabase): void {
  describe('a company that orders', () => {
    let shop: TestShop;
    let counter: Counter;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const read = async ({ token }: Customer) => (await shop.post(READ, {}, { token })).json;
    const order = async (who: Customer, more: object) => {
      const { id, variants: of } = await shop.product('Cordless Hammer Drill');
      await fillCart(shop, who, [{ product_id: id, variant_id: of['Bare tool'], quantity: 1 }]);
      return placeCart(shop, who, more);
    };

    it('[B30 B31] has its details kept with the account, with the TIN in one form', async () => {
      const who = await shop.customer();
      const nothing = { company_name: '', tin: '', branch: '', address: '' };
      expect(await read(who)).toEqual(nothing);
      const saved = await shop.post(SAVE, company, { token: who.token });
      expect([saved.status, saved.json]).toEqual([200, stored]);
      expect(await read(who)).toEqual(stored);
      expect(await read(await shop.customer())).toEqual(nothing);
      const wrong = await shop.post(SAVE, { ...company, tin: '12-34' }, { token: who.token });
      expect([wrong.status, Object.keys(wrong.json.fields as object)]).toEqual([422, ['tin']]);
      expect(await read(who)).toEqual(stored);
    });

    it('[B30] has them in the copy of the data, and nowhere after the account is deleted', async () => {
      const who = await shop.customer();
      await shop.post(SAVE, company, { token: who.token });
      const { order_number: number } = (await order(who, ordered)).json;
      const data = (await shop.post('/api/auth/shop-account-data', {}, { token: who.token })).json;
      expect(data).toMatchObject({
        company: stored,
        orders: [{ poNumber: ordered.po_number, companyTin: '123-456-789-000' }],
      });
      const password = `their password ${/\d+/.exec(who.email)?.[0]}`;
      await shop.post('/api/auth/shop-delete-account', { password }, { token: who.token });
      const { db } = shop.deps;
      const kept = await db.select().from(companyDetails).where(eq(companyDetails.userId, who.id));
      expect(kept).toEqual([]);
      const [left] = await db
        .select()
        .from(orders)
        .where(eq(orders.number, number as string));
      expect(left).toMatchObject({
        ...{ poNumber: null, projectReference: null, companyTin: null, companyBranch: null },
      });
    });

    it('[B32] says on order, mail, counter, receipt and slip what it ordered for', async () => {
      const who = await shop.customer();
      const placed = await order(who, ordered);
      expect(placed.status).toBe(200);
      const number = placed.json.order_number as string;
      const [seen] = (await shop.post('/api/store/order/fetchAllOrders', {}, { token: who.token }))
        .json;
      expect(seen).toMatchObject({ ...ordered, tin: '123-456-789-000' });
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.text).toContain('Branch: Cebu\nTIN: 123-456-789-000\nPO number: PO-4500/88');
      const clerk = await signedIn(counter, 'luz', 'counter');
      for (const page of ['', '/receipt', '/slip']) {
        const { text } = await clerk.look(`/staff/orders/${number}${page}`);
        for (const words of ['PO-4500/88', '123-456-789-000', 'Mactan &lt;b&gt;Bridge']) {
          expect(text).toContain(words);
        }
      }
      const { text: list } = await clerk.look('/staff/orders?q=po-4500%2F88');
      expect(list).toContain(`/staff/orders/${number}`);
      expect((await clerk.look('/staff/orders?q=PO-9999')).text).not.toContain(number);
    });

    it('[B31] is refused with a TIN that is none, and nothing is ordered', async () => {
      const who = await shop.customer();
      const refused = await order(who, { ...ordered, tin: '123-456' });
      expect([refused.status, Object.keys(refused.json.fields as object)]).toEqual([422, ['tin']]);
      const seen = await shop.post('/api/store/order/fetchAllOrders', {}, { token: who.token });
      expect(seen.json).toEqual([]);
    });

    it('orders as before where it says nothing', async () => {
      const who = await shop.customer();
      expect((await order(who, {})).status).toBe(200);
      const [seen] = (await shop.post('/api/store/order/fetchAllOrders', {}, { token: who.token }))
        .json;
      for (const name of Object.keys(ordered)) expect(seen).not.toHaveProperty(name);
    });

    it('[B33] sees how many there are, on the product and in the cart', async () => {
      const who = await shop.customer();
      const { id, variants: of } = await shop.product('Cordless Hammer Drill');
      const kit = of.Kit ?? 0;
      const counted = (stock: number) =>
        shop.deps.db.update(variants).set({ stock }).where(eq(variants.id, kit));
      await counted(5);
      await fillCart(shop, who, [{ product_id: id, variant_id: kit, quantity: 5 }]);
      await counted(3);
      const { json } = await shop.get(`/api/store/products/details/${id}`);
      const counts = (json.variants as { id: number; stock_count?: number }[]).map(
        (one) => [one.id, one.stock_count] as const,
      );
      expect(new Map(counts).get(kit)).toBe(3);
      const cart = await shop.post('/api/store/cart/fetchItemsAdded', {}, { token: who.token });
      expect(cart.json.data).toMatchObject([{ stock_count: 3, status: 'out_of_stock' }]);
    });

    it('sees from when it can be collected: in lists, on the product, and in the cart as many as it has', async () => {
      const who = await shop.customer();
      const { id, variants: of } = await shop.product('Cordless Hammer Drill');
      const kit = of.Kit ?? 0;
      await setShop(shop, { hours: openingHoursOf('Mon-Sun 0:00-24:00') ?? [], preparation: 0 });
      const trade = { lead_time: '3 to 5 working days' };
      await shop.deps.db.update(variants).set({ stock: 5, trade }).where(eq(variants.id, kit));
      type Row = { id?: number; variant_id?: number; collect?: { days: number } };
      const daysOf = (rows: Row[]) =>
        rows.find((row) => [row.id, row.variant_id].some((each) => each === kit || each === id))
          ?.collect?.days;
      await fillCart(shop, who, [{ product_id: id, variant_id: kit, quantity: 5 }]);
      const inCart = async () => {
        const cart = await shop.post('/api/store/cart/fetchItemsAdded', {}, { token: who.token });
        return daysOf(cart.json.data as Row[]);
      };
      const product = await shop.get(`/api/store/products/details/${id}`);
      expect(daysOf(product.json.variants as Row[])).toBe(0);
      expect(await inCart()).toBe(0);
      await shop.deps.db.update(variants).set({ stock: 4 }).where(eq(variants.id, kit));
      expect(await inCart()).toBe(5);
      const list = await shop.post('/api/store/products', { limit: 100 });
      const listed = list.json.find((row: { id: number }) => row.id === id);
      expect(listed.collect.from).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d\+08:00$/);
      await setShop(shop, { hours: NEVER_OPEN });
      const silent = await shop.get(`/api/store/products/details/${id}`);
      expect(daysOf(silent.json.variants as Row[])).toBeUndefined();
    });
  });
}
