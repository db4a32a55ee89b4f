/** What an owner sets at the counter, and who reads it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { audit } from '../src/database/tables/audit';
import { orders } from '../src/database/tables/orders';
import { settingChanges } from '../src/database/tables/settings';
import { createStoredSettings } from '../src/domain/settings/stored-settings';
import { hoursText } from '../src/domain/settings/opening-hours';
import { filledIn, openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { orderKits, ordersSeenBy } from './placed-orders';
import { openTestShop, SHOP_SETTINGS, type TestDatabase, type TestShop } from './shop';

const AT = '/staff/settings';

export function counterSettingsSuite(database: TestDatabase): void {
  describe('the shop’s settings at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let owner: Clerk;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop, { shop: SHOP_SETTINGS });
      owner = await signedIn(counter, 'rosa', 'owner');
    });
    beforeEach(() => shop.deps.db.delete(settingChanges));
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    /** The page's form as it is filled in. */
    const form = async (): Promise<Record<string, string>> => {
      const page = await owner.look(AT);
      const texts = [...page.text.matchAll(/<textarea id="(\w+)"[^>]*>\n([^<]*)</g)];
      const areas = Object.fromEntries(texts.map(([, name = '', text = '']) => [name, text]));
      return {
        ...filledIn(page, AT),
        ...areas,
        noInputTax: 'yes',
        namesRead: 'yes',
        choicesCount: 'yes',
      };
    };
    const save = async (fields: Record<string, string>) =>
      owner.post(AT, { ...(await form()), ...fields });
    const week = Object.fromEntries(
      [1, 2, 3, 4, 5].flatMap((day) => [
        [`opens-${day}`, '9'],
        [`closes-${day}`, '18:30'],
      ]),
    ) as Record<string, string>;

    it('are the server’s until somebody changes them, and keep who changed what', async () => {
      const before = await owner.look(AT);
      expect(before.text).toContain('12 Pier Road, Manila');
      expect(before.text).toContain('Nobody has changed anything here');
      const address = 'Gate 3\n5 Harbour Road, Manila';
      const saved = await save({ ...week, pickupAddress: address, unpaidDays: '3' });
      expect(saved.location).toBe(`${AT}?said=set`);
      const now = await shop.deps.shopSettings.now();
      expect(hoursText(now.hours)).toBe('Mon-Fri 9:00-18:30');
      expect(now).toMatchObject({ pickupAddress: address, unpaidDays: 3, sellerName: '' });

      const rows = await shop.deps.db.select().from(settingChanges).orderBy(settingChanges.id);
      expect(rows.map(({ name, value, staffName }) => [name, value, staffName])).toEqual([
        ['hours', 'Mon-Fri 9:00-18:30', 'rosa'],
        ['pickupAddress', address, 'rosa'],
        ['unpaidDays', '3', 'rosa'],
      ]);
      await save({ unpaidDays: '5' });
      const logged = await shop.deps.db
        .select()
        .from(audit)
        .where(eq(audit.action, 'settings changed'))
        .orderBy(audit.id);
      expect(logged.at(-1)).toMatchObject({
        staffName: 'rosa',
        before: { 'Days to pay': '3' },
        after: { 'Days to pay': '5' },
      });
      const page = await owner.look(AT);
      expect(page.text).toMatch(/Days to pay<\/td>.*?>3<.*?>5</s);
    });

    it('say at its field what is wrong with each, keep what was typed, and change nothing', async () => {
      const wrong = await save({
        'opens-1': 'early',
        'closes-2': '25:00',
        closed: '2026-12-25, 2026-02-30',
        preparation: 'an hour',
        sellerTin: '123-456',
        unpaidDays: '0',
        pickupAddress: 'Gate <3>',
      });
      expect(wrong.status).toBe(422);
      for (const [field, words] of [
        ['opens-1', 'Must be a time of day'],
        ['closes-2', 'Must be a time of day'],
        ['closed', '‘2026-02-30’ is no day'],
        ['preparation', 'Must be a whole number of minutes'],
        ['sellerTin', 'Please enter a TIN'],
        ['unpaidDays', 'from 1 to 365'],
      ]) {
        expect(wrong.text).toMatch(new RegExp(`id="${field}-wrong">[^<]*${words}`));
      }
      for (const typed of ['value="early"', '2026-12-25, 2026-02-30', 'Gate &lt;3&gt;']) {
        expect(wrong.text).toContain(typed);
      }
      const half = await save({ 'opens-1': '8:00', 'opens-2': '9:00', 'closes-2': '9:00' });
      expect(half.text).toMatch(/id="closes-1-wrong">Please say when it closes/);
      expect(half.text).toMatch(/id="closes-2-wrong">Must be later/);
      expect(await shop.deps.db.$count(settingChanges)).toBe(0);
    });

    it('offer the payment methods at once, and a payment keeps one that is taken out', async () => {
      const number = await orderKits(shop, await shop.customer());
      const order = `/staff/orders/${number}`;
      const pay = (method: string) => {
        const fields = { method, amount: '1.00', reference: '0012345' };
        return owner.press(`${order}/payment`, order, fields);
      };
      const offered = async () =>
        [...(await owner.look(order)).text.matchAll(/<option value="([^"]*)"/g)].map(
          ([, one]) => one,
        );
      expect((await pay('Maya')).location).toContain('said=paid');
      await save({ otherMethods: ' GCash \r\n\r\nBank  of “A & B”, Cebu' });
      expect((await shop.deps.shopSettings.now()).paymentMethods).toEqual([
        ...['Cash', 'GCash', 'Bank of “A & B”, Cebu'],
      ]);
      expect(await offered()).toEqual(
        expect.arrayContaining(['Cash', 'GCash', 'Bank of “A &amp; B”, Cebu']),
      );
      expect(await offered()).not.toContain('Maya');
      expect((await owner.look(order)).text).toContain('Maya 0012345');
      expect((await pay('Maya')).text).toContain('Please choose how it was paid.');
      expect((await pay('Bank of “A & B”, Cebu')).location).toContain('said=paid');
    });

    it.each([
      ['GCash\ncash', '‘cash’ is there twice.'],
      ['GCash\nGCASH', '‘GCASH’ is there twice.'],
      ['x'.repeat(41), 'must have 40 characters or fewer.'],
      ['noted before', 'the counter uses this name itself.'],
      [Array.from({ length: 20 }, (_, at) => `Bank ${at}`).join('\n'), '20 methods at most.'],
    ])('refuse %j as payment methods, and keep what was typed', async (typed, words) => {
      const refused = await save({ otherMethods: typed });
      expect(refused.status).toBe(422);
      expect(refused.text).toMatch(new RegExp(`id="otherMethods-wrong">[^<]*${words}`));
      expect(refused.text).toContain(typed);
      expect(await shop.deps.db.$count(settingChanges)).toBe(0);
    });

    it('are changed once by a form that is sent twice, and never over somebody else’s change', async () => {
      const sent = { ...(await form()), pickupAddress: 'Gate 3' };
      expect((await owner.post(AT, sent)).location).toBe(`${AT}?said=set`);
      expect((await owner.post(AT, sent)).location).toBe(`${AT}?said=set`);
      expect(await shop.deps.db.$count(settingChanges)).toBe(1);
      const stale = await owner.post(AT, { ...sent, pickupAddress: 'Gate 4' });
      expect(stale.status).toBe(409);
      expect(stale.text).toContain('Changed meanwhile');
      expect(stale.text).toMatch(/Gate 4.*Gate 3/s);
      expect((await shop.deps.shopSettings.now()).pickupAddress).toBe('Gate 3');
    });

    it('count at once in every process: for lists, papers and what is not paid in time', async () => {
      const other = createStoredSettings(shop.deps, SHOP_SETTINGS, () => shop.time);
      const { id } = await shop.product('Cordless Hammer Drill');
      const collect = async () => {
        const answer = await shop.post('/api/store/products', { limit: 100 });
        const rows = answer.json as { id: number; collect?: { from: string } }[];
        return rows.find((row) => row.id === id)?.collect?.from;
      };
      expect(await collect()).toBeUndefined();
      expect((await other.lately()).unpaidDays).toBe(7);
      const who = await shop.customer();
      const number = await orderKits(shop, who);
      const pickup = async () => {
        const [order] = await ordersSeenBy(shop, who);
        return [order?.pickup_address, order?.pickup_hours];
      };
      expect(await pickup()).toEqual(['12 Pier Road, Manila', '']);
      expect((await shop.get('/api/shop')).json).toEqual({
        hours: '',
        pickup_address: '12 Pier Road, Manila',
        persistent_sign_in: true,
      });
      await shop.deps.db
        .update(orders)
        .set({ placedAt: new Date(shop.time - 4 * DAY_MS) })
        .where(eq(orders.number, number));
      expect((await owner.look('/staff/orders?unpaid=1')).text).not.toContain(number);

      const papers = { sellerName: 'Wharf & Sons', sellerTin: '123456789' };
      await save({ ...week, ...papers, unpaidDays: '3', pickupAddress: 'Gate 3\n5 Harbour Road' });
      const hours = 'Monday to Friday, 9:00 to 18:30';
      expect(await pickup()).toEqual(['Gate 3, 5 Harbour Road', hours]);
      expect(await other.now()).toMatchObject({ unpaidDays: 3, sellerTin: '123-456-789-000' });
      // The catalogue's lists keep it for a second.
      shop.time += 1000;
      expect((await other.lately()).unpaidDays).toBe(3);
      // Monday, 8:00 in Manila: it opens at 9:00, and takes an hour to get ready.
      expect(await collect()).toBe('2026-06-01T10:00+08:00');
      expect((await owner.look('/staff/orders?unpaid=1')).text).toContain(number);
      const paper = await owner.look(`/staff/orders/${number}`);
      expect(paper.text).toContain('Wharf &amp; Sons');
      expect(paper.text).toContain('TIN: 123-456-789-000');
    });
  });
}
