/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** Quotations that were sent and are offered anew: another version, a later last day. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { variants } from '../src/database/tables/catalogue';
import { orders } from '../src/database/tables/orders';
import { quotations } from '../src/database/tables/quotations';
import { forgetWalkIn } from '../src/domain/customers/forget-walk-in';
import { reopenQuotation, withdrawQuotation } from '../src/domain/quotations/withdraw-quotation';
import { openCounter, signedIn, tokenIn, type Clerk, type Counter } from './clerk';
import { acceptance, askQuotations, offered, sendDraft } from './quoted';
import { ordersSeenBy } from './placed-orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

const BY = { by: { id: 1, name: 'maria' }, network: 'test' };

export function quotationVersionsSuite(database: TestDatabase): void {
  describe('versions of quotations', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let ana: Customer;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'maria', 'counter');
      ana = await shop.customer();
      await shop.deps.db.update(variants).set({ stock: 500 });
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const at = (number: string) => `/staff/quotations/${number}`;
    const call = (name: string, body: object, who: Customer | null = ana) =>
      askQuotations(shop, name, body, { token: who?.token });
    const accept = (number: string) => call('accept', acceptance(number));
    const revise = async (number: string) => {
      const path = `${at(number)}/revise`;
      const { location } = await clerk.send(path, {}, at(number));
      return location?.split('?')[0]?.split('/').at(-1) ?? '';
    };
    const lineOf = async (number: string) =>
      /remove-(\d+)"/.exec((await clerk.look(at(number))).text)?.[1] ?? 'none';
    const send = async (number: string, quantity: string, price: string) => {
      const line = await lineOf(number);
      const typed = { [`quantity-${line}`]: quantity, [`price-${line}`]: price };
      return sendDraft(clerk, at(number), { do: 'send', ...typed });
    };
    const linkOf = async (number: string) => (await call('share', { number })).json.link as string;
    const logged = async (number: string) => {
      const its = eq(audit.object, `quotation ${number}`);
      return shop.deps.db.select().from(audit).where(its).orderBy(asc(audit.id));
    };

    it('[B72] is revised: what changed is marked and mailed, and the version before leads to it', async () => {
      const first = await offered(shop, ana.email, { quantity: 2, price: 900_000 });
      const oldLink = await linkOf(first);
      // Two who revise it at once go on with one draft, of which its customer sees nothing.
      const form = { token: tokenIn(await clerk.look(at(first)), `${at(first)}/revise`) };
      const both = await Promise.all([1, 2].map(() => clerk.post(`${at(first)}/revise`, form)));
      const said = both.map(({ location }) => location);
      expect(said.sort()).toEqual([`${at(first)}-V2?said=already`, `${at(first)}-V2?said=revised`]);
      const second = `${first}-V2`;
      expect((await call('details', { number: second })).status).toBe(404);
      expect((await call('details', { number: first })).json).toMatchObject({ status: 'Sent' });

      expect((await send(second, '3', '8,500.00')).location).toContain('said=quoted');
      const words =
        'Cordless Hammer Drill (Kit): 3 at ₱8,500.00 each instead of 2 at ₱9,000.00 each';
      const [mail] = await shop.mailsTo(ana.email);
      expect(mail?.subject).toBe(`Our quotation ${second}, version 2`);
      for (const part of ['It replaces version 1', `- ${words}`, '₱25,500.00']) {
        expect(mail?.text).toContain(part);
      }
      const page = (await clerk.look(at(second))).text;
      expect(page).toContain('Changed since version 1');
      expect(page).toContain('<span class="status new">Changed</span>');
      expect((await call('details', { number: second })).json).toMatchObject({
        ...{ version: 2, status: 'Sent', lines: [{ change: 'changed', quantity: 3 }] },
        changes: expect.arrayContaining([expect.stringContaining(words)]) as string[],
      });

      // The version before: refused, with the way to the new one, by its number and by its link.
      const refused = await accept(first);
      expect([refused.status, refused.json.replaced_by]).toEqual([409, second]);
      expect(refused.json.message).toContain(`Version 2 (${second}) has replaced this one.`);
      expect((await call('decline', { number: first, reason: '' })).status).toBe(409);
      const newLink = await linkOf(second);
      const byLink = await call('details', { link: oldLink }, null);
      expect(byLink.json).toMatchObject({
        status: 'Replaced',
        replaced_by: { number: second, version: 2, link: newLink },
      });
      expect((await clerk.look(at(first))).text).toContain('has replaced it');
      expect((await accept(second)).status).toBe(200);
      expect(await logged(first)).toMatchObject([
        ...[{ action: 'quotation taken up' }, { action: 'quotation line changed' }],
        ...[{ action: 'quotation draft changed' }, { action: 'quotation sent' }],
        { action: 'quotation revised', after: { version: 2, number: second } },
      ]);
    });

    it('[B72] takes what was asked for from the cart out of it, whichever version is accepted', async () => {
      const who = await shop.customer();
      const { id: product_id, variants: kinds } = await shop.product('Cordless Hammer Drill');
      const kits = { product_id, variant_id: kinds.Kit, type: 'add', quantity: 2 };
      await shop.post('/api/store/cart/updateItemsInCart', kits, who);
      const first = await offered(shop, who.email, { quantity: 2, line: { cart_units: 2 } });
      const second = await revise(first);
      await send(second, '2', '8,000');
      expect((await call('accept', acceptance(second), who)).json).toMatchObject({ cart_units: 2 });
    });

    it('[B72] is not sent once the version before was accepted, nor revised or extended then', async () => {
      const first = await offered(shop, ana.email);
      const shown = await clerk.look(at(first));
      const second = await revise(first);
      const { order_number: order } = (await accept(first)).json as { order_number: string };
      const late = await send(second, '1', '10');
      expect(late.status).toBe(409);
      expect(late.text).toContain(`Version 1 was accepted meanwhile as order ${order}`);
      const days = { validUntil: '2026-07-01', from: '2026-06-10' };
      for (const [name, fields] of [
        ['revise', {}],
        ['extend', days],
      ] as const) {
        const path = `${at(first)}/${name}`;
        const refused = await clerk.post(path, { ...fields, token: tokenIn(shown, path) });
        expect([name, refused.status]).toEqual([name, 409]);
        expect(refused.text).toContain(`was accepted as order ${order}, so it stays as it is`);
      }
    });

    it('[B72] orders one version, whoever accepts while another is sent', async () => {
      for (let time = 0; time < 4; time += 1) {
        const first = await offered(shop, ana.email, { quantity: 1 });
        const second = await revise(first);
        const before = await shop.deps.db.$count(orders);
        const [accepted, sent] = await Promise.all([accept(first), send(second, '1', '7,000')]);
        const isSent = sent.status === 303;
        expect([accepted.status, isSent]).toEqual(isSent ? [409, true] : [200, false]);
        expect((await accept(second)).status).toBe(isSent ? 200 : 404);
        expect(await shop.deps.db.$count(orders)).toBe(before + 1);
      }
    });

    it('[B72] stays replaced where it is withdrawn and opened again, and a third replaces both', async () => {
      const first = await offered(shop, ana.email);
      const second = await revise(first);
      await withdrawQuotation(shop.deps, { number: first, from: 'Sent' }, BY);
      await send(second, '1', '8,000');
      await reopenQuotation(shop.deps, first, BY);
      expect((await accept(first)).status).toBe(409);
      const third = await revise(second);
      expect(third).toBe(`${first}-V3`);
      await send(third, '1', '7,000');
      for (const number of [first, second]) {
        expect((await accept(number)).json.replaced_by).toBe(third);
      }
    });

    it('[B73] is extended, also when it is over: logged, mailed once, and then accepted', async () => {
      const number = await offered(shop, ana.email, { validUntil: '2026-06-02' });
      const start = shop.time;
      const path = `${at(number)}/extend`;
      shop.time = Date.parse('2026-06-05T04:00:00Z');
      const later = await signedIn(counter, 'luz', 'counter');
      const page = await later.look(at(number));
      expect(page.text).toContain('Expired');
      const form = { from: '2026-06-02', token: tokenIn(page, path) };
      const told = (await shop.mailsTo(ana.email)).length;
      for (const day of ['2026-06-04', '2028-01-01']) {
        const refused = await later.post(path, { ...form, validUntil: day });
        expect(refused.status).toBe(422);
        expect(refused.text).toContain(`value="${day}"`);
      }
      const twice = await Promise.all(
        [1, 2].map(() => later.post(path, { ...form, validUntil: '2026-06-20' })),
      );
      expect(twice.map(({ location }) => location?.split('said=')[1]).sort()).toEqual([
        'already',
        'extended',
      ]);
      // Somebody whose page is older sees both days.
      const late = await later.post(path, { ...form, validUntil: '2026-06-30' });
      expect(late.status).toBe(409);
      for (const day of ['2026-06-30', '2026-06-20']) expect(late.text).toContain(day);
      const mails = await shop.mailsTo(ana.email);
      expect(mails).toHaveLength(told + 1);
      expect(mails[0]?.text).toContain(`${number} is valid until June 20, 2026 now`);
      expect((await logged(number)).at(-1)).toMatchObject({
        action: 'quotation extended',
        before: { validUntil: '2026-06-02' },
        after: { validUntil: '2026-06-20' },
      });
      expect((await accept(number)).status).toBe(200);
      shop.time = start;
    });

    const orderByStaff = async (number: string) =>
      clerk.send(`${at(number)}/order`, {}, at(number));
    const orderOf = async (number: string) => {
      const [order] = await shop.deps.db.select().from(orders).where(eq(orders.number, number));
      return order;
    };

    it('are ordered by staff for who has said yes: once, without an account, told with a link', async () => {
      const email = 'rosa.q@example.ph';
      const number = await offered(shop, email, { quantity: 2, price: 900_000 });
      const form = { token: tokenIn(await clerk.look(at(number)), `${at(number)}/order`) };
      const both = await Promise.all([1, 2].map(() => clerk.post(`${at(number)}/order`, form)));
      const said = both.map(({ location }) => location ?? '').sort();
      const placed = /ORD-[^?]+/.exec(said[0] ?? '')?.[0] ?? '';
      expect(said).toEqual([
        `/staff/orders/${placed}?said=already`,
        `/staff/orders/${placed}?said=placed`,
      ]);
      const order = await orderOf(placed);
      expect(order).toMatchObject({
        ...{ userId: null, status: 'Confirmed', staffName: 'maria', subtotal: 1_800_000 },
        ...{ firstName: 'Ana Cruz', phone: '0917 000 0000', email },
      });
      const [mail] = await shop.mailsTo(email);
      expect(mail?.text).toContain(`/order-history/${placed}?claim=${order?.claimCode}`);
      const page = (await clerk.look(at(number))).text;
      expect(page).toContain(placed);
      expect(page).not.toContain('The customer has said yes');
      const again = await clerk.post(`${at(number)}/order`, form);
      expect(again.location).toContain('said=already');
    });

    it('are ordered by staff into the account that they are for', async () => {
      const who = await shop.customer();
      const { id: product_id, variants: kinds } = await shop.product('Cordless Hammer Drill');
      const kits = { product_id, variant_id: kinds.Kit, type: 'add', quantity: 2 };
      await shop.post('/api/store/cart/updateItemsInCart', kits, who);
      const number = await offered(shop, who.email, { quantity: 2, line: { cart_units: 2 } });
      const { location } = await orderByStaff(number);
      const [seen] = await ordersSeenBy(shop, who);
      expect(location).toContain(seen?.order_number);
      expect((await shop.post('/api/store/cart/fetchItemsAdded', {}, who)).json.data).toEqual([]);
      expect((await call('details', { number }, who)).json).toMatchObject({ status: 'Accepted' });
    });

    it('are deleted with what the order says of somebody without account and email', async () => {
      const first = await offered(shop, 'luz.q@example.ph', { quantity: 1 });
      const second = await revise(first);
      await send(second, '1', '8,000');
      const nobody = { email: null, name: 'Luz Reyes' };
      for (const number of [first, second]) {
        await shop.deps.db.update(quotations).set(nobody).where(eq(quotations.number, number));
      }
      const { location } = await orderByStaff(second);
      expect(location).toContain('said=placed-no-email');
      const placed = /ORD-[^?]+/.exec(location ?? '')?.[0] ?? '';
      await forgetWalkIn(shop.deps, placed, BY);
      expect(await orderOf(placed)).toMatchObject({ firstName: '', phone: '', quotationId: null });
      for (const number of [first, second]) {
        expect((await clerk.look(at(number))).status).toBe(404);
      }
    });

    it('are not ordered by staff where they hold no more, or where goods are missing', async () => {
      const few = await offered(shop, ana.email, { quantity: 501, price: 900_000 });
      const refused = await orderByStaff(few);
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('has only');
      expect((await call('details', { number: few })).json).toMatchObject({ status: 'Sent' });
      const token = tokenIn(await clerk.look(at(few)), `${at(few)}/order`);
      await withdrawQuotation(shop.deps, { number: few, from: 'Sent' }, BY);
      const late = await clerk.post(`${at(few)}/order`, { token });
      expect(late.status).toBe(409);
      expect(late.text).toContain('This quotation is withdrawn.');
    });
  });
}
