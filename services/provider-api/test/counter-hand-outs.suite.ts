/** Goods that leave the shop and come back: handed out in parts, taken back, returned. */
import { formToken } from 'back-office/form-token';
import { eq } from 'drizzle-orm';
import { formatMoney } from 'shared-contracts/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { variants } from '../src/database/tables/catalogue';
import { orderReturns } from '../src/database/tables/hand-outs';
import { orders } from '../src/database/tables/orders';
import { readOrderMoney } from '../src/domain/payments/ledger';
import { dayOf, daysAfter } from '../src/domain/manila-day';
import { orderHistory } from '../src/domain/orders/history';
import { cancelUnpaid } from '../src/domain/orders/unpaid';
import { hiddenIn, openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { beginChanges, placeDraft, unitFields } from './drafted';
import { orderKits } from './placed-orders';
import { sendInquiry } from './sent-inquiry';
import { faultsInBooks } from './money/books';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

export function counterHandOutsSuite(database: TestDatabase): void {
  describe('goods at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let maria: Clerk;
    let who: Customer;
    let kit = 0;
    let start = 0;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      kit = (await shop.product('Cordless Hammer Drill')).variants.Kit ?? 0;
      start = shop.time;
    });
    beforeEach(async () => {
      shop.time = start;
      maria = await signedIn(counter, 'maria', 'counter');
      who = await shop.customer();
      await shop.deps.db.update(variants).set({ stock: 10 }).where(eq(variants.id, kit));
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const stock = async () =>
      (await shop.deps.db.select().from(variants).where(eq(variants.id, kit)))[0]?.stock;
    const at = (number: string, change = '') => `/staff/orders/${number}${change && `/${change}`}`;
    const orderOf = async (number: string) => {
      const [order] = await shop.deps.db.select().from(orders).where(eq(orders.number, number));
      if (!order) throw new Error('no order');
      return order;
    };
    const step = (number: string, from: string, to: string, more = {}) =>
      maria.send(at(number, 'status'), { from, to, ...more }, at(number));
    const confirmed = async (quantity: number) => {
      const number = await orderKits(shop, who, quantity);
      await step(number, 'Pending', 'Confirmed');
      return number;
    };
    const fieldOf = async (number: string) => unitFields(await maria.look(at(number)))[0] ?? '';
    const handOut = async (number: string, units: string, rest = 'kept', by = maria) =>
      by.send(at(number, 'hand-out'), { [await fieldOf(number)]: units, rest }, at(number));
    const subjects = async () => (await shop.mailsTo(who.email)).map(({ subject }) => subject);
    const bring = async (number: string, units: string, condition = 'good') => {
      const field = await fieldOf(number);
      const fields = {
        [field]: units,
        [field.replace('units', 'condition')]: condition,
        reason: 'Too loud',
      };
      return maria.send(at(number, 'return'), fields, at(number));
    };

    it('[N64] are handed out in parts, said in words, and the rest picked up later', async () => {
      const number = await confirmed(5);
      expect((await handOut(number, '6')).text).toContain('Only 5 are left to hand out.');
      expect((await handOut(number, '0')).status).toBe(422);
      const form = {
        ...hiddenIn(await maria.look(at(number)), at(number, 'hand-out')),
        ...{ [await fieldOf(number)]: '3', rest: 'kept' },
      };
      const twice = await Promise.all(
        [form, form].map((one) => maria.post(at(number, 'hand-out'), one)),
      );
      expect(twice.map(({ location }) => location?.split('said=')[1]).sort()).toEqual([
        'already',
        'handed-out-told',
      ]);
      expect((await subjects())[0]).toBe(`A part of your order ${number} was picked up`);
      expect((await maria.look(at(number))).text).toContain('partly handed out');
      expect((await maria.look('/staff/orders')).text).toContain('partly handed out');
      const cancelled = await maria.post(at(number, 'status'), {
        ...hiddenIn(await maria.look(at(number)), at(number, 'status')),
        ...{ from: 'Confirmed', to: 'Cancelled', reason: 'asked' },
      });
      expect(cancelled.status).toBe(409);
      expect(cancelled.text).toContain('A part of this order was handed out');
      shop.time += 8 * DAY_MS;
      await cancelUnpaid(shop.deps, 7);
      shop.time -= 8 * DAY_MS;
      expect((await orderOf(number)).status).toBe('Confirmed');
      await step(number, 'Confirmed', 'Ready for pickup');
      await step(number, 'Ready for pickup', 'Completed');
      const { text } = await maria.look(at(number));
      expect(text).toContain('5 handed out');
      expect(text).toMatch(/<strong>3 units<.*<strong>2 units</s);
      expect(await stock()).toBe(5);
    });

    it('[N82] leave the picking slip with what is handed out, and the page says what is left to sell', async () => {
      const number = await confirmed(5);
      const slip = async () => (await maria.look(at(number, 'slip'))).text;
      expect(await slip()).toContain('<td class="number">5</td>');
      await handOut(number, '3');
      expect(await slip()).toContain('3 units were handed out already.');
      expect(await slip()).toContain('<td class="number">2</td>');
      const page = (await maria.look(at(number))).text;
      expect(page).toMatch(/data-name="Left to sell" class="number">\s*5</);
      expect(page).toContain('after this order, which took its units when it was placed');
      // Whose role has no catalogue has no way there.
      expect(page).not.toContain('/staff/catalogue/variants/');
      const ben = await signedIn(counter, 'ben', 'owner');
      const link = `href="/staff/catalogue/variants/${kit}"`;
      expect((await ben.look(at(number))).text).toContain(link);
      await step(number, 'Confirmed', 'Ready for pickup');
      await step(number, 'Ready for pickup', 'Completed');
      expect(await slip()).toContain('5 units were handed out already: nothing is left to fetch.');
      expect(await slip()).not.toContain('not picked yet');
    });

    it('[N64] are handed out once by two clerks at the same moment: the other sees what is left', async () => {
      const number = await confirmed(5);
      const ben = await signedIn(counter, 'ben', 'owner');
      const field = await fieldOf(number);
      const forms = await Promise.all(
        [maria, ben].map(async (by) => ({
          by,
          form: hiddenIn(await by.look(at(number)), at(number, 'hand-out')),
        })),
      );
      const answers = await Promise.all(
        forms.map(({ by, form }) =>
          by.post(at(number, 'hand-out'), { ...form, [field]: '4', rest: 'kept' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
      const late = answers.find(({ status }) => status === 409);
      expect(late?.text).toContain('Somebody changed this order meanwhile');
      expect(late?.text).toMatch(new RegExp(`name="[\\d.]*${field}"[^>]*value="4"`));
      expect((await maria.look(at(number))).text).toContain('4 handed out');
    });

    it('[N64] puts what a customer leaves back into the stock, with a total of what was taken', async () => {
      const number = await confirmed(5);
      expect((await handOut(number, '3', 'back')).location).toContain('said=handed-out-all-told');
      expect(await orderOf(number)).toMatchObject({
        status: 'Completed',
        subtotal: 3 * 899_900,
        total: Math.round(3 * 899_900 * 1.12),
      });
      expect(await stock()).toBe(7);
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.text).toContain('The rest is no longer part of your order');
    });

    it('[N65] take a wrong click back on its day, by who did it or an owner', async () => {
      const number = await confirmed(2);
      await step(number, 'Confirmed', 'Ready for pickup');
      await step(number, 'Ready for pickup', 'Completed');
      expect((await orderOf(number)).paidAt).not.toBeNull();
      const luz = await signedIn(counter, 'luz', 'counter');
      const path = at(number, 'hand-out/back');
      const fields = hiddenIn(await maria.look(at(number)), path);
      expect((await luz.look(at(number))).text).toContain('Who handed it out can take it back');
      shop.time += DAY_MS;
      expect((await (await signedIn(counter, 'maria', 'counter')).look(at(number))).text).toContain(
        'on its own day',
      );
      shop.time -= DAY_MS;
      const [back, again] = await Promise.all([maria.post(path, fields), maria.post(path, fields)]);
      expect([back.location, again.location].map((to) => to?.split('said=')[1]).sort()).toEqual([
        'already',
        'hand-out-back-told',
      ]);
      expect(await orderOf(number)).toMatchObject({ status: 'Ready for pickup', paidAt: null });
      expect((await subjects())[0]).toBe(`Your order ${number} was not picked up after all`);
      expect((await step(number, 'Ready for pickup', 'Completed')).location).toContain('completed');
      await bring(number, '1');
      expect((await maria.look(at(number))).text).toContain('Goods of this order came back since.');
      expect((await maria.post(path, { ...fields, id: '999999' })).location).toContain('already');
    });

    it('[N66] come back within the days, good or damaged, and are credited', async () => {
      // Each alone is rounded down with its VAT, and all together are not.
      await shop.deps.db.update(variants).set({ price: 33_337 }).where(eq(variants.id, kit));
      const number = await confirmed(3);
      await shop.deps.db.update(variants).set({ price: 899_900 }).where(eq(variants.id, kit));
      await handOut(number, '3');
      expect(await stock()).toBe(7);
      expect((await bring(number, '4')).text).toContain('The customer has 3 of it.');
      expect((await bring(number, '1')).location).toContain('said=returned-told');
      expect(await stock()).toBe(8);
      expect((await bring(number, '1', 'damaged')).location).toContain('said=returned-told');
      expect(await stock()).toBe(8);
      expect((await bring(number, '1')).location).toContain('said=returned-told');
      const returns = await shop.deps.db.select().from(orderReturns);
      const order = await orderOf(number);
      const theirs = returns.filter(({ orderId }) => orderId === order.id);
      // To the centavo, however it was cut.
      expect(theirs.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
      expect(order.status).toBe('Completed');
      expect((await maria.look(at(number))).text).toContain('3 came back');
      expect((await subjects())[0]).toBe(`We have taken back goods of your order ${number}`);
    });

    const moneyOf = async (number: string) => readOrderMoney(shop.deps.db, await orderOf(number));
    const payAll = (number: string) => maria.press(at(number, 'payment'), at(number));

    it('[N73] leave a refund due where less is taken than was paid, and where goods come back', async () => {
      const number = await confirmed(5);
      const before = (await orderOf(number)).total;
      await payAll(number);
      await handOut(number, '3', 'back');
      const { total } = await orderOf(number);
      expect((await moneyOf(number)).balance).toEqual({ owed: 0, refundDue: before - total });
      expect((await shop.mailsTo(who.email))[0]?.text).toContain(
        `You get ${formatMoney(before - total)} back that you have paid.`,
      );
      await bring(number, '1');
      const { sums, balance } = await moneyOf(number);
      expect(sums.credited).toBeGreaterThan(0);
      expect(balance.refundDue).toBe(before - total + sums.credited);
      expect((await maria.look('/staff/money')).text).toContain(number);
      expect(await faultsInBooks(shop.deps.db)).toEqual([]);
      await maria.press(at(number, 'refund'), at(number));
      expect((await moneyOf(number)).balance).toEqual({ owed: 0, refundDue: 0 });
      expect((await maria.look(at(number, 'receipt'))).text).toContain('Returned goods');
      expect(await faultsInBooks(shop.deps.db)).toEqual([]);
    });

    it('[N72] take back what was noted as paid with a hand-out, and no deposit', async () => {
      const number = await confirmed(2);
      const deposit = { amount: '1,000.00', method: 'Cash' };
      await maria.press(at(number, 'payment'), at(number), deposit);
      await handOut(number, '2');
      expect((await moneyOf(number)).balance).toEqual({ owed: 0, refundDue: 0 });
      const back = at(number, 'hand-out/back');
      await maria.post(back, hiddenIn(await maria.look(at(number)), back));
      const { sums, balance, entries } = await moneyOf(number);
      const { total, paidAt } = await orderOf(number);
      expect(paidAt).toBeNull();
      expect(sums.received).toBe(100_000);
      expect(balance).toEqual({ owed: total - 100_000, refundDue: 0 });
      expect(entries.map(({ voidedAt }) => voidedAt !== null)).toEqual([false, true]);
      expect(await faultsInBooks(shop.deps.db)).toEqual([]);
    });

    it('[N73] are changed to less than was paid, and the rest is due to the customer', async () => {
      const number = await confirmed(4);
      await payAll(number);
      const { total: before } = await orderOf(number);
      const draft = await beginChanges(maria, number);
      const [field = ''] = unitFields(await maria.look(draft));
      await placeDraft(maria, draft, { [field]: '1' });
      const { total } = await orderOf(number);
      expect(total).toBeLessThan(before);
      expect((await moneyOf(number)).balance).toEqual({ owed: 0, refundDue: before - total });
    });

    it('[N66] do not come back after the days', async () => {
      const number = await confirmed(1);
      await handOut(number, '1');
      shop.time += 7 * DAY_MS;
      maria = await signedIn(counter, 'maria', 'counter');
      const fields = hiddenIn(await maria.look(at(number)), at(number, 'return'));
      const field = await fieldOf(number);
      shop.time += DAY_MS;
      maria = await signedIn(counter, 'maria', 'counter');
      expect((await maria.look(at(number))).text).toContain('Goods could come back until');
      const path = at(number, 'return');
      const token = formToken(maria.cookies.get('staff') ?? '', path);
      const brought = { [field]: '1', [field.replace('units', 'condition')]: 'good' };
      const late = await maria.post(path, { ...fields, ...brought, reason: 'Too loud', token });
      expect(late.status).toBe(409);
      expect(late.text).toContain('could come back until');
      expect(await stock()).toBe(9);
    });

    it('[N66] are asked to be brought back by the customer, who sees what and how long', async () => {
      const number = await confirmed(3);
      const { userId } = await orderOf(number);
      if (userId === null) throw new Error('ordered by nobody');
      const seen = async () => {
        const found = await orderHistory(shop.deps, userId);
        const order = found.find((each) => each.order_number === number);
        return { until: order?.returnable_until, units: order?.products[0]?.returnable };
      };
      const none = { until: undefined, units: undefined };
      expect(await seen()).toEqual(none);
      await handOut(number, '2');
      const until = daysAfter(dayOf(shop.deps.now()), 7);
      expect(await seen()).toEqual({ until, units: 2 });
      await bring(number, '1');
      expect(await seen()).toEqual({ until, units: 1 });
      shop.time += 7 * DAY_MS;
      expect((await seen()).until).toBe(until);
      shop.time += DAY_MS;
      expect(await seen()).toEqual(none);
    });

    it('[N66] lead from the inquiry to the order that it names, and back', async () => {
      const number = await confirmed(1);
      const words = `Inquiry about: Order ${number.toLowerCase()}it hums, not ORD-2222-2222`;
      const reference = await sendInquiry(shop, who.email.toUpperCase(), { inquiry: words });
      await sendInquiry(shop, 'somebody@else.ph', { inquiry: words });
      await sendInquiry(shop, who.email);
      const inquiry = await maria.look(`/staff/inquiries/${reference}`);
      expect(inquiry.text).toContain(`<a href="${at(number)}">${number}</a>`);
      expect(inquiry.text).not.toContain('/staff/orders/ORD-2222-2222');
      const links = (await maria.look(at(number))).text.match(/\/staff\/inquiries\/INQ-[^"]+/g);
      expect(links).toEqual([`/staff/inquiries/${reference}`]);
    });
  });
}
