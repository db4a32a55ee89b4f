/** What letters say of the shop, and the words that an owner adds to them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { users } from '../src/database/tables/customers';
import { orders } from '../src/database/tables/orders';
import { settingChanges } from '../src/database/tables/settings';
import { openingHoursOf } from '../src/domain/settings/opening-hours';
import { hiddenIn, openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { orderKits } from './placed-orders';
import { setShop } from './set-shop';
import {
  openTestShop,
  SHOP_SETTINGS,
  type Customer,
  type TestDatabase,
  type TestShop,
} from './shop';

const AT = '/staff/settings/letters';

export function counterLettersSuite(database: TestDatabase): void {
  describe('letters about orders', () => {
    let shop: TestShop;
    let counter: Counter;
    let owner: Clerk;
    let who: Customer;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop, { shop: SHOP_SETTINGS });
      owner = await signedIn(counter, 'rosa', 'owner');
    });
    beforeEach(async () => {
      await shop.deps.db.delete(settingChanges);
      who = await shop.customer();
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const newest = async () => (await shop.mailsTo(who.email))[0]?.text ?? '';
    const step = async (number: string, from: string, to: string) => {
      const path = `/staff/orders/${number}`;
      await owner.send(`${path}/status`, { from, to }, path);
    };
    const send = async (kind: string, fields: Record<string, string>) =>
      owner.send(`${AT}/${kind}`, { introduction: '', closing: '', ...fields }, `${AT}/${kind}`);

    it('say where and when it is picked up, until when it is paid, and where it can be read', async () => {
      await setShop(shop, {
        pickupAddress: 'Gate 3\n5 Harbour Road, Manila',
        hours: openingHoursOf('Mon-Fri 9:00-18:00') ?? [],
        unpaidDays: 3,
      });
      const number = await orderKits(shop, who);
      const facts = [
        'The last day to pay is June 4, 2026.',
        'Pickup at: Gate 3, 5 Harbour Road, Manila\nOpen: Monday to Friday, 9:00 to 18:00',
        `Your order: https://shop.example.ph/order-history/${number}`,
      ];
      const placed = await newest();
      expect(placed).toContain(
        `All orders are for pickup. Our staff will contact you for payment.\n\n${facts.join('\n\n')}`,
      );
      await step(number, 'Pending', 'Confirmed');
      expect(await newest()).toContain(facts.join('\n\n'));
      await step(number, 'Confirmed', 'Ready for pickup');
      expect(await newest()).toContain(facts.join('\n\n'));
      await step(number, 'Ready for pickup', 'Completed');
      const collected = await newest();
      expect(collected).toContain(facts[2]);
      expect(collected).not.toContain('last day');
      expect(collected).not.toContain('Pickup at');
    });

    it('hold an order open through its last day to pay', async () => {
      await setShop(shop, { unpaidDays: 3 });
      const number = await orderKits(shop, who);
      const isListed = async (now: string) => {
        const before = shop.time;
        shop.time = new Date(now).getTime();
        const late = await signedIn(counter, 'rosa', 'owner');
        const page = await late.look('/staff/orders?unpaid=1');
        shop.time = before;
        return page.text.includes(number);
      };
      await shop.deps.db
        .update(orders)
        .set({ placedAt: new Date('2026-06-01T08:00:00+08:00') })
        .where(eq(orders.number, number));
      expect(await isListed('2026-06-04T23:59:00+08:00')).toBe(false);
      expect(await isListed('2026-06-05T00:00:00+08:00')).toBe(true);
    });

    it('begin and end with an owner’s words, which are seen in the whole letter before', async () => {
      const introduction = 'Good news, {name}!\nCome to <b>{address}</b> & bring {number}.';
      const tried = await send('ready', { introduction, do: 'preview' });
      expect(tried.status).toBe(200);
      expect(tried.text).toContain('Nothing is saved yet.');
      expect(tried.text).toContain(
        'Good news, Ana Cruz!\nCome to &lt;b&gt;12 Pier Road, Manila&lt;/b&gt; &amp; bring ORD-',
      );
      expect(tried.text).toContain('is ready for pickup. Please bring its number with you.');
      // What was typed is still in the form.
      expect(tried.text).toContain('Good news, {name}!');
      expect(await shop.deps.db.$count(settingChanges)).toBe(0);

      const form = {
        ...hiddenIn(await owner.look(`${AT}/ready`), `${AT}/ready`),
        introduction,
        closing: 'See you at the wharf.',
      };
      for (const _ of ['once', 'twice']) {
        const saved = await owner.post(`${AT}/ready`, form);
        expect(saved.location).toBe(`${AT}/ready?said=letter`);
      }
      expect(await shop.deps.db.$count(settingChanges)).toBe(2);
      const stale = await owner.post(`${AT}/ready`, { ...form, closing: 'Bye.' });
      expect(stale.status).toBe(409);
      const [logged] = await shop.deps.db
        .select()
        .from(audit)
        .where(eq(audit.object, 'letter Ready for pickup'));
      expect(logged).toMatchObject({
        staffName: 'rosa',
        after: { Introduction: introduction, Closing: 'See you at the wharf.' },
      });

      const number = await orderKits(shop, who);
      await step(number, 'Pending', 'Confirmed');
      expect(await newest()).not.toContain('Good news');
      // A name that is no good in a letter is none in the words either.
      await shop.deps.db
        .update(orders)
        .set({
          firstName: '<script>alert(1)</script> http://evil.example/x Ana',
          lastName: '{hours}',
        })
        .where(eq(orders.number, number));
      await step(number, 'Confirmed', 'Ready for pickup');
      const ready = await newest();
      expect(ready).toMatch(/^Hello .*,\n\nGood news, .*Ana \{hours\}!\nCome to <b>12 Pier Road/);
      expect(ready).not.toContain('evil.example');
      expect(ready).toMatch(/See you at the wharf\.\n\nYour tools and equipment supplier$/);
      const outbox = await shop.app.request('/dev/outbox', { headers: { accept: 'text/html' } });
      expect(await outbox.text()).not.toContain('<script>alert');
    });

    it.each([
      ['{nmae}, hello', '‘{nmae}’ stands for nothing'],
      ['{} hello', '‘{}’ stands for nothing'],
      ['Hello {name', 'A ‘{’ stands alone'],
      ['Hello name}', 'A ‘}’ stands alone'],
    ])('refuse at its field what stands for nothing: %s', async (closing, words) => {
      for (const what of ['save', 'preview']) {
        const wrong = await send('placed', { closing, introduction: 'Thank you.', do: what });
        expect(wrong.status).toBe(422);
        expect(wrong.text).toMatch(new RegExp(`id="closing-wrong">${words}`));
        expect(wrong.text).toContain('Thank you.');
      }
      expect(await shop.deps.db.$count(settingChanges)).toBe(0);
    });

    it('are seen of each kind as they are sent', async () => {
      const list = await owner.look(AT);
      const kinds = [...list.text.matchAll(/settings\/letters\/(\w+)"/g)].map(([, kind]) => kind);
      expect(kinds).toHaveLength(10);
      for (const kind of kinds) {
        const page = await owner.look(`${AT}/${kind}`);
        expect(page.text).toContain('Hello Ana Cruz,');
        expect(page.text).toMatch(/ORD-7K3M-92QX|QUO-4H8P-TW6R/);
      }
      expect(await shop.deps.db.$count(users, eq(users.email, 'ana.cruz@example.ph'))).toBe(0);
    });
  });
}
