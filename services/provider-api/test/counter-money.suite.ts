/** Money at the counter: payments, what is taken back, refunds, receipts, and the count of a day. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatMoney } from 'shared-contracts/money';
import { DAY_MS } from 'server-kit/day';
import { variants } from '../src/database/tables/catalogue';
import { orders } from '../src/database/tables/orders';
import { forgetAccount } from '../src/domain/customers/account-deletion';
import { cancelUnpaid } from '../src/domain/orders/unpaid';
import { WITHHELD } from '../src/domain/settings/payment-methods';
import { filledIn, openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { faultsInBooks } from './money/books';
import { orderKits } from './placed-orders';
import {
  openTestShop,
  SHOP_SETTINGS,
  type Customer,
  type TestDatabase,
  type TestShop,
} from './shop';

export function counterMoneySuite(database: TestDatabase): void {
  describe('money at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let owner: Clerk;
    let who: Customer;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop, {
        shop: {
          ...SHOP_SETTINGS,
          sellerName: 'Wharf Tools, Inc.',
          sellerAddress: '9 Pier St, Manila',
          sellerTin: '123-456-789-00001',
        },
      });
    });
    beforeEach(async () => {
      // A day of its own, because a day is closed once.
      shop.time += 2 * DAY_MS;
      clerk = await signedIn(counter, 'maria', 'counter');
      owner = await signedIn(counter, 'olga', 'owner');
      who = await shop.customer();
      await shop.deps.db.update(variants).set({ stock: 100 });
    });
    afterAll(async () => {
      expect(await faultsInBooks(shop.deps.db)).toEqual([]);
      counter.feed.stop();
      await shop.close();
    });

    const at = (number: string, change = '') => `/staff/orders/${number}${change && `/${change}`}`;
    const rowOf = async (number: string) => {
      const [order] = await shop.deps.db.select().from(orders).where(eq(orders.number, number));
      if (!order) throw new Error(`${number} is gone`);
      return order;
    };
    const pay = (number: string, fields: Record<string, string> = {}, by = clerk) =>
      by.press(at(number, 'payment'), at(number), fields);
    const refund = (number: string, fields: Record<string, string> = {}) =>
      clerk.press(at(number, 'refund'), at(number), fields);
    const textOf = async (path: string) => (await clerk.look(path)).text;
    const cancel = (number: string) =>
      clerk.press(at(number, 'status'), at(number), {
        from: 'Pending',
        to: 'Cancelled',
        reason: 'asked',
      });
    const paymentsIn = (text: string) => [
      ...new Set([...text.matchAll(/payments\/(\d+)\/void/g)].map(([, id]) => id ?? '')),
    ];
    const takeBack = (number: string, payment: string, reason = 'of another order') =>
      clerk.press(at(number, `payments/${payment}/void`), at(number), { reason });
    const receiptNo = async (number: string) =>
      Number(/No\. (\d{6})/.exec(await textOf(at(number, 'receipt')))?.[1]);

    it('is paid in full by one click, and has a receipt with the next number', async () => {
      const [one, other] = [await orderKits(shop, who), await orderKits(shop, who)];
      const { total } = await rowOf(one);
      expect(await textOf('/staff/orders')).toContain(`${formatMoney(total)} owed`);
      expect(await textOf(at(one, 'slip'))).toContain(`${formatMoney(total)} owed`);
      expect(await receiptNo(one)).toBeNaN();
      expect((await pay(one)).location).toContain('said=paid');
      expect((await rowOf(one)).paidAt).not.toBeNull();
      await pay(other);
      expect((await receiptNo(other)) - (await receiptNo(one))).toBe(1);
    });

    it('says on an order and its slip the number of its document, which follows the one before', async () => {
      const [one, other] = [await orderKits(shop, who), await orderKits(shop, who)];
      const documentOn = async (path: string) =>
        Number(/<dt>Document<\/dt><dd>No\. (\d{6})</.exec(await textOf(path))?.[1]);
      const first = await documentOn(at(one));
      expect(first).toBeGreaterThan(0);
      expect(await documentOn(at(one, 'slip'))).toBe(first);
      expect(await documentOn(`/staff/orders/slips?number=${other}`)).toBe(first + 1);
    });

    it('is paid in parts, each with its reference, and says what is still owed', async () => {
      const number = await orderKits(shop, who);
      const { total } = await rowOf(number);
      await pay(number, { amount: '100.00' });
      expect((await rowOf(number)).paidAt).toBeNull();
      for (const path of [at(number), at(number, 'slip')]) {
        expect(await textOf(path)).toContain(`${formatMoney(total - 10_000)} owed`);
      }
      expect(await textOf(at(number, 'receipt'))).toContain('Still owed');
      const nameless = await pay(number, { method: 'GCash' });
      expect(nameless.status).toBe(422);
      expect(nameless.text).toContain('GCash needs its reference number.');
      await pay(number, { method: 'GCash', reference: '0012345' });
      const text = await textOf(at(number));
      expect(text).toContain('GCash 0012345');
      expect(text).toContain('Paid: ');
      expect(await textOf(at(number, 'receipt'))).not.toContain('Still owed');
    });

    it('tells the customer what is paid, what is still to pay, and what comes back', async () => {
      const number = await orderKits(shop, who);
      const seen = async () => {
        const [first = {}] = (await shop.post('/api/store/order/fetchAllOrders', {}, who))
          .json as Record<string, number>[];
        const { total_amount: total, ...order } = first;
        return { total, paid: order.amount_paid, due: order.amount_due, back: order.refund_due };
      };
      const before = await seen();
      const { total = 0 } = before;
      expect(before).toEqual({ total, paid: undefined, due: undefined, back: undefined });
      await pay(number, { amount: '100.00' });
      expect(await seen()).toEqual({ total, paid: 100, due: total - 100, back: 0 });
      await pay(number);
      expect(await seen()).toEqual({ total, paid: total, due: 0, back: 0 });
      await cancel(number);
      expect(await seen()).toEqual({ total, paid: total, due: 0, back: total });
    });

    it('refuses more than is owed, and what is no amount or no method', async () => {
      const number = await orderKits(shop, who);
      for (const [fields, words] of [
        [{ amount: '99,999,999.00' }, 'is owed. Change that you give back is not part of the'],
        [{ amount: '0' }, 'Must be an amount in pesos'],
        [{ amount: '-5' }, 'Must be an amount in pesos'],
        [{ amount: '1,00.00' }, 'Must be an amount in pesos'],
        [{ method: 'Shells' }, 'Please choose how it was paid.'],
      ] as const) {
        const refused = await pay(number, fields);
        expect([refused.status, fields]).toEqual([422, fields]);
        expect(refused.text).toContain(words);
      }
      expect((await rowOf(number)).paidAt).toBeNull();
    });

    it('takes a form once that is sent twice, and one payment of two clerks at once', async () => {
      const number = await orderKits(shop, who);
      const form = filledIn(await clerk.look(at(number)), at(number, 'payment'));
      const part = { ...form, amount: '10.00' };
      const twice = await Promise.all(
        [part, part].map((one) => clerk.post(at(number, 'payment'), one)),
      );
      expect(twice.map(({ location }) => location?.split('said=')[1]).sort()).toEqual([
        'already',
        'paid',
      ]);
      const both = await Promise.all([pay(number), pay(number, {}, owner)]);
      expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
      expect(paymentsIn(await textOf(at(number)))).toHaveLength(2);
    });

    it('is taken back with a reason while its day is open, and its receipt keeps its number as cancelled', async () => {
      const number = await orderKits(shop, who);
      await pay(number);
      const first = await receiptNo(number);
      const [payment = ''] = paymentsIn(await textOf(at(number)));
      expect((await takeBack(number, payment, '')).status).toBe(422);
      expect((await takeBack(number, payment)).location).toContain('said=paymentBack');
      expect((await rowOf(number)).paidAt).toBeNull();
      const text = await textOf(at(number));
      expect(text).toContain('Taken back by maria');
      expect(text).toContain('of another order');
      const cancelled = await textOf(at(number, `receipt?number=${first}`));
      expect(cancelled).toContain('<strong>CANCELLED</strong>');
      expect(await textOf(at(number, 'receipt'))).not.toContain('No. ');
      await pay(number);
      expect(await receiptNo(number)).toBe(first + 1);
    });

    it('is refunded where a paid order is cancelled, as its papers and its mail say', async () => {
      const number = await orderKits(shop, who);
      const { total } = await rowOf(number);
      await pay(number);
      await cancel(number);
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.text).toContain(`You get ${formatMoney(total)} back that you have paid.`);
      expect(await textOf('/staff/money')).toContain(number);
      expect(await textOf('/staff/orders?status=refund')).toContain(number);
      expect(await textOf(at(number, 'receipt'))).toMatch(/Refund due.*<strong>₱/s);
      for (const path of [at(number), at(number, 'slip'), at(number, 'receipt')]) {
        expect(await textOf(path), path).toContain('<strong>CANCELLED</strong>');
      }
      expect(await textOf('/staff/orders')).toContain(`${formatMoney(total)} refund due`);
      expect((await refund(number, { amount: '99,999,999.00' })).status).toBe(422);
      await refund(number, { amount: '100.00' });
      expect(await textOf('/staff/money')).toMatch(
        new RegExp(`${number}</a>(?:(?!</tr>).)*${formatMoney(total - 10_000)}`, 's'),
      );
      await refund(number, { method: 'GCash', reference: 'R-77' });
      expect(await textOf('/staff/money')).not.toContain(number);
      expect(await textOf('/staff/orders?status=refund')).not.toContain(number);
      expect(await textOf(at(number, 'receipt'))).toContain('Refund, GCash R-77');
      // What was paid out can't have never come.
      const payment = paymentsIn(await textOf(at(number)))[0] ?? '';
      const late = await takeBack(number, payment);
      expect(late.text).toContain('Please take that refund back first.');
    });

    it('counts withheld tax as settled, and awaits its certificate', async () => {
      const number = await orderKits(shop, who);
      await pay(number, { amount: '50.00', method: WITHHELD });
      await pay(number);
      expect((await rowOf(number)).paidAt).not.toBeNull();
      const money = await textOf('/staff/money');
      expect(money).toContain(number);
      expect(money).toContain('₱50.00 on 1 certificate');
      expect(await textOf(at(number))).toContain('Certificate not received yet');
      const [, id = ''] = /payments\/(\d+)\/certificate/.exec(await textOf(at(number))) ?? [];
      const path = at(number, `payments/${id}/certificate`);
      expect((await clerk.press(path, at(number))).location).toContain('said=certificate');
      expect(await textOf('/staff/money')).not.toContain(number);
      expect(await textOf(at(number))).toContain('Certificate received by maria');
    });

    it('takes an order that an earlier version noted as paid for paid in full', async () => {
      const number = await orderKits(shop, who);
      const before = async () =>
        shop.deps.db
          .update(orders)
          .set({ paidAt: new Date(shop.time) })
          .where(eq(orders.number, number));
      await before();
      expect(await textOf(at(number))).toContain('Noted before');
      expect(await textOf('/staff/money')).not.toContain(number);
      expect((await takeBack(number, '0')).location).toContain('said=paymentBack');
      expect((await rowOf(number)).paidAt).toBeNull();
      expect(await textOf(at(number))).toContain('Payment received');
      const other = await orderKits(shop, who);
      await shop.deps.db
        .update(orders)
        .set({ paidAt: new Date(shop.time) })
        .where(eq(orders.number, other));
      await cancel(other);
      await refund(other);
      expect(await textOf(at(other))).toContain('Refund paid out');
      expect(await textOf('/staff/money')).not.toContain(other);
      await pay(number);
    });

    it('counts a day by method and clerk, asks why it differs, and closes it once', async () => {
      const today = new Date(shop.time + DAY_MS / 3).toISOString().slice(0, 10);
      const day = `/staff/money/${today}`;
      const [one, other] = [await orderKits(shop, who), await orderKits(shop, who)];
      const { total } = await rowOf(one);
      await pay(one);
      await pay(other, { method: 'GCash', reference: '1' }, owner);
      const payment = paymentsIn(await textOf(at(one)))[0] ?? '';
      const page = await clerk.look(day);
      const form = filledIn(page, `${day}/close`);
      const [cash = '', gcash = ''] = Object.keys(form).filter((name) =>
        name.startsWith('counted-'),
      );
      const full = { ...form, [cash]: String(total / 100), [gcash]: String(total / 100) };
      expect((await clerk.post(`${day}/close`, form)).text).toContain('Please count this too.');
      const less = { ...full, [cash]: String((total - 500) / 100) };
      const asked = await clerk.post(`${day}/close`, less);
      expect([asked.status, asked.text.includes('please say why')]).toEqual([422, true]);
      const said = { ...less, [cash.replace('counted', 'note')]: 'a coin fell' };
      const sent = await Promise.all([said, said].map((each) => clerk.post(`${day}/close`, each)));
      expect(sent.map(({ location }) => location?.split('said=')[1]).sort()).toEqual([
        'already',
        'closedDay',
      ]);
      const closed = await textOf(day);
      expect(closed).toContain('-₱5.00');
      expect(closed).toContain('a coin fell');
      expect(closed).not.toContain('Open the day again');
      const late = await takeBack(one, payment);
      expect(late.text).toContain('The cash count of');
      // What comes now is of the next day.
      const third = await orderKits(shop, who);
      await pay(third);
      expect(await textOf(day)).not.toContain(third);
      const reopened = await owner.press(`${day}/reopen`, day, { reason: 'counted twice' });
      expect(reopened.location).toContain('said=reopenedDay');
      expect(await textOf(day)).toContain('olga: counted twice');
      expect((await takeBack(one, payment)).location).toContain('said=paymentBack');
      await pay(one);
    });

    it('closes no day on which money came since it was shown', async () => {
      const today = new Date(shop.time + DAY_MS / 3).toISOString().slice(0, 10);
      const day = `/staff/money/${today}`;
      const form = filledIn(await clerk.look(day), `${day}/close`);
      const number = await orderKits(shop, who);
      await pay(number);
      const late = await clerk.post(`${day}/close`, form);
      expect(late.status).toBe(422);
      expect(late.text).toContain('Money came or went meanwhile');
      expect(late.text).toContain('Counted: Cash of maria');
    });

    it('prints seller, buyer and VAT apart, and that it is no document for input tax', async () => {
      const number = await orderKits(shop, who);
      await pay(number);
      const { subtotal } = await rowOf(number);
      const said = [
        'Wharf Tools, Inc.',
        '9 Pier St, Manila',
        'TIN: 123-456-789-00001',
        'Ana Cruz, Cruz Builders',
        '1 Rizal St, Makati',
        `<dt>VATable sales</dt><dd>${formatMoney(subtotal)}</dd>`,
        '<dt>VAT-exempt sales</dt><dd>₱0.00</dd>',
        '<dt>Zero-rated sales</dt><dd>₱0.00</dd>',
        'THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX',
      ];
      for (const path of [at(number), at(number, 'slip'), at(number, 'receipt')]) {
        const text = await textOf(path);
        for (const words of said) expect(text, path).toContain(words);
      }
      const plain = openCounter(shop, {
        shop: { ...SHOP_SETTINGS, noInputTax: false },
      });
      const unset = await (await signedIn(plain, 'maria', 'counter')).look(at(number, 'receipt'));
      plain.feed.stop();
      expect(unset.text).toContain('<h1>Ironwharf</h1>');
      expect(unset.text).not.toContain('INPUT TAX');
      expect(unset.text).not.toContain('<p>TIN');
    });

    it('says in the mail what is still to be paid', async () => {
      const number = await orderKits(shop, who);
      const { total } = await rowOf(number);
      await pay(number, { amount: '100.00' });
      for (const [from, to] of [
        ['Pending', 'Confirmed'],
        ['Confirmed', 'Ready for pickup'],
      ] as const) {
        await clerk.press(at(number, 'status'), at(number), { from, to });
      }
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.text).toContain('We have received ₱100.00.');
      expect(mail?.text).toContain(`Please pay ${formatMoney(total - 10_000)} at the counter.`);
      await clerk.press(at(number, 'status'), at(number), {
        from: 'Ready for pickup',
        to: 'Completed',
      });
      // Whoever picks it up has paid the rest in cash.
      expect((await rowOf(number)).paidAt).not.toBeNull();
      expect(paymentsIn(await textOf(at(number)))).toHaveLength(2);
    });

    it('leaves an unpaid order to staff of which a part was paid', async () => {
      const number = await orderKits(shop, who);
      await pay(number, { amount: '100.00' });
      shop.time += 8 * DAY_MS;
      await cancelUnpaid(shop.deps, 7);
      expect((await rowOf(number)).status).toBe('Pending');
    });

    it('keeps the payments of a deleted account, and not why one was taken back', async () => {
      const number = await orderKits(shop, who);
      await pay(number, { amount: '10.00' });
      const [payment = ''] = paymentsIn(await textOf(at(number)));
      await takeBack(number, payment, 'Ana’s sister paid');
      await pay(number, { method: 'GCash', reference: '0099' });
      await shop.deps.db.transaction((tx) => forgetAccount(tx, who));
      const text = await textOf(at(number));
      expect(text).toContain('GCash 0099');
      expect(text).not.toContain('sister');
    });
  });
}
