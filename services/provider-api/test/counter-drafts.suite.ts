/** Orders that staff write down: kept as drafts, placed once; and changes to orders, saved once. */
import { formToken } from 'back-office/form-token';
import { eq } from 'drizzle-orm';
import { hashSecret } from 'passwords/password-hash';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { variants } from '../src/database/tables/catalogue';
import { orderDrafts } from '../src/database/tables/order-drafts';
import { orderEvents, orderLines, orders } from '../src/database/tables/orders';
import { staff } from '../src/database/tables/staff';
import { forgetAccount } from '../src/domain/customers/account-deletion';
import { forgetOrders } from '../src/domain/customers/forget-orders';
import { sweepDrafts } from '../src/domain/order-drafts/throw-away';
import { hiddenIn, openCounter, PASSWORD, signedIn, type Clerk, type Counter } from './clerk';
import { beginChanges, beginOrder, placeDraft, scan, sendDraft, unitFields } from './drafted';
import { faultsInBooks } from './money/books';
import { orderKits, ordersSeenBy } from './placed-orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

const WALK_IN = { name: 'Rosa Dizon', phone: '0917 555 1234' };

export function counterDraftsSuite(database: TestDatabase): void {
  describe('orders written down at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let maria: Clerk;
    let ben: Clerk;
    let who: Customer;
    let drill: { id: number; variants: Record<string, number> };
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      drill = await shop.product('Cordless Hammer Drill');
    });
    beforeEach(async () => {
      maria = await signedIn(counter, 'maria', 'counter');
      ben = await signedIn(counter, 'ben', 'owner');
      who = await shop.customer();
      await shop.deps.db.delete(orderDrafts);
      await setStock(10);
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const kit = () => drill.variants.Kit ?? 0;
    const setStock = (stock: number | null) =>
      shop.deps.db.update(variants).set({ stock }).where(eq(variants.id, kit()));
    const stock = async () =>
      (await shop.deps.db.select().from(variants).where(eq(variants.id, kit())))[0]?.stock;
    const addKit = async (draft: string) => {
      const page = await maria.look(`${draft}?q=hammer+drill`);
      const key = hiddenIn(page, `${draft}/lines`);
      return maria.post(`${draft}/lines`, { ...key, variant: String(kit()), code: '' });
    };
    const orderOf = async (location: string | null) => {
      const number = /ORD-[^?]+/.exec(location ?? '')?.[0] ?? '';
      const [order] = await shop.deps.db.select().from(orders).where(eq(orders.number, number));
      if (!order) throw new Error(`no order: ${location}`);
      const lines = await shop.deps.db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, order.id))
        .orderBy(orderLines.id);
      return { ...order, lines };
    };
    const history = async (orderId: number) =>
      (await shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).map(
        ({ what, status, words }) => `${what ?? status}: ${words}`,
      );

    it('[N60] is scanned, kept for a second clerk, and placed once without an account', async () => {
      const draft = await beginOrder(maria, { ...WALK_IN, code: 'tmw-hd18' });
      expect((await scan(maria, draft, 'TMW-HD18')).location).toContain('said=item');
      await addKit(draft);
      // A second clerk sees it in the list, and goes on with it.
      expect((await ben.look('/staff/orders')).text).toContain(`href="${draft}"`);
      const page = await ben.look(draft);
      expect(page.text).toContain('Rosa Dizon');
      const [bare = '', kits = ''] = unitFields(page);
      expect(page.text).toMatch(new RegExp(`name="[\\d.]*${bare}"[^>]*value="2"`));
      const typed = { ...hiddenIn(page, draft), ...WALK_IN, [bare]: '1', [kits]: '3' };
      // The total that was shown is another one, so that it is shown before anything is placed.
      const asked = await ben.post(draft, { ...typed, do: 'place' });
      expect(asked.location).toContain('said=total');
      expect(await stock()).toBe(10);
      const shown = { ...hiddenIn(await ben.look(draft), draft), ...WALK_IN, do: 'place' };
      const placed = await Promise.all([shown, shown, shown].map((each) => ben.post(draft, each)));
      const said = placed.map(({ location }) => location?.split('said=')[1]).sort();
      expect(said).toEqual(['already', 'already', 'placed-no-email']);
      const order = await orderOf(placed[0]?.location ?? null);
      expect(order).toMatchObject({
        ...{ status: 'Confirmed', staffName: 'ben', userId: null, email: '', address1: '' },
        ...{ firstName: 'Rosa Dizon', phone: '0917 555 1234' },
        subtotal: 499_950 + 3 * 899_900,
        total: Math.round((499_950 + 3 * 899_900) * 1.12),
      });
      expect(order.lines.map(({ quantity, stockTaken }) => [quantity, stockTaken])).toEqual([
        [1, 0],
        [3, 3],
      ]);
      expect(await stock()).toBe(7);
      const { text } = await maria.look(`/staff/orders/${order.number}`);
      expect(text).toContain('<strong>Placed</strong> by ben');
      expect(text).not.toContain('mailto:');
      const slip = await maria.look(`/staff/orders/${order.number}/slip`);
      expect(slip.text).toContain('Rosa Dizon');
      expect((await maria.look('/staff/orders')).text).not.toContain(draft);
    });

    it('[N60] says which line there is too little of, and how much, and keeps what was typed', async () => {
      const draft = await beginOrder(maria, { code: '' });
      await addKit(draft);
      await setStock(4);
      const page = await maria.look(draft);
      const [units = ''] = unitFields(page);
      const fields = { ...WALK_IN, [units]: '6', do: 'place' };
      const refused = await sendDraft(maria, draft, fields, page);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('Only 4 left.');
      expect(refused.text).toContain('value="Rosa Dizon"');
      expect(refused.text).toMatch(new RegExp(`name="[\\d.]*${units}"[^>]*value="6"`));
      expect((await sendDraft(maria, draft, { ...fields, [units]: 'six' })).status).toBe(422);
      expect((await sendDraft(maria, draft, { ...fields, name: '' })).status).toBe(422);
      expect(await stock()).toBe(4);
      expect((await placeDraft(maria, draft, { ...WALK_IN, [units]: '4' })).location).toContain(
        'placed',
      );
      expect(await stock()).toBe(0);
    });

    it('shows what else is found where a code is none, and refuses what has no price', async () => {
      const draft = await beginOrder(maria, WALK_IN);
      const found = await scan(maria, draft, 'hammer drill');
      expect(found.location).toBe(`${draft}?q=hammer+drill`);
      const page = await maria.look(found.location ?? '');
      expect(page.text).toContain('Price Upon Inquiry');
      const variant = String(drill.variants.Pallet);
      await maria.post(`${draft}/lines`, {
        ...hiddenIn(page, `${draft}/lines`),
        variant,
        code: '',
      });
      const refused = await placeDraft(maria, draft, WALK_IN);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('This has no price');
      expect((await scan(maria, draft, '')).status).toBe(422);
    });

    it('[N61] shows what somebody changed meanwhile beside what was typed', async () => {
      const draft = await beginOrder(maria, WALK_IN);
      await addKit(draft);
      const page = await maria.look(draft);
      const [units = ''] = unitFields(page);
      await sendDraft(ben, draft, { ...WALK_IN, [units]: '5' });
      const late = await sendDraft(maria, draft, { ...WALK_IN, [units]: '2' }, page);
      expect(late.status).toBe(409);
      expect(late.text).toContain('Yours and now');
      expect(late.text).toMatch(new RegExp(`name="[\\d.]*${units}"[^>]*value="2"`));
      const kept = await maria.look(draft);
      expect(kept.text).toMatch(new RegExp(`name="[\\d.]*${units}"[^>]*value="5"`));
    });

    it('is thrown away, comes back on the same day, and is gone on the next', async () => {
      const draft = await beginOrder(maria, WALK_IN);
      const at = `${draft}/away`;
      expect((await maria.send(at, { to: 'away' }, draft)).location).toContain('said=thrown');
      expect((await maria.look('/staff/orders')).text).toContain('thrown away today');
      await sweepDrafts(shop.deps.db, new Date(shop.time));
      expect((await maria.send(at, { to: 'back' }, draft)).location).toContain('said=drawn');
      expect((await maria.look(draft)).text).toContain('value="Rosa Dizon"');
      await maria.send(at, { to: 'away' }, draft);
      await sweepDrafts(shop.deps.db, new Date(shop.time + 24 * 60 * 60_000));
      expect((await maria.look(draft)).status).toBe(404);
    });

    it('[N60] goes into an account that is found, told by mail, and leaves with it', async () => {
      const draft = await beginOrder(maria, { code: 'TMW-HD18' });
      const at = `${draft}/customer`;
      const page = await maria.look(`${draft}?who=${encodeURIComponent(who.email)}`);
      await maria.post(at, { ...hiddenIn(page, at), user: String(who.id) });
      const placed = await placeDraft(maria, draft, { name: 'Ana Cruz' });
      const { number } = await orderOf(placed.location);
      expect(placed.location).toContain('said=placed');
      expect((await shop.mailsTo(who.email))[0]?.subject).toBe(`Your order ${number}`);
      const seen = await shop.post('/api/store/order/fetchAllOrders', {}, { token: who.token });
      const mine = seen.json as { order_number: string; status: string }[];
      expect(mine).toMatchObject([{ order_number: number, status: 'Confirmed' }]);
      const own = await shop.post('/api/auth/shop-account-data', {}, { token: who.token });
      expect(own.status).toBe(200);
      await shop.deps.db.transaction((tx) => forgetAccount(tx, who));
      expect(await orderOf(number)).toMatchObject({ firstName: '', userId: null });
    });

    it('[N60] becomes that of the customer who opens the link of its slip, once', async () => {
      const draft = await beginOrder(maria, { ...WALK_IN, code: 'tmw-hd18' });
      const order = await orderOf((await placeDraft(maria, draft, WALK_IN)).location);
      const slip = (await maria.look(`/staff/orders/${order.number}/slip`)).text;
      const link = new RegExp(
        `https://shop\\.example\\.ph/order-history/${order.number}\\?claim=(\\w{12})`,
      );
      const code = link.exec(slip)?.[1] ?? '';
      expect((await maria.look(`/staff/orders/${order.number}/receipt`)).text).toMatch(link);
      const claim = (by: Customer, more = {}) =>
        shop.post(
          '/api/store/order/claim',
          { order_number: order.number, code, ...more },
          { token: by.token },
        );
      const other = await shop.customer();
      expect((await claim(other, { code: '222222222222' })).status).toBe(404);
      expect((await claim(other, { order_number: 'ORD-2222-2222' })).status).toBe(404);
      const both = await Promise.all([claim(who, { code: code.toLowerCase() }), claim(who)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect((await claim(other)).status).toBe(404);
      const [seen] = await ordersSeenBy(shop, who);
      expect(seen?.order_number).toBe(order.number);
      const added = await history(order.id);
      expect(added).toEqual(['Added to an account: The customer opened the link of the slip.']);
      expect((await maria.look(`/staff/orders/${order.number}/slip`)).text).not.toContain('claim=');
    });

    it('[N60] tells the link by mail too, and ends it with what is stored of its customer', async () => {
      const email = 'rosa.d@example.ph';
      const draft = await beginOrder(maria, { ...WALK_IN, email, code: 'tmw-hd18' });
      const order = await orderOf((await placeDraft(maria, draft, { ...WALK_IN, email })).location);
      const [mail] = await shop.mailsTo(email);
      expect(mail?.text).toContain(`/order-history/${order.number}?claim=${order.claimCode}`);
      await shop.deps.db.transaction((tx) => forgetOrders(tx, eq(orders.id, order.id)));
      const body = { order_number: order.number, code: order.claimCode };
      const late = await shop.post('/api/store/order/claim', body, { token: who.token });
      expect(late.status).toBe(404);
    });

    it('leaves nothing of somebody without an account whose email is forgotten', async () => {
      const email = 'rosa@example.ph';
      const draft = await beginOrder(maria, { code: 'TMW-HD18' });
      const placed = await placeDraft(maria, draft, { ...WALK_IN, email });
      expect((await shop.mailsTo(email))[0]?.subject).toContain('Your order ORD-');
      const at = '/staff/customers/by-email';
      const { number } = await orderOf(placed.location);
      const page = `${at}?email=${encodeURIComponent(email)}`;
      expect((await ben.look(page)).text).toContain(number);
      const own = { of: email, current: PASSWORD };
      await shop.deps.db.update(staff).set({ passwordHash: await hashSecret(PASSWORD) });
      const copy = await ben.send(`${at}/export`, own, page);
      expect(copy.text).toContain('"Rosa Dizon"');
      const gone = await ben.send(`${at}/delete`, { ...own, email }, page);
      expect(gone.location).toContain('said=forgotten');
      expect(await orderOf(placed.location)).toMatchObject({ firstName: '', phone: '', email: '' });
      expect((await maria.look(placed.location ?? '')).text).toContain(
        'was stored of the customer was deleted',
      );
    });

    it('leaves nothing of somebody who has neither an account nor an email, where that is asked for', async () => {
      const draft = await beginOrder(maria, { ...WALK_IN, code: 'TMW-HD18' });
      const { location } = await placeDraft(maria, draft, WALK_IN);
      const { number } = await orderOf(location);
      const at = `/staff/orders/${number}`;
      await maria.send(`${at}/note`, { words: 'Rosa comes on Friday' }, at);
      expect((await maria.look(at)).text).not.toContain('Delete what is stored');
      await shop.deps.db.update(staff).set({ passwordHash: await hashSecret(PASSWORD) });
      const wrong = await ben.send(`${at}/forget`, { current: 'not my password' }, at);
      expect(wrong.status).toBe(422);
      const gone = await ben.send(`${at}/forget`, { current: PASSWORD }, at);
      expect(gone.location).toContain('said=walk-in-forgotten');
      expect(await orderOf(location)).toMatchObject({
        ...{ firstName: '', phone: '', company: null, claimCode: null, status: 'Confirmed' },
      });
      const page = await ben.look(at);
      for (const words of ['Rosa', '0917 555 1234', 'Delete what is stored']) {
        expect(page.text).not.toContain(words);
      }
      // Of an account or an email it is deleted on their pages.
      const kept = await orderKits(shop, who);
      const path = `/staff/orders/${kept}/forget`;
      const token = formToken(ben.cookies.get('staff') ?? '', path);
      expect((await ben.post(path, { current: PASSWORD, token })).status).toBe(409);
    });

    it('[N62] takes a discount with a reason, within what the role may give', async () => {
      const draft = await beginOrder(maria, { ...WALK_IN, code: 'TMW-HD18' });
      const discount = { ...WALK_IN, discount: '20', discountReason: 'Scratched box' };
      const refused = await sendDraft(maria, draft, discount);
      expect(refused.text).toContain('You may give 10% at most.');
      expect(
        (await sendDraft(maria, draft, { ...discount, discount: '5', discountReason: '' })).text,
      ).toContain('Please say why.');
      expect((await sendDraft(ben, draft, discount)).location).toContain('said=drafted');
      // What an owner has given stays where somebody else goes on.
      const order = await orderOf((await placeDraft(maria, draft, discount)).location);
      const subtotal = 499_950 - 99_990;
      expect(order).toMatchObject({ subtotal, total: Math.round(subtotal * 1.12) });
      expect(order).toMatchObject({ discountRate: 2000, discountReason: 'Scratched box' });
      expect((await maria.look(`/staff/orders/${order.number}`)).text).toContain('Discount (20%)');
    });

    it('[N62] takes an order that costs nothing for paid, so that nobody cancels it as unpaid', async () => {
      const draft = await beginOrder(ben, { ...WALK_IN, code: 'TMW-HD18' });
      const gift = { ...WALK_IN, discount: '100', discountReason: 'A gift' };
      const order = await orderOf((await placeDraft(ben, draft, gift)).location);
      expect(order.total).toBe(0);
      expect(order.paidAt).not.toBeNull();
      expect(await faultsInBooks(shop.deps.db)).toEqual([]);
    });

    it('[N63] changes an order once: units, lines and discount, told in one mail', async () => {
      const number = await orderKits(shop, who, 5);
      const mails = (await shop.mailsTo(who.email)).length;
      const draft = await beginChanges(maria, number);
      expect(await beginChanges(ben, number)).toBe(draft);
      const listed = new RegExp(`Changes to ${number}</a></th><td[^>]*>Ana Cruz<`);
      expect((await ben.look('/staff/orders')).text).toMatch(listed);
      await scan(maria, draft, 'TMW-HD18');
      const [kits = '', bare = ''] = unitFields(await maria.look(draft));
      const typed = { [kits]: '3', [bare]: '2', discount: '10', discountReason: 'Late' };
      expect((await sendDraft(maria, draft, { ...typed, do: 'place' })).location).toContain(
        'said=total',
      );
      expect((await orderOf(number)).lines).toHaveLength(1);
      const shown = { ...hiddenIn(await maria.look(draft), draft), ...typed, do: 'place' };
      const saved = await Promise.all([shown, shown].map((each) => maria.post(draft, each)));
      expect(saved.map(({ location }) => location?.split('said=')[1]).sort()).toEqual([
        'already',
        'changed',
      ]);
      const items = 3 * 899_900 + 2 * 499_950;
      const order = await orderOf(number);
      expect(order.total).toBe(Math.round((items - items / 10) * 1.12));
      expect(order.lines.map(({ quantity }) => quantity)).toEqual([3, 2]);
      expect(await stock()).toBe(7);
      const [entry = ''] = await history(order.id);
      expect(entry).toContain('Changed: Cordless Hammer Drill, Kit: 5 → 3 units');
      expect(entry).toContain('Cordless Hammer Drill, Bare tool: 0 → 2 units');
      expect(entry).toContain('Discount: 0% → 10% (Late)');
      const told = await shop.mailsTo(who.email);
      expect(told).toHaveLength(mails + 1);
      expect(told[0]?.subject).toBe(`Your order ${number} was changed`);
      const seen = await shop.post('/api/store/order/fetchAllOrders', {}, { token: who.token });
      expect(seen.json).toMatchObject([
        { discount: items / 1000, total_amount: order.total / 100 },
      ]);
    });

    it('[N63] takes a line out, refuses more than there is, and nothing at all', async () => {
      const number = await orderKits(shop, who, 2);
      const draft = await beginChanges(maria, number);
      const [kits = ''] = unitFields(await maria.look(draft));
      const save = (fields: Record<string, string>) => placeDraft(maria, draft, fields);
      expect((await save({})).text).toContain('Nothing is another than the order has it.');
      expect((await save({ [kits]: '11' })).text).toContain('Only 8 more left.');
      const empty = await sendDraft(maria, draft, { do: `remove-${kits.slice(9)}` });
      expect(empty.location).toContain('said=drafted');
      expect((await save({})).text).toContain('An order has a line at least.');
      await scan(maria, draft, 'TMW-HD18');
      expect((await save({})).location).toContain('said=changed');
      expect((await orderOf(number)).lines.map(({ variantName }) => variantName)).toEqual([
        'Bare tool',
      ]);
      expect(await stock()).toBe(10);
      await maria.send(
        `/staff/orders/${number}/status`,
        { from: 'Pending', to: 'Cancelled', reason: 'asked' },
        `/staff/orders/${number}`,
      );
      expect(await stock()).toBe(10);
      const over = await maria.post(`/staff/orders/${number}/changes`, {});
      expect(over.status).toBe(403);
    });

    it('[N63] says of changes to an order that was cancelled that they can’t be made, and loses none of them', async () => {
      const number = await orderKits(shop, who, 5);
      const draft = await beginChanges(maria, number);
      const [kits = ''] = unitFields(await maria.look(draft));
      const typed = { ...hiddenIn(await maria.look(draft), draft), [kits]: '3', do: 'place' };
      const cancel = { from: 'Pending', to: 'Cancelled', reason: 'asked' };
      await ben.send(`/staff/orders/${number}/status`, cancel, `/staff/orders/${number}`);
      const refused = await maria.post(draft, typed);
      expect(refused.location).toContain('said=over');
      const page = await maria.look(refused.location ?? '');
      expect(page.text).toContain('The order was not changed. What you typed is in the draft.');
      expect(page.text).toContain('The order is Cancelled by now, so these changes can’t be made.');
      expect(page.text).not.toContain('Save the changes');
      expect((await orderOf(number)).lines.map(({ quantity }) => quantity)).toEqual([5]);
      // Three of five are what was typed.
      const listed = new RegExp(
        `Changes to ${number}</a>(?:(?!</tr>)[^])*>3<(?:(?!</tr>)[^])*order Cancelled<`,
      );
      expect((await ben.look('/staff/orders')).text).toMatch(listed);
      await maria.press(`${draft}/away`, draft, { to: 'away' });
      expect((await ben.look('/staff/orders')).text).not.toMatch(listed);
    });

    it('[N61] shows what became of an order since its changes were begun', async () => {
      const number = await orderKits(shop, who, 5);
      await maria.send(
        `/staff/orders/${number}/status`,
        { from: 'Pending', to: 'Confirmed' },
        `/staff/orders/${number}`,
      );
      const draft = await beginChanges(maria, number);
      const [kits = ''] = unitFields(await maria.look(draft));
      const at = `/staff/orders/${number}`;
      const [out = ''] = unitFields(await ben.look(at));
      const handed = await ben.send(`${at}/hand-out`, { [out]: '2', rest: 'kept' }, at);
      expect(handed.location).toContain('said=handed-out-told');
      const late = await placeDraft(maria, draft, { [kits]: '1' });
      expect(late.status).toBe(409);
      expect(late.text).toContain('2 handed out');
      const refused = await placeDraft(maria, draft, { [kits]: '1' });
      expect(refused.text).toContain('2 of Cordless Hammer Drill (Kit) are handed out already.');
      expect((await placeDraft(maria, draft, { [kits]: '2' })).location).toContain('said=changed');
      expect(await stock()).toBe(8);
    });
  });
}
