/** Orders at the counter: found, changed step by step, cancelled once, and told to the customer. */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { forgetAccount } from '../src/domain/customers/account-deletion';
import { audit } from '../src/database/tables/audit';
import { variants } from '../src/database/tables/catalogue';
import { orders } from '../src/database/tables/orders';
import { papers } from '../src/database/tables/payments';
import { ORDERS_A_PAGE } from '../src/domain/orders/find-orders';
import { changeStatus } from '../src/domain/orders/change-status';
import { cancelUnpaid } from '../src/domain/orders/unpaid';
import { hiddenIn, openCounter, signedIn, tokenIn, type Clerk, type Counter } from './clerk';
import { orderKits } from './placed-orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

export function counterOrdersSuite(database: TestDatabase): void {
  describe('orders at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let who: Customer;
    let kit = 0;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      kit = (await shop.product('Cordless Hammer Drill')).variants.Kit ?? 0;
    });
    beforeEach(async () => {
      clerk = await signedIn(counter, 'maria', 'counter');
      who = await shop.customer();
      await shop.deps.db.update(variants).set({ stock: 10 }).where(eq(variants.id, kit));
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const stock = async () => {
      const [row] = await shop.deps.db.select().from(variants).where(eq(variants.id, kit));
      return row?.stock;
    };
    const at = (number: string, change = '') => `/staff/orders/${number}${change && `/${change}`}`;
    const step = async (number: string, from: string, to: string, more = {}) => {
      const page = await clerk.look(at(number));
      const token = tokenIn(page, at(number, 'status'));
      return clerk.post(at(number, 'status'), { token, from, to, ...more });
    };
    const pay = (number: string) => clerk.press(at(number, 'payment'), at(number));
    const shown = async () => {
      const seen = await shop.post('/api/store/order/fetchAllOrders', {}, { token: who.token });
      return (seen.json as { status: string }[])[0]?.status;
    };
    const subjects = async () => (await shop.mailsTo(who.email)).map(({ subject }) => subject);
    const found = async (query: Record<string, string>) => {
      const page = await clerk.look(`/staff/orders?${new URLSearchParams(query).toString()}`);
      return [...page.text.matchAll(/<a href="\/staff\/orders\/(ORD-[^"]+)"/g)].map(([, n]) => n);
    };

    it('[N13] goes from one status to the next, with a mail each, as the customer sees it', async () => {
      const number = await orderKits(shop, who, 2);
      for (const [from, to, said] of [
        ['Pending', 'Confirmed', 'is confirmed'],
        ['Confirmed', 'Ready for pickup', 'is ready for pickup'],
        ['Ready for pickup', 'Completed', 'was picked up'],
      ] as const) {
        expect((await step(number, from, to)).status).toBe(303);
        expect(await shown()).toBe(to);
        expect((await subjects())[0]).toBe(`Your order ${number} ${said}`);
      }
      const { text } = await clerk.look(at(number));
      expect(text).toContain('Paid: ');
      expect(text.match(/<strong>Completed<\/strong> by maria/)).not.toBeNull();
      expect(await subjects()).toHaveLength(5);
      expect(await stock()).toBe(8);
    });

    it('[N14] cancels with a reason, tells it, and gives the stock back once', async () => {
      const number = await orderKits(shop, who, 3);
      expect(await stock()).toBe(7);
      expect((await step(number, 'Pending', 'Cancelled', { reason: '' })).status).toBe(422);
      const words = 'See http://evil.example, or come by.';
      const cancel = { reason: 'stock', words };
      expect((await step(number, 'Pending', 'Cancelled', cancel)).location).toContain('cancelled');
      expect(await stock()).toBe(10);
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.text).toContain('We do not have the goods after all.');
      expect(mail?.text).toContain('come by.');
      expect(mail?.text).not.toContain('evil.example');
      const rows = await shop.deps.db
        .select()
        .from(audit)
        .where(eq(audit.object, `order ${number}`));
      expect(rows).toMatchObject([
        {
          staffName: 'maria',
          before: { status: 'Pending' },
          after: { status: 'Cancelled', reason: 'stock' },
        },
      ]);
    });

    it('[N14] cancels once whatever several clerks click at once', async () => {
      const number = await orderKits(shop, who, 4);
      const other = await signedIn(counter, 'ben', 'owner');
      const page = at(number);
      const people = await Promise.all(
        [clerk, other].map(async (by) => ({
          by,
          token: tokenIn(await by.look(page), at(number, 'status')),
        })),
      );
      const cancel = { from: 'Pending', to: 'Cancelled', reason: 'asked' };
      const answers = await Promise.all(
        [...people, ...people, ...people].map(({ by, token }) =>
          by.post(at(number, 'status'), { ...cancel, token }),
        ),
      );
      const locations = answers.map(({ location }) => location?.split('said=')[1]);
      expect(locations.sort()).toEqual([...Array<string>(5).fill('already'), 'cancelled']);
      expect(await stock()).toBe(10);
      expect((await subjects()).filter((subject) => subject.includes('cancelled'))).toHaveLength(1);
    });

    it('does nothing where the order was changed since the page was shown, and says what it is', async () => {
      const number = await orderKits(shop, who);
      await step(number, 'Pending', 'Confirmed');
      const late = await step(number, 'Pending', 'Cancelled', { reason: 'asked' });
      expect(late.status).toBe(409);
      expect(late.text).toContain('it is Confirmed');
      expect((await step(number, 'Pending', 'Completed')).status).toBe(422);
      expect(await shown()).toBe('Confirmed');
      expect(await stock()).toBe(9);
    });

    it('leaves a stock alone that was not counted when the order was placed, or is no longer', async () => {
      await shop.deps.db.update(variants).set({ stock: null }).where(eq(variants.id, kit));
      const uncounted = await orderKits(shop, who, 2);
      await shop.deps.db.update(variants).set({ stock: 5 }).where(eq(variants.id, kit));
      await step(uncounted, 'Pending', 'Cancelled', { reason: 'asked' });
      expect(await stock()).toBe(5);
      const counted = await orderKits(shop, who, 2);
      await shop.deps.db.update(variants).set({ stock: null }).where(eq(variants.id, kit));
      await step(counted, 'Pending', 'Cancelled', { reason: 'asked' });
      expect(await stock()).toBeNull();
    });

    it('[N12] finds orders by number, name, phone, product, status and day', async () => {
      const number = await orderKits(shop, who);
      await shop.deps.db
        .update(orders)
        .set({ firstName: 'Perpetua', phone: '+63 (918) 123-4567' })
        .where(eq(orders.number, number));
      const piece = number.slice(4).replace('-', ' ').toLowerCase();
      for (const q of [number, piece, 'perpetua cruz', '0918 1234567', '918-123']) {
        expect([q, await found({ q })]).toEqual([q, [number]]);
      }
      expect(await found({ q: 'hammer drill' })).toContain(number);
      expect(await found({ q: '%' })).toEqual([]);
      expect(await found({ q: 'perpetua', status: 'Confirmed' })).toEqual([]);
      expect(await found({ q: 'perpetua', status: 'Pending', from: '2026-06-01' })).toHaveLength(1);
      expect(await found({ q: 'perpetua', from: '2026-06-02' })).toEqual([]);
      expect(await found({ q: 'perpetua', to: '2026-05-31' })).toEqual([]);
      const day = { from: '2026-06-01', to: '2026-06-01' };
      expect(await found({ q: 'perpetua', ...day })).toHaveLength(1);
      expect(await found({ q: 'perpetua', from: 'nonsense', status: 'none' })).toHaveLength(1);
    });

    it('[N12] finds an order by the number of its document, and shows it', async () => {
      const one = await orderKits(shop, who);
      await orderKits(shop, who);
      const documents = shop.deps.db
        .select({ number: papers.number })
        .from(papers)
        .innerJoin(orders, eq(orders.id, papers.orderId));
      const [document] = await documents.where(eq(orders.number, one));
      const shown = `No. ${String(document?.number).padStart(6, '0')}`;
      for (const q of [shown, shown.slice(4), `document  ${shown}`, `no ${document?.number}`]) {
        expect([q, await found({ q })]).toEqual([q, [one]]);
      }
      const { text } = await clerk.look(`/staff/orders?q=${one}`);
      expect(text).toContain(`<span class="sub">${shown}</span>`);
      expect(await found({ q: 'No. 999999999' })).toEqual([]);
    });

    it('[N12] finds open, unpaid and paid orders, the oldest first where so asked', async () => {
      const [one, other, paid] = [
        await orderKits(shop, who),
        await orderKits(shop, who),
        await orderKits(shop, who),
      ];
      await pay(paid);
      await step(other, 'Pending', 'Cancelled', { reason: 'asked' });
      await shop.deps.db
        .update(orders)
        .set({ firstName: 'Anselma' })
        .where(inArray(orders.number, [one, other, paid]));
      const mine = (query: Record<string, string>) => found({ ...query, q: 'anselma' });
      expect(await mine({ status: 'open' })).toEqual([paid, one]);
      expect(await mine({ status: 'open', first: 'oldest' })).toEqual([one, paid]);
      expect(await mine({ status: 'unpaid' })).toEqual([one]);
      expect(await mine({ status: 'paid' })).toEqual([paid]);
      const { text } = await clerk.look('/staff/orders?q=anselma');
      expect(text).toContain('3 orders');
    });

    it('shows every order once on its pages, newest first', async () => {
      await shop.deps.db.update(variants).set({ stock: ORDERS_A_PAGE }).where(eq(variants.id, kit));
      for (let count = 0; count < ORDERS_A_PAGE; count += 1) await orderKits(shop, who);
      const all = await shop.deps.db.select().from(orders);
      const seen: (string | undefined)[] = [];
      let path: string | undefined = '/staff/orders';
      while (path !== undefined) {
        const { text } = await clerk.look(path);
        seen.push(
          ...[...text.matchAll(/<a href="\/staff\/orders\/(ORD-[^"]+)" class="model"/g)].map(
            ([, n]) => n,
          ),
        );
        path = /href="([^"]+beyond=\d+)">Earlier/.exec(text)?.[1]?.replaceAll('&amp;', '&');
      }
      expect(seen).toEqual(all.toSorted((a, b) => b.id - a.id).map((order) => order.number));
    });

    it('notes payments, notes and shelf places, which the slip then shows', async () => {
      const number = await orderKits(shop, who);
      const send = (change: string, fields: Record<string, string>) =>
        clerk.send(at(number, change), fields, at(number));
      expect((await pay(number)).location).toContain('said=paid');
      await send('note', { words: '<b>Calls</b> at noon' });
      const page = await clerk.look(at(number));
      expect(page.text).toContain('&lt;b&gt;Calls&lt;/b&gt; at noon');
      const { line = '' } = hiddenIn(page, at(number, 'shelf'));
      await send('shelf', { line, shelf: 'B-12' });
      expect((await clerk.look(at(number, 'slip'))).text).toContain('<td>B-12</td>');
      expect((await clerk.look(at(number, 'receipt'))).text).toContain('Paid ');
      const rows = await shop.deps.db.select().from(audit).where(eq(audit.staffName, 'maria'));
      expect(JSON.stringify(rows)).not.toContain('Calls');
    });

    it('prints a cancelled order as cancelled, paid or not', async () => {
      for (const paid of [true, false]) {
        const number = await orderKits(shop, who);
        if (paid) await pay(number);
        expect((await clerk.look(at(number, 'receipt'))).text).not.toContain('CANCELLED');
        await step(number, 'Pending', 'Cancelled', { reason: 'asked' });
        expect((await clerk.look(at(number, 'slip'))).text).toContain('<strong>CANCELLED</strong>');
        const { text } = await clerk.look(at(number, 'receipt'));
        expect(text).toContain('<strong>CANCELLED</strong>');
        expect(text).toContain(paid ? '<dd>Was paid ' : '<dd>Not paid</dd>');
        expect(text).not.toContain('Thank you.');
      }
    });

    it('[N15] offers orders that wait too long for payment, and cancels them where so set', async () => {
      const [late, paid] = [await orderKits(shop, who), await orderKits(shop, who)];
      await pay(paid);
      // The day after the last day to pay.
      shop.time += 8 * DAY_MS;
      clerk = await signedIn(counter, 'maria', 'counter');
      const fresh = await orderKits(shop, await shop.customer());
      const offered = await found({ unpaid: '1' });
      expect(offered).toContain(late);
      expect(offered).not.toContain(paid);
      expect(offered).not.toContain(fresh);
      expect((await clerk.look('/staff/orders')).text).toContain('not paid after');
      await cancelUnpaid(shop.deps, 7);
      expect(await found({ unpaid: '1' })).toEqual([]);
      expect((await clerk.look(at(late))).text).toContain('<strong>Cancelled</strong> by the shop');
      expect((await clerk.look(at(paid))).text).not.toContain('<strong>Cancelled</strong>');
      shop.time -= 8 * DAY_MS;
    });

    it('tells nobody of an order whose account was deleted, says so, and keeps its payments', async () => {
      const number = await orderKits(shop, who);
      await pay(number);
      await clerk.send(at(number, 'note'), { words: 'Ana calls at noon' }, at(number));
      await shop.deps.db.transaction((tx) => forgetAccount(tx, who));
      const mails = (await subjects()).length;
      const done = await step(number, 'Pending', 'Confirmed');
      expect((await clerk.look(done.location ?? '')).text).toContain(
        'Confirmed. Nobody was told, because the account was deleted.',
      );
      expect(await subjects()).toHaveLength(mails);
      const { text } = await clerk.look(at(number));
      expect(text).toContain('<strong>Payment received: ');
      expect(text).not.toContain('Ana calls at noon');
      const cancel = { reason: 'mistake' };
      const { location } = await step(number, 'Confirmed', 'Cancelled', cancel);
      expect((await clerk.look(location ?? '')).text).toContain('stock is back. Nobody was told');
    });

    it('adds a note once that is clicked twice, and the same again from a new page', async () => {
      const number = await orderKits(shop, who);
      const form = async (words: string) => ({
        ...hiddenIn(await clerk.look(at(number)), at(number, 'note')),
        words,
      });
      const notes = async () =>
        (await clerk.look(at(number))).text.split('Calls at noon').length - 1;
      const first = await form('Calls at noon');
      const twice = await Promise.all(
        [first, first].map((one) => clerk.post(at(number, 'note'), one)),
      );
      expect(twice.map(({ location }) => location?.split('said=')[1]).sort()).toEqual([
        'already',
        'noted',
      ]);
      expect(await notes()).toBe(1);
      // Somebody else's note in between is no reason to refuse one.
      const late = await form('Brings a van');
      const other = await signedIn(counter, 'ben', 'owner');
      await other.send(at(number, 'note'), { words: 'Brings a van' }, at(number));
      expect((await clerk.post(at(number, 'note'), late)).location).toContain('said=noted');
      await clerk.post(at(number, 'note'), await form('Calls at noon'));
      expect(await notes()).toBe(2);
    });

    it('[N15] cancels no order as unpaid whose payment was noted meanwhile', async () => {
      const number = await orderKits(shop, who);
      const token = tokenIn(await clerk.look(at(number)), at(number, 'status'));
      await pay(number);
      const cancel = { from: 'Pending', to: 'Cancelled' } as const;
      const late = await clerk.post(at(number, 'status'), { token, ...cancel, reason: 'unpaid' });
      expect(late.status).toBe(409);
      expect(late.text).toContain('This order is paid by now, so it was not cancelled as unpaid.');
      const byShop = { number, ...cancel, reason: 'unpaid' } as const;
      expect(await changeStatus(shop.deps, byShop, { by: 'shop', network: null })).toEqual({
        outcome: 'paid',
      });
      expect([await shown(), await stock()]).toEqual(['Pending', 9]);
      // For any other reason it is cancelled, paid or not.
      const asked = await clerk.post(at(number, 'status'), { token, ...cancel, reason: 'asked' });
      expect(asked.location).toContain('said=cancelled');
    });

    it('[N11] takes no order for new that a changed status lets into a filtered list', async () => {
      const newest = async () => {
        const { text } = await clerk.look('/staff/orders?status=Confirmed');
        return Number(/data-newest="(\d+)"/.exec(text)?.[1]);
      };
      const number = await orderKits(shop, who);
      const before = await newest();
      await step(number, 'Pending', 'Confirmed');
      expect(await found({ status: 'Confirmed' })).toContain(number);
      expect(await newest()).toBe(before);
      await orderKits(shop, await shop.customer());
      expect(await newest()).toBeGreaterThan(before);
    });

    it('[N58] says in the menu, in the title and to an open page how much waits', async () => {
      const pending = async () => shop.deps.db.$count(orders, eq(orders.status, 'Pending'));
      const waiting = async (of: Clerk) =>
        JSON.parse((await of.look('/staff/waiting')).text) as Record<string, number>;
      const number = await orderKits(shop, who);
      const before = await pending();
      const counts = await waiting(clerk);
      expect(counts['/staff/orders']).toBe(before);
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect((await clerk.look('/staff/account')).text).toContain(`<title>(${all}) `);
      await step(number, 'Pending', 'Confirmed');
      expect((await waiting(clerk))['/staff/orders']).toBe(before - 1);
      // Whoever may not see a room learns nothing of it.
      expect(await waiting(await signedIn(counter, 'ines', 'catalogue'))).toEqual({});
    });

    it('[N11] tells an open list of a new order', async () => {
      const state = /data-state="([^"]+)"/.exec((await clerk.look('/staff/orders')).text)?.[1];
      const stream = await counter.app.request('http://localhost/staff/orders/live', {
        headers: { cookie: `staff=${clerk.cookies.get('staff')}` },
      });
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      const next = async () => (await reader?.read())?.value ?? '';
      expect(await next()).toContain(`data: ${state}`);
      await orderKits(shop, who);
      const told = await next();
      expect(told).toContain('event: orders');
      expect(told).not.toContain(state);
      await reader?.cancel();
    });
  });
}
