/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** Quotations at the counter: sent as they were typed, withdrawn and opened again. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { variants } from '../src/database/tables/catalogue';
import { readQuotation } from '../src/domain/quotations/read-quotation';
import { hiddenIn, openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { placeDraft, unitFields } from './drafted';
import { acceptance, askQuotations, offered, requested, sendDraft } from './quoted';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

export function counterQuotationsSuite(database: TestDatabase): void {
  describe('quotations at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'maria', 'counter');
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    it('is withdrawn after a question, and opened again as what it was; the customer learns both', async () => {
      const who = await shop.customer();
      const statusOf = async (number: string) =>
        (await askQuotations(shop, 'details', { number }, { token: who.token })).json
          .status as string;
      const [request, offer] = [await requested(shop, who.email), await offered(shop, who.email)];
      for (const [number, status] of [
        [request, 'Requested'],
        [offer, 'Sent'],
      ] as const) {
        const at = `/staff/quotations/${number}`;
        expect((await clerk.look(at)).text).toMatch(/<details[^>]*>\s*<summary>Withdraw/);
        await clerk.send(`${at}/withdraw`, {}, at);
        expect(await statusOf(number)).toBe('Withdrawn');
        const opened = await clerk.send(`${at}/reopen`, {}, at);
        expect(opened.location).toContain('said=reopened-told');
        const [again, before] = await shop.mailsTo(who.email);
        expect([before?.subject, again?.subject]).toEqual([
          `Quotation ${number} is withdrawn`,
          `Quotation ${number} is open again`,
        ]);
        const what = status === 'Sent' ? 'Our quotation' : 'Your request for quotation';
        expect(before?.text).toContain(`${what} ${number} is withdrawn`);
        expect(again?.text).toContain(`${what} ${number} is open again`);
        expect(again?.text.includes('It is valid until')).toBe(status === 'Sent');
        expect((await readQuotation(shop.deps.db, number))?.status).toBe(status);
      }
      // A customer doesn't know of a draft that staff began, and gets no mail.
      const beginning = '/staff/quotations/new';
      const fields = { name: 'Rosa', email: 'rosa@example.ph' };
      const begun = await clerk.send(beginning, fields, beginning);
      const draft = begun.location?.split('?')[0] ?? '';
      const withdrawn = await clerk.send(`${draft}/withdraw`, {}, draft);
      expect(withdrawn.location).toMatch(/said=withdrawn$/);
      expect(await shop.mailsTo('rosa@example.ph')).toEqual([]);
    });

    it('is sent with what is typed in its lines, or not at all', async () => {
      const who = await shop.customer();
      const at = `/staff/quotations/${await requested(shop, who.email)}`;
      await clerk.send(`${at}/draft`, {}, at);
      const line = /remove-(\d+)"/.exec((await clerk.look(at)).text)?.[1] ?? 'none';
      const sendWith = (typed: string) =>
        sendDraft(clerk, at, { do: 'send', [`price-${line}`]: typed });
      const told = (await shop.mailsTo(who.email)).length;
      const refused = await sendWith('cheap');
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('Must be a price in pesos, such as 1,625.00.');
      expect(refused.text).toContain('value="cheap"');
      expect(await shop.mailsTo(who.email)).toHaveLength(told);
      expect((await sendWith('77.25')).location).toContain('said=quoted');
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.text).toContain('2 x Cordless Hammer Drill (Kit): ₱77.25 each, ₱154.50');
    });

    it('[B74] gives discounts as far as the role may, on a line and on everything together', async () => {
      const who = await shop.customer();
      const number = await requested(shop, who.email);
      const at = `/staff/quotations/${number}`;
      await clerk.send(`${at}/draft`, {}, at);
      const line = /remove-(\d+)"/.exec((await clerk.look(at)).text)?.[1] ?? 'none';
      const typed = {
        words: 'As agreed.',
        [`price-${line}`]: '1,000.00',
        discountReason: 'Builder',
      };
      const off = `discount-${line}`;
      for (const [fields, words] of [
        [{ discount: '10.01' }, 'You may give 10% at most. An owner may give more.'],
        [{ [off]: '6', discount: '5' }, 'You may give 10% at most.'],
        [{ discount: '5', discountReason: '' }, 'Please say why.'],
      ] as const) {
        const refused = await sendDraft(clerk, at, { ...typed, ...fields, do: 'send' });
        expect([refused.status, words]).toEqual([422, words]);
        expect(refused.text).toContain(words);
        for (const kept of ['As agreed.', 'value="1,000.00"', `value="${fields.discount}"`]) {
          expect(refused.text).toContain(kept);
        }
      }
      const owner = await signedIn(counter, 'rosa', 'owner');
      await sendDraft(owner, at, { ...typed, [off]: '10', discount: '20' });
      // What an owner has given stays where somebody else sends it.
      const sent = await sendDraft(clerk, at, { do: 'send' });
      expect(sent.location).toContain('said=quoted');
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.text).toContain('₱900.00 each (₱1,000.00 less 10%), ₱1,800.00');
      expect(mail?.text).toContain('Subtotal: ₱1,440.00, less a discount of 20%');
      const call = (name: string, body: object) =>
        askQuotations(shop, name, body, { token: who.token });
      const seen = (await call('details', { number })).json as object;
      expect(seen).toMatchObject({
        ...{ items: 1800, discount: 360, discount_percent: 20, subtotal: 1440 },
        lines: [{ price: 900, full_price: 1000, discount_percent: 10 }],
      });
      expect(JSON.stringify(seen)).not.toContain('Builder');
      await call('accept', acceptance(number));
      const placed = await shop.post('/api/store/order/fetchAllOrders', {}, who);
      expect(placed.json).toMatchObject([{ subtotal: 1440, discount: 360, total_amount: 1612.8 }]);
    });

    it('[B71] finds what is scanned, adds one more of it, and once what is sent twice', async () => {
      const who = await shop.customer();
      const at = `/staff/quotations/${await requested(shop, who.email)}`;
      await clerk.send(`${at}/draft`, {}, at);
      const form = hiddenIn(await clerk.look(at), `${at}/items`);
      const add = (code: string, on = form) => clerk.post(`${at}/items`, { ...on, code });
      const said = await Promise.all([add('TMW-HD18'), add('TMW-HD18')]);
      expect(said.map(({ location }) => location?.split('said=')[1]).sort()).toEqual([
        'already',
        'line',
      ]);
      await clerk.send(`${at}/items`, { code: 'tmw-hd18' }, at);
      const { text } = await clerk.look(at);
      expect(text.match(/value="remove-/g)).toHaveLength(2);
      expect((await add('hammer')).location).toBe(`${at}?q=hammer`);
    });

    const begin = async (contact: Record<string, string>) => {
      const { location } = await clerk.send(
        '/staff/quotations/new',
        contact,
        '/staff/quotations/new',
      );
      return location?.split('?')[0] ?? '';
    };
    const statusOf = async (number: string) =>
      (await readQuotation(shop.deps.db, number))?.status ?? 'none';

    it('[B70] is begun for a name and a phone alone, once, and fixed without a mail', async () => {
      const form = hiddenIn(await clerk.look('/staff/quotations/new'), '/staff/quotations/new');
      const contact = { name: 'Rosa Reyes', phone: '0917 555 0111', email: '', company: '' };
      const both = await Promise.all(
        [1, 2].map(() => clerk.post('/staff/quotations/new', { ...form, ...contact })),
      );
      const [at, other] = both.map(({ location }) => location?.split('?')[0] ?? '');
      expect(at).toBe(other);
      const number = at?.split('/').at(-1) ?? '';
      for (const words of ['reyes', '555 0111']) {
        const list = await clerk.look(`/staff/quotations?q=${encodeURIComponent(words)}`);
        expect(list.text).toContain(`href="${at}"`);
      }
      await clerk.send(`${at}/items`, { code: 'TMW-HD18' }, at ?? '');
      const nameless = await sendDraft(clerk, at ?? '', { name: '', do: 'send' });
      expect([nameless.status, await statusOf(number)]).toEqual([422, 'Draft']);
      expect(nameless.text).toContain('Please write for whom it is.');
      const fixed = await sendDraft(clerk, at ?? '', { company: 'Reyes Works', do: 'send' });
      expect(fixed.location).toContain('said=fixed');
      const page = (await clerk.look(at ?? '')).text;
      const link = /https:\/\/shop\.example\.ph\/quotations\/shared\/([\w-]+)/.exec(page)?.[1];
      const shown = await askQuotations(shop, 'details', { link: link ?? '' });
      expect(shown.json).toMatchObject({ number, name: 'Rosa Reyes', company: 'Reyes Works' });
    });

    it('[B70] is begun for a customer with an account, who sees it once it is sent', async () => {
      const who = await shop.customer();
      const at = await begin({ name: 'somebody' });
      const number = at.split('/').at(-1) ?? '';
      const found = await clerk.look(`${at}?who=${encodeURIComponent(who.email)}`);
      const customer = { ...hiddenIn(found, `${at}/customer`), user: String(who.id) };
      expect((await clerk.post(`${at}/customer`, customer)).location).toContain('said=chosen');
      expect((await clerk.look(at)).text).toContain(`href="/staff/customers/${who.id}"`);
      await clerk.send(`${at}/items`, { code: 'TMW-HD18' }, at);
      const list = async () =>
        (await askQuotations(shop, 'list', {}, { token: who.token })).json as { number: string }[];
      expect(await list()).toEqual([]);
      expect((await sendDraft(clerk, at, { do: 'send' })).location).toContain('said=quoted');
      expect((await list()).map((one) => one.number)).toEqual([number]);
      const accepted = await askQuotations(shop, 'accept', acceptance(number), {
        token: who.token,
      });
      expect(accepted.status).toBe(200);
    });

    it('[B70] stays with who has asked for it', async () => {
      const who = await shop.customer();
      const other = await shop.customer();
      const number = await requested(shop, who.email);
      const at = `/staff/quotations/${number}`;
      await clerk.send(`${at}/draft`, {}, at);
      expect((await clerk.look(at)).text).not.toContain('For whom it is');
      await sendDraft(clerk, at, { name: 'Ben', email: other.email });
      expect((await readQuotation(shop.deps.db, number))?.customer?.email).toBe(who.email);
    });

    const nowOf = (number: string) => readQuotation(shop.deps.db, number);
    const own = { text: 'Delivery to Cavite', unit: 'trip', quantity: '2', price: '1,500.00' };

    it('[B75] is copied at the prices of now, once, without discounts and what is off sale', async () => {
      const { db } = shop.deps;
      const who = await shop.customer();
      const number = await requested(shop, who.email);
      const at = `/staff/quotations/${number}`;
      await clerk.send(`${at}/draft`, {}, at);
      const line = /remove-(\d+)"/.exec((await clerk.look(at)).text)?.[1] ?? 'none';
      await clerk.send(`${at}/items`, { code: 'TMW-HD18' }, at);
      const cheaper = { [`price-${line}`]: '1', discount: '5', discountReason: 'Builder' };
      await sendDraft(clerk, at, { ...cheaper, do: 'send' });
      const drill = await shop.product('Cordless Hammer Drill');
      const bare = eq(variants.id, drill.variants['Bare tool'] ?? 0);
      await db.update(variants).set({ retired: true }).where(bare);
      const form = hiddenIn(await clerk.look(at), `${at}/copy`);
      const both = await Promise.all([1, 2].map(() => clerk.post(`${at}/copy`, form)));
      const [one, other] = both.map(({ location }) => location);
      expect(one).toBe(other);
      expect(one).toContain('said=copied-less');
      const copy = one?.split('?')[0]?.split('/').at(-1) ?? '';
      const copied = await nowOf(copy);
      expect(copied).toMatchObject({
        ...{ status: 'Draft', email: who.email, requestedAt: null, asked: [], discountRate: 0 },
        lines: [{ productName: 'Cordless Hammer Drill', quantity: 2, price: 899_900 }],
      });
      // For another customer.
      await sendDraft(clerk, `/staff/quotations/${copy}`, { name: 'Ben', email: 'ben@example.ph' });
      expect((await nowOf(copy))?.customer).toEqual({ name: 'Ben', email: 'ben@example.ph' });
      await db.update(variants).set({ retired: false }).where(bare);
    });

    it('[B76] has the own words of a line changed, and says so to who has typed others meanwhile', async () => {
      const { email } = await shop.customer();
      const number = await requested(shop, email, 1);
      const at = `/staff/quotations/${number}`;
      await clerk.send(`${at}/draft`, {}, at);
      await clerk.send(`${at}/own`, own, at);
      const lines = async () => (await nowOf(number))?.lines ?? [];
      const [goods, free] = await lines();
      const [text, unit] = [`text-${free?.id}`, `unit-${free?.id}`];
      const open = await clerk.look(at);
      expect((await sendDraft(clerk, at, { [text]: ' ' })).status).toBe(422);
      const name = `text-${goods?.id}`;
      const changed = { [text]: 'Delivery to Imus', [unit]: 'truck', [name]: 'Nothing' };
      expect((await sendDraft(clerk, at, changed)).location).toContain('said=drafted');
      expect(await lines()).toEqual([
        goods,
        { ...free, productName: 'Delivery to Imus', variantName: 'truck' },
      ]);
      const refused = await sendDraft(clerk, at, { [text]: 'Delivery to Bacoor' }, open);
      expect(refused.status).toBe(409);
      for (const words of ['Delivery to Bacoor, trip: 2 at', 'Delivery to Imus, truck: 2 at']) {
        expect(refused.text).toContain(words);
      }
      const noted = await shop.deps.db.select().from(audit);
      expect(JSON.stringify(noted)).toContain('"reworded":true');
      expect(JSON.stringify(noted)).not.toContain('Imus');
    });

    it('[B76] has lines in own words, which are ordered as they stand and take no stock', async () => {
      const who = await shop.customer();
      const number = await requested(shop, who.email, 1);
      const at = `/staff/quotations/${number}`;
      await clerk.send(`${at}/draft`, {}, at);
      const form = { ...hiddenIn(await clerk.look(at), `${at}/own`), ...own };
      const refused = await clerk.post(`${at}/own`, { ...form, price: 'cheap' });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('value="Delivery to Cavite"');
      const said = await Promise.all([1, 2].map(() => clerk.post(`${at}/own`, form)));
      expect(said.map(({ location }) => location?.split('said=')[1]).sort()).toEqual([
        'already',
        'line',
      ]);
      await sendDraft(clerk, at, { do: 'send' });
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.text).toContain('2 x Delivery to Cavite (trip): ₱1,500.00 each, ₱3,000.00');
      const stocks = () => shop.deps.db.select().from(variants).orderBy(variants.id);
      const before = await stocks();
      const drill = await shop.product('Cordless Hammer Drill');
      const taken = before.map((each) =>
        each.id === drill.variants.Kit ? { ...each, stock: (each.stock ?? 0) - 1 } : each,
      );
      const call = (path: string, body: object) => shop.post(path, body, { token: who.token });
      const accepted = await call('/api/store/quotations/accept', acceptance(number));
      const order = `/staff/orders/${accepted.json.order_number as string}`;
      expect(await stocks()).toEqual(taken);
      const placed = await call('/api/store/order/fetchAllOrders', {});
      expect(placed.json).toMatchObject([
        {
          products: [
            { variant_id: drill.variants.Kit },
            { variant_id: 0, product_name: own.text, variant_name: 'trip', price: 1500 },
          ],
        },
      ]);
      // Changed to more of it, and cancelled: the stock is as it was.
      const changes = (await clerk.send(`${order}/changes`, {}, order)).location ?? '';
      const [, units = ''] = unitFields(await clerk.look(changes));
      const changed = await placeDraft(clerk, changes, { [units]: '5' });
      expect(changed.location).toContain('said=changed');
      expect(await stocks()).toEqual(taken);
      const cancel = { from: 'Pending', to: 'Cancelled', reason: 'asked' };
      await clerk.send(`${order}/status`, cancel, order);
      expect(await stocks()).toEqual(before);
      const report = await signedIn(counter, 'olga', 'owner');
      expect((await report.look('/staff/reports')).text).not.toContain(own.text);
    });
  });
}
