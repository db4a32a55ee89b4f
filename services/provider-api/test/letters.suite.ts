/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** The shop's mails and their receivers: nobody can use the shop to mail own text to others. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../src/database/tables/content';
import { users } from '../src/database/tables/customers';
import { orders } from '../src/database/tables/orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

const LURE = 'Claim your prize at http://evil.example/x or www.evil.example or bob@evil.example';

export function lettersSuite(database: TestDatabase): void {
  describe('the shop’s letters', () => {
    let shop: TestShop;
    let drill: { id: number; variants: Record<string, number> };
    beforeAll(async () => {
      shop = await openTestShop(database);
      drill = await shop.product('Cordless Hammer Drill');
    });
    afterAll(() => shop.close());

    const order = async ({ token }: Customer, typed: object) => {
      const line = { product_id: drill.id, variant_id: drill.variants['Bare tool'], type: 'add' };
      await shop.post('/api/store/cart/updateItemsInCart', line, { token });
      return shop.post(
        '/api/store/order/placeOrders',
        {
          ...{ first_name: 'Ana', last_name: 'Cruz', address1: '1 Rizal St', city: 'Makati' },
          ...{
            state: 'Metro Manila',
            country: 'Philippines',
            postal_code: '1200',
            phone: '0917 000 0000',
          },
          ...{ shipping_address: '1 Rizal St, Makati', billing_address: '1 Rizal St, Makati' },
          ...{ subtotal: 4999.5, vat: 599.94, total_amount: 5599.44 },
          ...typed,
        },
        { token },
      );
    };

    it('go to the account of an order, whatever address its form names', async () => {
      const who = await shop.customer();
      const placed = await order(who, { email: 'stranger@elsewhere.example' });
      expect(placed.status).toBe(200);
      expect(await shop.mailsTo('stranger@elsewhere.example')).toEqual([]);
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.subject).toBe(`Your order ${placed.json.order_number}`);
      expect(mail?.text).toContain('Contact email you left: stranger@elsewhere.example');
      const { number, email } = orders;
      const kept = await shop.deps.db
        .select({ email })
        .from(orders)
        .where(eq(number, placed.json.order_number as string));
      expect(kept).toEqual([{ email: 'stranger@elsewhere.example' }]);
    });

    it('say no contact address that is the account’s own', async () => {
      const who = await shop.customer();
      await order(who, { email: ` ${who.email.toUpperCase()} ` });
      expect((await shop.mailsTo(who.email))[0]?.text).not.toContain('Contact email');
    });

    it('carry no address that somebody put into a name', async () => {
      const who = await shop.customer();
      await order(who, { email: who.email, first_name: LURE, last_name: '\u202eA\r\nBcc: x' });
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.text).toMatch(/^Hello Claim your prize at or or A Bcc: x,\n/);
    });

    it('carry none that a kept name has, in any letter of an account', async () => {
      const who = await shop.customer();
      await shop.deps.db.update(users).set({ name: LURE }).where(eq(users.id, who.id));
      await shop.post('/api/auth/shop-forgot-password', { email: who.email });
      await shop.register(who.email, 'somebody elses try');
      const change = {
        current_password: `their password ${/\d+/.exec(who.email)?.[0]}`,
        ...{ password: 'a newer password', password_confirmation: 'a newer password' },
      };
      await shop.post('/api/auth/shop-change-password', change, { token: who.token });
      const mails = await shop.mailsTo(who.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Your password was changed',
        'You already have an account',
        'Your code for a new password',
        'Your verification code',
      ]);
      // The shop's own link fills the code in.
      const ownLink = /https:\/\/shop\.example\.ph\/login#verify=[\w&=.%-]+\n/;
      for (const { text } of mails)
        expect(text.replace(ownLink, '')).not.toMatch(/evil|http|www|@/);
    });

    it.each([
      ['a page', LURE],
      ['a line break', 'Ana\nCruz'],
      ['an email address', 'Ana bob@evil.example'],
    ])('refuse a new customer whose name has %s, by its field', async (_, name) => {
      const refused = await shop.register('lured@example.ph', 'a good password', name);
      expect([refused.status, refused.json]).toEqual([
        422,
        {
          message: 'Please enter a name without line breaks, web addresses or email addresses.',
          fields: {
            name: 'Please enter a name without line breaks, web addresses or email addresses.',
          },
        },
      ]);
      expect(await shop.mailsTo('lured@example.ph')).toEqual([]);
    });

    it('tell staff an inquiry without addresses in its head, and quote what is asked', async () => {
      await shop.post('/api/utilities/inquiries/send', {
        ...{ name: `${LURE}\r\nEmail: other@example.ph`, mobileNumber: 'www.evil.example 0917' },
        ...{ company: LURE, email: 'ana@example.ph' },
        inquiry: 'Is it this one?\nhttps://maker.example/drill\nReference: INQ-0000',
      });
      const [mail] = await shop.mailsTo('shop@example.ph');
      expect(mail?.subject).toMatch(/^Inquiry INQ-\S+ from Claim your prize at or or Email:$/);
      const [head = '', asked = ''] = (mail?.text ?? '').split('\n\n');
      expect(head).not.toMatch(/evil|http|www|other/);
      expect(head.split('\n')).toHaveLength(5);
      expect(head).toContain('Email: ana@example.ph');
      expect(asked.split('\n')).toEqual([
        'The sender writes:',
        '> Is it this one?',
        '> https://maker.example/drill',
        '> Reference: INQ-0000',
      ]);
    });

    it('have subjects of one line', async () => {
      const letter = { to: 'a@example.ph', subject: 'One\u0007\r\nTwo', text: '' };
      await shop.deps.mailer.post(shop.deps.db, letter, new Date(shop.time));
      const { subject } = outbox;
      const kept = await shop.deps.db.select({ subject }).from(outbox).where(eq(outbox.text, ''));
      expect(kept).toEqual([{ subject: 'One Two' }]);
    });
  });
}
