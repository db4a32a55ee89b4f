/** Customers at the counter: found, seen, and for owners copied and deleted. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from 'passwords/password-hash';
import { audit } from '../src/database/tables/audit';
import { users } from '../src/database/tables/customers';
import { inquiryEvents } from '../src/database/tables/inquiry-threads';
import { orders } from '../src/database/tables/orders';
import { staff } from '../src/database/tables/staff';
import { openCounter, PASSWORD, signedIn, type Clerk, type Counter } from './clerk';
import { orderKits } from './placed-orders';
import { sendInquiry } from './sent-inquiry';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

export function counterCustomersSuite(database: TestDatabase): void {
  describe('customers at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let owner: Clerk;
    let who: Customer;
    let number = '';
    let reference = '';
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      owner = await signedIn(counter, 'rosa', 'owner');
      clerk = await signedIn(counter, 'maria', 'counter');
      await shop.deps.db.update(staff).set({ passwordHash: await hashSecret(PASSWORD) });
    });
    beforeEach(async () => {
      who = await shop.customer();
      number = await orderKits(shop, who);
      reference = await sendInquiry(shop, who.email.toUpperCase());
      const path = `/staff/inquiries/${reference}`;
      await clerk.send(`${path}/answer`, { after: '0', words: 'In stock.' }, path);
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const at = (change = '') => `/staff/customers/${who.id}${change && `/${change}`}`;
    const found = async (q: string) => {
      const page = await clerk.look(`/staff/customers?${new URLSearchParams({ q }).toString()}`);
      return [...page.text.matchAll(/<a href="\/staff\/customers\/(\d+)"/g)].map(([, id]) => id);
    };
    const loggedOf = (id: number) =>
      shop.deps.db
        .select()
        .from(audit)
        .where(eq(audit.object, `customer ${id}`))
        .orderBy(audit.id);

    it('[N46] are found by name, email, phone and company, and seen with orders and inquiries', async () => {
      for (const q of [who.email, 'ana cruz', 'cruz builders', '0917-000', 'reyes works']) {
        expect([q, await found(q)]).toEqual([q, expect.arrayContaining([String(who.id)])]);
      }
      await shop.post(
        '/api/auth/shop-save-company',
        { company_name: 'Molave Mills' },
        {
          token: who.token,
        },
      );
      expect(await found('molave mills')).toEqual([String(who.id)]);
      expect((await clerk.look(at())).text).toContain('Molave Mills');
      expect(await found('%')).toEqual([]);
      expect(await found('nobody at all')).toEqual([]);
      const { text } = await clerk.look(at());
      expect(text).toContain(number);
      expect(text).toContain(reference);
      expect(text).not.toContain('$argon2');
      expect(text).not.toContain('Delete the account');
      expect((await clerk.look('/staff/customers/abc')).status).toBe(404);
    });

    it('[N47] lets an owner correct a name and an email, by the rules of the registration', async () => {
      const { db } = shop.deps;
      const other = await shop.customer();
      const right = { name: 'Ana Reyes', email: ' Ana.Reyes@Example.PH ' };
      const correct = (fields: Record<string, string>) =>
        owner.send(at('correct'), { current: PASSWORD, ...right, ...fields }, at());
      for (const [fields, words] of [
        [{ current: 'not it' }, 'Your own password is wrong'],
        [{ email: other.email.toUpperCase() }, 'Another account has this email.'],
        [{ email: 'ana at example' }, 'This is no email.'],
        [{ name: 'See www.example.com' }, 'web addresses'],
      ] as const) {
        const refused = await correct(fields);
        expect([words, refused.status]).toEqual([words, 422]);
        expect(refused.text).toContain(words);
      }
      expect((await correct({ email: who.email })).location).toContain('said=corrected');
      const own = () => shop.post('/api/auth/shop-account-data', {}, { token: who.token });
      expect((await own()).status).toBe(200);
      const before = await shop.mailsTo(who.email);
      expect((await correct({})).location).toContain('said=readdressed');
      const [account] = await db.select().from(users).where(eq(users.id, who.id));
      expect(account).toMatchObject({ name: 'Ana Reyes', email: 'ana.reyes@example.ph' });
      // Nobody is left signed in, and what was asked under the old address is still the customer's.
      expect((await own()).status).toBe(401);
      expect((await clerk.look(at())).text).toContain(reference);
      const mails = await shop.mailsTo(who.email);
      expect(mails).toHaveLength(before.length + 1);
      for (const mail of [(await shop.mailsTo('ana.reyes@example.ph'))[0], mails[0]]) {
        expect(mail?.subject).toBe('The email of your account was corrected');
        expect(mail?.text).not.toContain('@');
      }
      expect((await correct({})).location).toContain('said=already');
      const rows = await loggedOf(who.id);
      expect(rows.map(({ action, after }) => [action, after])).toEqual([
        ['customer corrected', { corrected: 'name' }],
        ['customer corrected', { corrected: 'email' }],
      ]);
      expect((await clerk.post(at('correct'), {})).status).toBe(403);
    });

    it('[N47] gives an owner a copy of all data, after the own password, and logs it', async () => {
      const wrong = await owner.send(at('export'), { current: 'not it' }, at());
      expect(wrong.status).toBe(422);
      const copy = await owner.send(at('export'), { current: PASSWORD }, at());
      expect(copy.headers.get('content-disposition')).toContain('attachment');
      const own = await shop.post('/api/auth/shop-account-data', {}, { token: who.token });
      const document = JSON.parse(copy.text) as { inquiries: { answers: unknown }[] };
      expect(document).toEqual(own.json);
      expect(document.inquiries[0]?.answers).toMatchObject([{ words: 'In stock.' }]);
      expect(copy.text).not.toContain('$argon2');
      expect(await loggedOf(who.id)).toMatchObject([
        { action: 'customer data exported', staffName: 'rosa' },
      ]);
    });

    it('[N47] deletes an account as its owner could, after email and own password, and logs it', async () => {
      const { db } = shop.deps;
      const remove = (fields: Record<string, string>) => owner.send(at('delete'), fields, at());
      const wrong = { email: who.email, current: 'not it' };
      expect((await remove(wrong)).status).toBe(422);
      expect((await remove({ email: 'other@example.ph', current: PASSWORD })).status).toBe(422);
      expect(await db.select().from(users).where(eq(users.id, who.id))).toHaveLength(1);
      const done = await remove({ email: who.email, current: PASSWORD });
      expect(done.location).toContain('said=deleted');
      expect(await db.select().from(users).where(eq(users.id, who.id))).toEqual([]);
      const [order] = await db.select().from(orders).where(eq(orders.number, number));
      expect(order).toMatchObject({ userId: null, email: '', firstName: '', phone: '' });
      expect((await clerk.look(`/staff/inquiries/${reference}`)).status).toBe(404);
      expect(JSON.stringify(await db.select().from(inquiryEvents))).not.toContain(reference);
      const mails = await shop.mailsTo(who.email);
      expect(mails.map(({ subject }) => subject)).toEqual(['Your account was deleted']);
      expect(await shop.mailsTo(who.email.toUpperCase())).toEqual([]);
      const rows = await loggedOf(who.id);
      expect(rows).toMatchObject([{ action: 'customer account deleted', staffName: 'rosa' }]);
      expect(JSON.stringify(rows)).not.toContain(who.email);
      expect((await owner.look(at())).status).toBe(404);
    });

    it('[N47] gives and deletes the inquiries of somebody without an account, by email', async () => {
      const { db } = shop.deps;
      const email = 'guest.person@example.ph';
      const own = await sendInquiry(shop, 'Guest.Person@Example.PH');
      const answer = `/staff/inquiries/${own}`;
      await clerk.send(`${answer}/answer`, { after: '0', words: 'Two are left.' }, answer);
      expect((await clerk.look(answer)).text).toContain('by-email?email=Guest.Person');
      const page = '/staff/customers/by-email?email=Guest.Person%40Example.PH';
      expect((await clerk.look(page)).text).not.toContain('Delete the inquiries');
      const to = (change: string) => `/staff/customers/by-email/${change}`;
      const given = { of: email, current: PASSWORD };
      const send = (change: string, fields: object) =>
        owner.send(to(change), { ...given, ...fields }, page);
      expect((await send('export', { current: 'not it' })).status).toBe(422);
      const copy = await send('export', {});
      expect(JSON.parse(copy.text)).toMatchObject({
        email,
        inquiries: [{ reference: own, answers: [{ words: 'Two are left.' }] }],
      });
      expect((await send('delete', { email: 'other@example.ph' })).status).toBe(422);
      expect((await send('delete', { email })).location).toContain('said=forgotten');
      expect((await clerk.look(answer)).status).toBe(404);
      expect(await shop.mailsTo('Guest.Person@Example.PH')).toEqual([]);
      const rows = await db
        .select()
        .from(audit)
        .where(eq(audit.object, `inquiries ${own}`))
        .orderBy(audit.id);
      expect(rows.map(({ action }) => action)).toEqual([
        'inquirer data exported',
        'inquirer data deleted',
      ]);
      // Whoever has an account has a page of their own.
      const account = `/staff/customers/by-email?email=${encodeURIComponent(who.email)}`;
      expect((await owner.look(account)).text).toContain(`href="/staff/customers/${who.id}"`);
      expect((await owner.look(account)).text).not.toContain('Delete the inquiries');
      expect((await clerk.look(`/staff/inquiries/${reference}`)).status).toBe(200);
      expect((await owner.look('/staff/customers/by-email')).status).toBe(404);
    });
  });
}
