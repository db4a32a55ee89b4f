/** Inquiries at the counter: found, answered once, done, and turned into quotations. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { outbox } from '../src/database/tables/content';
import { inquiriesOf } from '../src/domain/inquiries/inquiries-of';
import {
  hiddenIn,
  openCounter,
  signedIn,
  tokenIn,
  type Clerk,
  type Counter,
  type Page,
} from './clerk';
import { sendDraft } from './quoted';
import { sendInquiry } from './sent-inquiry';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const EMAIL = 'perpetua@example.ph';

export function counterInquiriesSuite(database: TestDatabase): void {
  describe('inquiries at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let reference = '';
    let kit = 0;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      kit = (await shop.product('Cordless Hammer Drill')).variants.Kit ?? 0;
    });
    beforeEach(async () => {
      clerk = await signedIn(counter, 'maria', 'counter');
      await shop.deps.db.delete(outbox);
      reference = await sendInquiry(shop, EMAIL);
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const at = (change = '') => `/staff/inquiries/${reference}${change && `/${change}`}`;
    const send = (change: string, fields: Record<string, string> = {}) =>
      clerk.send(at(change), fields, at());
    const found = async (query: Record<string, string>) => {
      const page = await clerk.look(`/staff/inquiries?${new URLSearchParams(query).toString()}`);
      return [...page.text.matchAll(/<a href="\/staff\/inquiries\/(INQ-[^"]+)"/g)].map(
        ([, n]) => n,
      );
    };
    const loggedOf = (object: string) =>
      shop.deps.db.select().from(audit).where(eq(audit.object, object)).orderBy(audit.id);

    it('[N40] answers by mail with the number in the subject, and keeps what was sent', async () => {
      const words = 'Yes, forty.\nSee https://ironwharf.example/products/7';
      expect((await send('answer', { after: '0', words })).location).toContain('said=answered');
      const [mail] = await shop.mailsTo(EMAIL);
      expect(mail).toMatchObject({
        subject: `Re: Your inquiry [${reference}]`,
        reply_to: 'shop@example.ph',
      });
      expect(mail?.text).toContain(words);
      const { text } = await clerk.look(at());
      expect(text).toContain('<strong>Answered</strong> by maria');
      expect(text).toContain('Yes, forty.');
      const rows = await loggedOf(`inquiry ${reference}`);
      expect(rows).toMatchObject([{ action: 'inquiry answered', staffName: 'maria' }]);
      expect(JSON.stringify(rows)).not.toContain('forty');
    });

    it('[N40] sends once what is clicked twice, and nothing after somebody else has written', async () => {
      const other = await signedIn(counter, 'ben', 'owner');
      const path = at('answer');
      const form = { after: '0', words: 'Yes.', token: tokenIn(await clerk.look(at()), path) };
      const twice = await Promise.all([clerk.post(path, form), clerk.post(path, form)]);
      expect(twice.map(({ location }) => location?.split('said=')[1]).sort()).toEqual([
        'already',
        'answered',
      ]);
      const token = tokenIn(await other.look(at()), path);
      const late = await other.post(path, { after: '0', words: 'No, none.', token });
      expect(late.status).toBe(409);
      expect(late.text).toContain('Nothing was sent.');
      expect(late.text).toContain('No, none.');
      expect(await shop.mailsTo(EMAIL)).toHaveLength(1);
    });

    it('[N40] keeps a note of what the customer wrote back, once, and mails it to nobody', async () => {
      await send('answer', { words: 'Yes, forty.' });
      const shown = hiddenIn(await clerk.look(at()), at('answer'));
      const form = {
        ...hiddenIn(await clerk.look(at()), at('note')),
        words: 'They write: <b>fine</b>.',
      };
      const twice = await Promise.all([form, form].map((one) => clerk.post(at('note'), one)));
      expect(twice.map(({ location }) => location?.split('said=')[1]).sort()).toEqual([
        'already',
        'noted',
      ]);
      const { text } = await clerk.look(at());
      expect(text.match(/<strong>Note<\/strong> by maria/g)).toHaveLength(1);
      expect(text).toContain('They write: &lt;b&gt;fine&lt;/b&gt;.');
      expect(await shop.mailsTo(EMAIL)).toHaveLength(1);
      expect(JSON.stringify(await loggedOf(`inquiry ${reference}`))).not.toContain('They write');
      // An answer to what was there before the note is not sent unseen, nor taken for sent.
      const answer = { ...shown, words: form.words };
      expect((await clerk.post(at('answer'), answer)).status).toBe(409);
      const [given] = (await inquiriesOf(shop.deps.db, EMAIL)).slice(-1);
      expect(given).toMatchObject({
        answers: [{ words: 'Yes, forty.' }],
        notes: [{ words: form.words }],
      });
    });

    it('[N41] is found by number, name, email, company, phone and words, open or done', async () => {
      const number = reference.slice(4).replace('-', ' ').toLowerCase();
      for (const q of [number, 'perpetua', EMAIL, 'reyes works', '0918-123', 'forty grinders']) {
        expect([q, await found({ q })]).toEqual([q, expect.arrayContaining([reference])]);
      }
      expect(await found({ q: '%' })).toEqual([]);
      expect((await send('state', { to: 'done' })).location).toContain('said=done');
      expect((await send('state', { to: 'done' })).location).toContain('said=already');
      expect(await found({})).not.toContain(reference);
      expect(await found({ state: 'done' })).toContain(reference);
      await send('state', { to: 'open' });
      expect(await found({ state: 'nonsense' })).toContain(reference);
    });

    it('[N41] tells an open list of a new inquiry', async () => {
      const state = /data-state="([^"]+)"/.exec((await clerk.look('/staff/inquiries')).text)?.[1];
      const stream = await counter.app.request('http://localhost/staff/inquiries/live', {
        headers: { cookie: `staff=${clerk.cookies.get('staff')}` },
      });
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      const next = async () => (await reader?.read())?.value ?? '';
      expect(await next()).toContain(`data: ${state}`);
      await sendInquiry(shop, EMAIL);
      expect(await next()).not.toContain(state);
      await reader?.cancel();
    });

    it('[N41] tells an open list also when who looked first has gone', async () => {
      const look = (signal?: AbortSignal) =>
        counter.app.request('http://localhost/staff/inquiries/live', {
          headers: { cookie: `staff=${clerk.cookies.get('staff')}` },
          ...(signal ? { signal } : {}),
        });
      const readerOf = (answer: Response) =>
        answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      const leaving = new AbortController();
      const first = readerOf(await look(leaving.signal));
      await first?.read();
      const second = readerOf(await look());
      const state = (await second?.read())?.value ?? '';
      leaving.abort();
      await first?.cancel();
      await sendInquiry(shop, EMAIL);
      const told = (await second?.read())?.value ?? '';
      expect(told).toContain('event: orders');
      expect(told).not.toBe(state);
      await second?.cancel();
    });

    describe('a quotation', () => {
      let number = '';
      beforeEach(async () => {
        number = (await send('quotation')).location?.split('/').at(-1) ?? '';
      });
      const of = (change = '') => `/staff/quotations/${number}${change && `/${change}`}`;
      const change = (what: string, fields: Record<string, string>, on = of()) =>
        clerk.send(of(what), fields, on);
      const add = (quantity: string, price: string) =>
        change('lines', { variant: String(kit), quantity, price }, `${of()}?q=hammer+drill`);
      const offeredNumbers = async () =>
        (await clerk.look(at())).text.match(/<a href="\/staff\/quotations\/QUO-/g);
      const lineId = async () =>
        /remove-(\d+)"/.exec((await clerk.look(of())).text)?.[1] ?? 'no line';
      const form = (fields: Record<string, string>, on?: Page) =>
        sendDraft(clerk, of(), fields, on);
      const sending = { do: 'send', validUntil: '2026-06-30', words: 'Pickup in Caloocan.' };

      it('[N42] is made from the catalogue at prices of staff, mailed, and fixed then', async () => {
        expect((await clerk.look(`${of()}?q=hammer+drill`)).text).toContain('value="8999.00"');
        expect((await add('3', '8,500.00')).location).toContain('said=line');
        const line = await lineId();
        await form({ [`quantity-${line}`]: '4', [`price-${line}`]: '8400' });
        expect((await form(sending)).location).toContain('said=quoted');
        const [mail] = await shop.mailsTo(EMAIL);
        expect(mail?.subject).toBe(`Quotation ${number} for your inquiry [${reference}]`);
        for (const words of [
          '4 x Cordless Hammer Drill (Kit): ₱8,400.00 each, ₱33,600.00',
          'Subtotal: ₱33,600.00',
          'VAT (12%): ₱4,032.00',
          'Total: ₱37,632.00',
          'Valid until June 30, 2026',
          'Pickup in Caloocan.',
        ]) {
          expect(mail?.text).toContain(words);
        }
        expect((await clerk.look(at())).text).toContain('<strong>Quotation sent</strong> by maria');
        expect((await clerk.look(of())).text).not.toContain('value="send"');
        const token = tokenIn(await clerk.look(of()), of('withdraw'));
        expect(token).not.toBe('');
        expect(await loggedOf(`quotation ${number}`)).toMatchObject([
          { action: 'quotation made', after: { inquiry: reference } },
          { action: 'quotation line changed', after: { quantity: 3, price: 850_000 } },
          {
            before: { quantity: 3, price: 850_000 },
            after: { quantity: 4, price: 840_000 },
          },
          { action: 'quotation draft changed', after: { changed: 'validUntil, words' } },
          { action: 'quotation sent', after: { total: 3_763_200, validUntil: '2026-06-30' } },
        ]);
      });

      it('is made once, and gets a line once, whatever is clicked twice', async () => {
        const asking = hiddenIn(await clerk.look(at()), at('quotation'));
        const made = await Promise.all(
          [asking, asking].map((form) => clerk.post(at('quotation'), form)),
        );
        const [first, second] = made.map(({ location }) => location?.split('?')[0]);
        expect(first).toBe(second);
        expect(first).not.toBe(of());
        expect(await offeredNumbers()).toHaveLength(2);
        const page = await clerk.look(`${of()}?q=hammer+drill`);
        const line = { ...hiddenIn(page, of('lines')), variant: String(kit), price: '10' };
        const said = await Promise.all(
          ['2', '2', '3'].map(async (quantity) => {
            const { location } = await clerk.post(of('lines'), { ...line, quantity });
            return location?.split('said=')[1];
          }),
        );
        expect(said.sort()).toEqual(['already', 'line', 'line']);
        await add('2', '10');
        const { text } = await clerk.look(of());
        expect(text.match(/ value="remove-\d+"/g)).toHaveLength(3);
      });

      it('[N42] is sent once, and changed no more', async () => {
        await add('1', '10');
        const [page, line] = [await clerk.look(of()), await lineId()];
        const both = await Promise.all([form(sending, page), form(sending, page)]);
        expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
        const late = await form({ do: `remove-${line}` }, page);
        expect(late.status).toBe(409);
        expect(await shop.mailsTo(EMAIL)).toHaveLength(1);
        expect((await change('withdraw', { from: 'Sent' })).location).toContain('withdrawn');
        expect((await clerk.look(of())).text).toContain('Withdrawn');
      });

      it('[N42] is sent only as it was shown: what somebody else has changed is shown before', async () => {
        await add('2', '100');
        const page = await clerk.look(of());
        const other = await signedIn(counter, 'ben', 'owner');
        await sendDraft(other, of(), { [`price-${await lineId()}`]: '90' });
        const refused = await form({ ...sending, words: 'As <agreed>.' }, page);
        expect(refused.status).toBe(409);
        for (const words of ['2 at ₱100.00', '2 at ₱90.00', 'As &lt;agreed&gt;.']) {
          expect(refused.text).toContain(words);
        }
        expect(await shop.mailsTo(EMAIL)).toEqual([]);
        expect((await form({ do: 'send' }, refused)).location).toContain('said=quoted');
        expect((await shop.mailsTo(EMAIL))[0]?.text).toContain('Subtotal: ₱200.00');
      });

      it.each([
        ['a quantity of none', { quantity: '0', price: '10' }],
        ['half a unit', { quantity: '1.5', price: '10' }],
        ['no price', { quantity: '1', price: 'much' }],
        ['a price below zero', { quantity: '1', price: '-3' }],
        ['an item that is not there', { variant: '2000000000', quantity: '1', price: '3' }],
      ])('refuses %s', async (_, fields) => {
        const line = { variant: String(kit), ...fields };
        expect((await change('lines', line, `${of()}?q=hammer+drill`)).status).toBe(422);
      });

      it('is not sent without lines, nor for a day that is over', async () => {
        await add('1', '10');
        const past = await form({ ...sending, validUntil: '2026-05-31' });
        expect(past.status).toBe(422);
        await form({ do: `remove-${await lineId()}` });
        expect((await form(sending)).status).toBe(422);
        expect(await shop.mailsTo(EMAIL)).toEqual([]);
      });
    });
  });
}
