/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-argument -- an answer's shape is what is tested */
import { eq, sql } from 'drizzle-orm';
import type { AnyCall } from 'shared-contracts/call';
import { calls } from 'shared-contracts/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFault } from '../src/database/fault';
import { inquiries } from '../src/database/tables/content';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

const naughty = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\\u0000',
  "'; drop table users; --",
  "'",
  '"',
  '\\',
  '%',
  '_',
  '${7*7}',
  '<script>alert(1)</script>',
  '\u202e right to left',
  '👩‍🔧'.repeat(20),
  'İstanbul ß ﬁ Ǆ',
  'é́́́́́́́́́́́́́́',
  '& | ! ( ) : * <->',
  "'a' & 'b':*",
  '\r\nSubject: injected',
  '../../etc/passwd',
  '__proto__',
  'NaN',
  '-0',
  '9'.repeat(60),
  ' ',
  '',
];

/** The text as a URL can contain it. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

export function edgesSuite(database: TestDatabase): void {
  describe('whatever is sent', () => {
    let shop: TestShop;
    let who: Customer;
    beforeAll(async () => {
      shop = await openTestShop(database);
      who = await shop.customer();
    });
    afterAll(() => shop.close());

    const bodyWith = (text: string): Record<string, unknown> => ({
      name: text,
      email: text.includes('@') ? text : `${text}@example.ph`,
      password: text,
      password_confirmation: text,
      verificationCode: text,
      code: text,
      mobileNumber: text,
      company: text,
      inquiry: text,
      query: text,
      id: text,
      type: text,
      product_id: text,
      variant_id: text,
      user_id: text,
      filter: { brand: [text], category: [text] },
      filters: { brand: [text] },
    });

    it.each(naughty)('is never an error of ours: %j', async (text) => {
      const statuses: (number | string)[] = [];
      for (const [name, call] of Object.entries<AnyCall>(calls)) {
        // Ending the session would make the other calls end at their 401.
        if (name === 'logout') continue;
        const path = call.path.replace('{id}', encodeURIComponent(wellFormed(text)) || 'x');
        const query = `?q=${encodeURIComponent(wellFormed(text))}&limit=${encodeURIComponent(wellFormed(text))}`;
        const { token } = who;
        const variants: unknown[] = [bodyWith(text)];
        if (name === 'searchProducts') variants.push({ query: text, include_highlights: true });
        if (name === 'updateCart') {
          variants.push({ product_id: text, variant_id: text, type: 'add' });
        }
        if (name === 'sendInquiry') {
          variants.push({ ...bodyWith(text), email: 'a@example.ph' });
        }
        for (const body of variants) {
          const answered =
            call.method === 'GET'
              ? await shop.get(path + query, { token })
              : await shop.post(path, body, { token });
          if (answered.status >= 500) statuses.push(name, answered.status);
        }
      }
      const stored = await shop.get(`/storage/${encodeURIComponent(wellFormed(text))}`);
      if (stored.status >= 500) statuses.push('storage');
      expect(statuses).toEqual([]);
    });

    it('refuses text that can not be stored, by name', async () => {
      const refused = await shop.post('/api/utilities/inquiries/send', {
        name: 'a\u0000b',
        mobileNumber: '1',
        email: 'a@example.ph',
        inquiry: 'Hello',
      });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.json.fields)).toEqual(['name']);
    });

    it.each([
      ['not JSON', '{"query":', 'application/json', 400],
      ['a list', '[]', 'application/json', 422],
      ['null', 'null', 'application/json', 422],
      ['a form', 'query=x', 'application/x-www-form-urlencoded', 415],
      ['text', '{"query":"x"}', 'text/plain', 415],
      ['too much', JSON.stringify({ query: 'x'.repeat(300_000) }), 'application/json', 413],
      ['too deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'application/json', 422],
      ['a long query', JSON.stringify({ query: 'x'.repeat(201) }), 'application/json', 422],
      ['a great offset', '{"query":"x","offset":1e300}', 'application/json', 422],
    ])('answers %s with its status', async (_, body, type, status) => {
      const answered = await shop.postText('/api/store/products/search', body, {
        headers: { 'content-type': type },
      });
      expect(answered.status).toBe(status);
      expect(typeof answered.json.message).toBe('string');
      expect(JSON.stringify(answered.json)).not.toMatch(/\bat .*\.ts\b|node_modules/);
    });

    it('reads no more of a body than a call may have, whether its length is said or not', async () => {
      const head = { 'content-type': 'application/json' };
      const post = (body: string | ReadableStream, headers: Record<string, string>) =>
        shop.app.request('/api/store/products/search', {
          ...{ method: 'POST', duplex: 'half', body, headers: { ...head, ...headers } },
        });
      expect((await post('{}', { 'content-length': '262145' })).status).toBe(413);
      let read = 0;
      const endless = new ReadableStream({
        pull(controller) {
          read += 1;
          controller.enqueue(new Uint8Array(65_536));
        },
      });
      const refused = await post(endless, { 'transfer-encoding': 'chunked' });
      expect(refused.status).toBe(413);
      expect(await refused.json()).toEqual({ message: 'The request is too large.' });
      expect(read).toBeLessThan(10);
    });

    it('refuses bytes that are no text, rather than storing others', async () => {
      const body = Buffer.concat([
        Buffer.from('{"query":"'),
        Buffer.from([0xc3, 0x28]),
        Buffer.from('"}'),
      ]);
      const answered = await shop.app.request('/api/store/products/search', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(answered.status).toBe(400);
    });

    it('says that it is well only while its database answers', async () => {
      expect((await shop.get('/health')).json).toEqual({ status: 'ok' });
      const lost = await openTestShop(() => database('once'));
      await lost.close();
      expect((await lost.get('/health')).status).toBe(503);
    });

    it('is ready only while its database answers and has every migration', async () => {
      const own = await openTestShop(() => database('once'), { catalogue: false });
      expect(await databaseFault(own.deps.db)).toBeNull();
      await own.deps.db.execute(sql`
        delete from drizzle.__drizzle_migrations
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
      expect(await databaseFault(own.deps.db)).toBe('a migration is pending');
      await own.close();
      expect(await databaseFault(own.deps.db)).toBe('the database does not answer');
    });

    it('lets pages of the listed origins call, and no others', async () => {
      const listed = await openTestShop(database, { corsOrigins: ['https://shop.example.ph'] });
      const from = (origin: string) =>
        listed.app.request('/api/store/order/placeOrders', {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST' },
        });
      const allowed = await from('https://shop.example.ph');
      expect(allowed.headers.get('access-control-allow-origin')).toBe('https://shop.example.ph');
      expect(allowed.headers.get('access-control-allow-headers')).toMatch(
        /authorization.*idempotency-key/i,
      );
      const refused = await from('https://evil.example');
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
      const plain = await listed.get('/api/brands', {
        headers: { origin: 'https://evil.example' },
      });
      expect(plain.headers.get('access-control-allow-origin')).toBeNull();
      await listed.close();
      const byDefault = await shop.get('/api/brands', {
        headers: { origin: 'https://shop.example.ph' },
      });
      expect(byDefault.headers.get('access-control-allow-origin')).toBeNull();
      expect(byDefault.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    });

    it('answers an empty body as an empty object', async () => {
      const answered = await shop.postText('/api/store/products', '', { headers: {} });
      expect(answered.json).toHaveLength(12);
    });

    it('says which method a call takes, and 404 elsewhere', async () => {
      const wrong = await shop.get('/api/auth/shop-login');
      expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
      const posted = await shop.post('/api/brands', {});
      expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      const missing = await shop.get('/api/nothing');
      expect([missing.status, missing.json]).toEqual([404, { message: 'Not found.' }]);
    });

    it('says nothing of the inside when something breaks', async () => {
      const broken = await openTestShop(() => database('once'));
      await broken.deps.db.execute('alter table brands rename to lost');
      const answered = await broken.get('/api/brands');
      expect([answered.status, answered.json]).toEqual([500, { message: 'Something went wrong!' }]);
      await broken.close();
    });

    it('takes an inquiry, and mails it to the shop', async () => {
      const body = {
        name: 'Ana',
        mobileNumber: '0917',
        email: 'ana@example.ph',
        inquiry: 'How much is the pallet?',
      };
      const sent = await shop.post('/api/utilities/inquiries/send', body);
      expect(sent.json).toMatchObject({
        message: 'Inquiry sent successfully!',
        data: { name: 'Ana', inquiry: 'How much is the pallet?', company: null },
      });
      expect(sent.json.data.reference).toMatch(/^INQ-/);
      const [mail] = await shop.mailsTo('shop@example.ph');
      expect(mail?.text).toContain('How much is the pallet?');
      const before = await shop.deps.db.select().from(inquiries);
      const baited = await shop.post('/api/utilities/inquiries/send', { ...body, website: 'x' });
      expect(Object.keys(baited.json.data)).toEqual(Object.keys(sent.json.data));
      expect(await shop.deps.db.select().from(inquiries)).toHaveLength(before.length);
    });

    it('takes an inquiry once under its key, and says the same again', async () => {
      const body = {
        name: 'Ana',
        mobileNumber: '0917',
        email: 'once@example.ph',
        inquiry: 'Once?',
      };
      const send = (inquiry: string) =>
        shop.post('/api/utilities/inquiries/send', { ...body, inquiry }, { key: 'inquiry-1' });
      const [first, second] = await Promise.all([send('Once?'), send('Once?')]);
      expect(second.json).toEqual(first.json);
      expect((await send('Twice?')).status).toBe(422);
      const its = eq(inquiries.email, body.email);
      expect(await shop.deps.db.select().from(inquiries).where(its)).toHaveLength(1);
    });

    it('shows the outbox only where it was asked for', async () => {
      const page = await shop.get('/dev/outbox');
      expect(page.json).toContain('Outbox');
      expect(page.json).not.toContain('<script>');
      const closed = await openTestShop(database, { outbox: false });
      expect((await closed.get('/dev/outbox')).status).toBe(404);
      await closed.close();
    });
  });
}
