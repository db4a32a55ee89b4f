/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** Quotations as customers ask for them, share them, and accept them into orders. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { variants } from '../src/database/tables/catalogue';
import { quotations } from '../src/database/tables/quotations';
import { sweepInquiries } from '../src/domain/inquiries/sweep';
import { withdrawQuotation } from '../src/domain/quotations/withdraw-quotation';
import { openCounter, signedIn, tokenIn } from './clerk';
import { fillCart } from './placed-orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';
import { acceptance, askQuotations, offered, requested, requestOf, sendDraft } from './quoted';

const CLERK = { by: { id: 1, name: 'maria' }, network: 'test' };

export function quotationsSuite(database: TestDatabase): void {
  describe('quotations', () => {
    let shop: TestShop;
    let ana: Customer;
    let ben: Customer;
    let kit = 0;
    let start = 0;
    beforeAll(async () => {
      shop = await openTestShop(database);
      ana = await shop.customer();
      ben = await shop.customer();
      kit = (await shop.product('Cordless Hammer Drill')).variants.Kit ?? 0;
      start = shop.time;
    });
    beforeEach(async () => {
      shop.time = start;
      await stockOf(50);
      await shop.deps.db.update(variants).set({ price: 899_900 }).where(eq(variants.id, kit));
    });
    afterAll(() => shop.close());

    const stockOf = (stock: number) =>
      shop.deps.db.update(variants).set({ stock }).where(eq(variants.id, kit));
    const stock = async () =>
      (await shop.deps.db.select().from(variants).where(eq(variants.id, kit)))[0]?.stock;
    const ask = (call: string, body: unknown, who: Customer | null = ana, key?: string) =>
      askQuotations(shop, call, body, { token: who?.token, key });
    const accept = (number: string, who = ana, key?: string) =>
      ask('accept', acceptance(number), who, key);
    const ordersOf = async (who: Customer) =>
      (await shop.post('/api/store/order/fetchAllOrders', {}, { token: who.token })).json as {
        order_number: string;
        total_amount: number;
        subtotal: number;
        products: { price: number; quantity: number }[];
      }[];

    it('[B10] takes a guest’s request once, for who owns the email, and mails its number', async () => {
      const body = await requestOf(shop, ana.email.toUpperCase());
      const again = () => askQuotations(shop, 'request', body, { key: 'one' });
      const both = await Promise.all([again(), again(), again()]);
      const [number, ...others] = both.map(({ json }) => String(json.number));
      expect(others).toEqual([number, number]);
      const other = { ...body, note: 'And a saw.' };
      expect((await askQuotations(shop, 'request', other, { key: 'one' })).status).toBe(422);
      const mails = (await shop.mailsTo(ana.email)).filter(({ text }) =>
        text.includes(`${number}`),
      );
      expect(mails).toHaveLength(1);
      const told = (await shop.mailsTo('shop@example.ph')).find(({ subject }) =>
        subject.includes(`${number}`),
      );
      expect(told?.text).toContain('> 2 x Cordless Hammer Drill (Kit)');
      const list = (await ask('list', {})).json as { number: string; status: string }[];
      expect(list.find((one) => one.number === number)).toMatchObject({ status: 'Requested' });
      expect((await ask('list', {}, ben)).json).toEqual([]);
    });

    it.each([
      ['no line', { lines: [] }],
      [
        'more lines than 200',
        { lines: Array.from({ length: 201 }, () => ({ text: 'a', quantity: 1 })) },
      ],
      ['half a unit', { lines: [{ text: 'a', quantity: 0.5 }] }],
      ['a day that is none', { needed_by: '2026-02-30' }],
      ['a day that is over', { needed_by: '2026-05-31' }],
    ])('refuses a request with %s', async (_, more) => {
      const body = { ...(await requestOf(shop, ana.email)), ...more };
      expect((await ask('request', body)).status).toBe(422);
    });

    it('stores nothing that a program fills in', async () => {
      const body = { ...(await requestOf(shop, 'bait@example.ph')), website: 'http://x' };
      expect((await ask('request', body, null)).status).toBe(200);
      const its = eq(quotations.email, 'bait@example.ph');
      expect(await shop.deps.db.select().from(quotations).where(its)).toEqual([]);
    });

    it('[B12] becomes one order at exactly its prices, clicked ten times, whatever the catalogue says', async () => {
      const number = await offered(shop, ana.email, { quantity: 3, price: 850_001 });
      await shop.deps.db.update(variants).set({ price: 1 }).where(eq(variants.id, kit));
      const before = await ordersOf(ana);
      const tries = await Promise.all(
        Array.from({ length: 10 }, (_, at) => accept(number, ana, at < 5 ? 'key' : undefined)),
      );
      expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(new Set(tries.map(({ json }) => json.order_number as unknown)).size).toBe(1);
      const after = await ordersOf(ana);
      expect(after).toHaveLength(before.length + 1);
      expect(after[0]).toMatchObject({
        order_number: tries[0]?.json.order_number,
        subtotal: 25_500.03,
        total_amount: 28_560.03,
        products: [{ price: 8500.01, quantity: 3 }],
      });
      expect(await stock()).toBe(47);
      const read = (await ask('details', { number })).json;
      expect(read).toMatchObject({
        status: 'Accepted',
        order_number: tries[0]?.json.order_number,
        total_amount: 28_560.03,
      });
    });

    it('[B13] is accepted until its last day in Manila ends, and not after', async () => {
      const number = await offered(shop, ana.email, { validUntil: '2026-06-02' });
      shop.time = Date.parse('2026-06-02T16:00:00Z');
      expect((await accept(number)).json).toEqual({
        message: 'The prices of this quotation have ended. Please ask for a new one.',
      });
      expect((await ask('details', { number })).json.status).toBe('Expired');
      shop.time = Date.parse('2026-06-02T15:59:59Z');
      expect((await accept(number)).status).toBe(200);
    });

    it('[B13] is not accepted once withdrawn or declined, or before it is offered', async () => {
      const withdrawn = await offered(shop, ana.email);
      await withdrawQuotation(shop.deps, { number: withdrawn, from: 'Sent' }, CLERK);
      const declined = await offered(shop, ana.email);
      const said = { number: declined, reason: 'Bought elsewhere' };
      expect((await ask('decline', said)).status).toBe(200);
      for (const number of [withdrawn, declined, await requested(shop, ana.email)]) {
        expect((await accept(number)).status).toBe(409);
      }
      expect(await stock()).toBe(50);
    });

    it('[B13] says at the counter what became of an offer that somebody withdraws too late', async () => {
      const counter = openCounter(shop);
      const clerk = await signedIn(counter, 'maria', 'counter');
      const [accepted, declined] = [await offered(shop, ana.email), await offered(shop, ana.email)];
      const path = (number: string) => `/staff/quotations/${number}/withdraw`;
      const tokens = await Promise.all(
        [accepted, declined].map(async (number) =>
          tokenIn(await clerk.look(`/staff/quotations/${number}`), path(number)),
        ),
      );
      await accept(accepted);
      await ask('decline', { number: declined });
      const withdraw = (number: string, token = '') =>
        clerk.post(path(number), { from: 'Sent', token });
      for (const [number, status, token] of [
        [accepted, 'Accepted', tokens[0]],
        [declined, 'Declined', tokens[1]],
      ] as const) {
        const late = await withdraw(number, token);
        expect(late.status).toBe(409);
        expect(late.text).toContain(`it is ${status}. Nothing was done.`);
        expect((await ask('details', { number })).json.status).toBe(status);
      }
      const open = await offered(shop, ana.email);
      const token = tokenIn(await clerk.look(`/staff/quotations/${open}`), path(open));
      expect((await withdraw(open, token)).location).toContain('said=withdrawn');
      expect((await withdraw(open, token)).location).toContain('said=already');
      counter.feed.stop();
    });

    it('[B13] names the line that has too few left, and orders nothing', async () => {
      const number = await offered(shop, ana.email, { quantity: 4 });
      await stockOf(3);
      const refused = await accept(number);
      expect(refused.status).toBe(409);
      expect(refused.json.message).toContain('Cordless Hammer Drill (Kit) has only 3 left');
      expect(refused.json.line).toEqual(expect.any(Number));
      expect((await ask('details', { number })).json.status).toBe('Sent');
      await stockOf(4);
      expect((await accept(number)).status).toBe(200);
    });

    it('[B14] is nobody else’s: another customer gets 404 of every call', async () => {
      const number = await offered(shop, ana.email);
      for (const call of ['details', 'share', 'revoke', 'decline']) {
        expect([call, (await ask(call, { number }, ben)).status]).toEqual([call, 404]);
      }
      expect((await accept(number, ben)).status).toBe(404);
      expect((await ask('details', { number }, null)).status).toBe(401);
    });

    it('[B19] takes what was asked for from the cart out of it when accepted, and never more', async () => {
      const who = await shop.customer();
      const { id: product_id } = await shop.product('Cordless Hammer Drill');
      const add = (quantity: number) =>
        fillCart(shop, who, [{ product_id, variant_id: kit, quantity }]);
      const held = async () => {
        const { json } = await shop.post('/api/store/cart/fetchItemsAdded', {}, who);
        return (json.data as { quantity: number }[]).map(({ quantity }) => quantity);
      };
      const ordered = async (quantity: number, line = {}) =>
        (await accept(await offered(shop, who.email, { quantity, line }), who)).json as object;
      await add(5);
      expect(await ordered(2)).toMatchObject({ cart_units: 0 });
      expect(await ordered(2, { cart_units: 5 })).toMatchObject({ cart_units: 2 });
      expect(await held()).toEqual([3]);
      const number = await offered(shop, who.email, { quantity: 4, line: { cart_units: 3 } });
      await add(2);
      expect((await accept(number, who)).json).toMatchObject({ cart_units: 3 });
      expect((await accept(number, who)).json.cart_units).toBeUndefined();
      expect(await held()).toEqual([2]);
      const late = await offered(shop, who.email, { line: { cart_units: 2 } });
      await shop.post(
        '/api/store/cart/updateItemsInCart',
        { product_id, variant_id: kit, type: 'remove' },
        who,
      );
      shop.time += 1000;
      await add(2);
      expect((await accept(late, who)).json).toMatchObject({ cart_units: 0 });
      expect(await held()).toEqual([2]);
    });

    it('[B19] takes what a guest asked for out of the cart after signing in, and leaves what came later', async () => {
      const who = await shop.customer();
      const { id: product_id } = await shop.product('Cordless Hammer Drill');
      const merge = (quantity: number, held_seconds: number, key?: string) =>
        shop.post(
          '/api/store/cart/updateItemsInCart',
          { product_id, variant_id: kit, type: 'add', quantity, held_seconds },
          { token: who.token, key },
        );
      const held = async () => {
        const { json } = await shop.post('/api/store/cart/fetchItemsAdded', {}, who);
        return (json.data as { quantity: number }[]).map(({ quantity }) => quantity);
      };
      const asked = await offered(shop, who.email, { quantity: 3, line: { cart_units: 3 } });
      shop.time += 60_000;
      // The guest has added two more before signing in, and another device put one into the account.
      await fillCart(shop, who, [{ product_id, variant_id: kit, quantity: 1 }]);
      expect((await merge(5, 90, 'merge-1')).status).toBe(200);
      shop.time += 1000;
      expect((await merge(5, 91, 'merge-1')).status).toBe(200);
      expect(await held()).toEqual([6]);
      expect((await accept(asked, who)).json).toMatchObject({ cart_units: 3 });
      expect(await held()).toEqual([3]);
      await shop.post(
        '/api/store/cart/updateItemsInCart',
        { product_id, variant_id: kit, type: 'remove' },
        who,
      );
      const again = await offered(shop, who.email, { quantity: 3, line: { cart_units: 3 } });
      shop.time += 60_000;
      // Put into the guest's cart half a minute after the request.
      await merge(3, 30);
      expect((await accept(again, who)).json).toMatchObject({ cart_units: 0 });
      expect(await held()).toEqual([3]);
      // A browser's clock may have been set back or far forward meanwhile.
      for (const seconds of [-90, 1e12]) expect((await merge(1, seconds)).status).toBe(200);
      expect((await merge(1, 0.5)).status).toBe(422);
    });

    it('[B15] is read by its link without an account, until the link is revoked', async () => {
      const number = await offered(shop, ana.email);
      const [mail] = await shop.mailsTo(ana.email);
      const { link } = (await ask('share', { number })).json as { link: string };
      expect(mail?.text).toContain(`https://shop.example.ph/quotations/shared/${link}`);
      const shared = (await ask('details', { link }, null)).json;
      expect(shared).toMatchObject({ number, total_amount: 19_040.02, link: '', note: '' });
      expect(JSON.stringify(shared)).not.toContain(ana.email);
      await ask('revoke', { number });
      const ended = await ask('details', { link }, null);
      expect([ended.status, ended.json]).toEqual([404, { message: 'This link has ended.' }]);
      const next = (await ask('share', { number })).json as { link: string };
      expect(next.link).not.toBe(link);
    });

    it('[B11] is offered at the counter once each line is priced or said to be none', async () => {
      const counter = openCounter(shop);
      const clerk = await signedIn(counter, 'maria', 'counter');
      const body = await requestOf(shop, ana.email, 3);
      const lines = [...body.lines, { text: 'Two rolls of tape', quantity: 2 }];
      const number = String((await ask('request', { ...body, lines })).json.number);
      const at = `/staff/quotations/${number}`;
      expect((await clerk.look('/staff/quotations?q=cruz')).text).toContain(`href="${at}"`);
      expect((await clerk.send(`${at}/draft`, {}, at)).location).toContain('said=taken');
      const draft = (await clerk.look(at)).text;
      expect(draft).toContain('value="8999.00"');
      const asked = /asked\/(\d+)"/.exec(draft)?.[1] ?? 'no line';
      const sending = { validUntil: '2026-06-30', terms: 'Cash.', words: '' };
      expect(draft).not.toContain('value="send"');
      await clerk.send(`${at}/asked/${asked}`, { to: 'none' }, at);
      const sent = await sendDraft(clerk, at, { ...sending, do: 'send' });
      expect(sent.location).toContain('said=quoted');
      const mail = (await shop.mailsTo(ana.email)).find(({ subject }) => subject.includes(number));
      for (const words of [
        '3 x Cordless Hammer Drill (Kit): ₱8,999.00 each',
        'We cannot offer: Two rolls of tape',
        'Valid until June 30, 2026. Cash.',
      ]) {
        expect(mail?.text).toContain(words);
      }
      counter.feed.stop();
    });

    it('goes with the account, and when it is old', async () => {
      const leaver = await shop.customer();
      const number = await offered(shop, leaver.email);
      const { order_number: order } = (await accept(number, leaver)).json;
      const data = (await shop.post('/api/auth/shop-account-data', {}, { token: leaver.token }))
        .json;
      expect(data.quotations).toMatchObject([{ number, order_number: order }]);
      const old = await requested(shop, 'old@example.ph');
      const all = await shop.deps.db.select({ number: quotations.number }).from(quotations);
      expect(all.map((one) => one.number)).toContain(old);
      await sweepInquiries(shop.deps.db, new Date(start + 800 * DAY_MS), 730);
      expect(await shop.deps.db.select().from(quotations)).toEqual([]);
      expect((await ordersOf(leaver)).map((one) => one.order_number)).toEqual([order]);
    });
  });
}
