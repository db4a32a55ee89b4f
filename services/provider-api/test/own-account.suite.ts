/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument -- an answer's shape is what is tested */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../src/database/tables/orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

const NEW = 'a newer password';

export function ownAccountSuite(database: TestDatabase): void {
  describe("a customer's own account", () => {
    let shop: TestShop;
    let drill: { id: number; variants: Record<string, number> };
    beforeAll(async () => {
      shop = await openTestShop(database);
      drill = await shop.product('Cordless Hammer Drill');
    });
    afterAll(() => shop.close());

    /** A customer whose password is the one that `TestShop.customer` gave. */
    const newCustomer = async (): Promise<Customer & { password: string }> => {
      const who = await shop.customer();
      return { ...who, password: `their password ${/\d+/.exec(who.email)?.[0]}` };
    };
    const login = (email: string, password: string) =>
      shop.post('/api/auth/shop-login', { email, password });
    const cartOf = (token: string) => shop.post('/api/store/cart/fetchItemsAdded', {}, { token });
    const change = (token: string, current_password: string, password = NEW, again = password) =>
      shop.post(
        '/api/auth/shop-change-password',
        { current_password, password, password_confirmation: again },
        { token },
      );
    const dataOf = (token: string) => shop.post('/api/auth/shop-account-data', {}, { token });
    const remove = (token: string, password: string) =>
      shop.post('/api/auth/shop-delete-account', { password }, { token });
    const order = async ({ token, email }: Customer) => {
      const bare = { product_id: drill.id, variant_id: drill.variants['Bare tool'] };
      await shop.post('/api/store/cart/updateItemsInCart', { ...bare, type: 'add' }, { token });
      const placed = await shop.post(
        '/api/store/order/placeOrders',
        {
          email,
          first_name: 'Ana',
          last_name: 'Cruz',
          company: 'Cruz Metalworks',
          address1: '1 Rizal St',
          city: 'Makati',
          country: 'Philippines',
          state: 'Metro Manila',
          postal_code: '1200',
          phone: '0917 000 0000',
          shipping_address: '1 Rizal St, Makati',
          billing_address: '1 Rizal St, Makati',
          subtotal: 4999.5,
          vat: 599.94,
          total_amount: 5599.44,
        },
        { token },
      );
      return placed.json.order_number as string;
    };
    const inquire = (email: string) =>
      shop.post('/api/utilities/inquiries/send', {
        name: 'Ana Cruz',
        mobileNumber: '0917 111 1111',
        email,
        inquiry: 'How much is the kit?',
      });

    it('changes the password by the current one, keeps this session and ends the others', async () => {
      const who = await newCustomer();
      const other = (await login(who.email, who.password)).json.token as string;
      const changed = await change(who.token, who.password);
      expect([changed.status, changed.json.message]).toEqual([
        200,
        'Your password has been changed. Your other devices are logged out.',
      ]);
      expect((await cartOf(who.token)).status).toBe(200);
      expect((await cartOf(other)).status).toBe(401);
      expect((await login(who.email, who.password)).status).toBe(401);
      expect((await login(who.email, NEW)).status).toBe(200);
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.subject).toBe('Your password was changed');
    });

    it('kills a reset code that was mailed before the change', async () => {
      const who = await newCustomer();
      await shop.post('/api/auth/shop-forgot-password', { email: who.email });
      const code = await shop.codeFor(who.email);
      await change(who.token, who.password);
      const reset = await shop.post('/api/auth/shop-reset-password', {
        email: who.email,
        code,
        password: 'yet another password',
        password_confirmation: 'yet another password',
      });
      expect(reset.status).toBe(422);
    });

    it.each([
      ['a wrong current password', 'not mine', NEW, NEW, 'current_password'],
      ['a new one that is too short', undefined, 'short', 'short', 'password'],
      ['two new ones that differ', undefined, NEW, 'another one', 'password_confirmation'],
    ])('refuses %s, and names the field', async (_, current, password, again, field) => {
      const who = await newCustomer();
      const refused = await change(who.token, current ?? who.password, password, again);
      expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, [field]]);
      // A wrong password doesn't end the session.
      expect((await cartOf(who.token)).status).toBe(200);
      expect((await login(who.email, who.password)).status).toBe(200);
    });

    it('hands over everything that is kept of the caller, and no secret', async () => {
      const who = await newCustomer();
      const stranger = await newCustomer();
      const number = await order(who);
      await order(stranger);
      await inquire(who.email.toUpperCase());
      await inquire(stranger.email);
      await shop.post(
        '/api/store/cart/updateItemsInCart',
        { product_id: drill.id, variant_id: drill.variants.Kit, type: 'add' },
        { token: who.token },
      );
      const { json, headers } = await dataOf(who.token);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(json.account).toMatchObject({ id: who.id, name: 'Ana Cruz', email: who.email });
      expect(json.orders).toMatchObject([
        {
          number,
          phone: '0917 000 0000',
          shippingAddress: '1 Rizal St, Makati',
          total: 5599.44,
          lines: [{ productName: 'Cordless Hammer Drill', quantity: 1, price: 4999.5 }],
        },
      ]);
      expect(json.cart).toMatchObject([{ variant_name: 'Kit', quantity: 1 }]);
      expect(json.inquiries).toMatchObject([{ inquiry: 'How much is the kit?' }]);
      expect(json.sessions).toHaveLength(1);
      const text = JSON.stringify(json);
      for (const secret of ['argon2', who.token, stranger.email, 'Hash']) {
        expect(text).not.toContain(secret);
      }
    });

    it('deletes the account by its password, and leaves orders that are nobody’s', async () => {
      const who = await newCustomer();
      const number = await order(who);
      await inquire(who.email.toUpperCase());
      await shop.post('/api/auth/shop-forgot-password', { email: who.email });
      const wrong = await remove(who.token, 'not mine');
      expect([wrong.status, wrong.json]).toEqual([
        422,
        {
          message: 'The password is incorrect.',
          fields: { password: 'The password is incorrect.' },
        },
      ]);
      const gone = await remove(who.token, who.password);
      expect([gone.status, gone.json.message]).toEqual([200, 'Your account has been deleted.']);
      expect((await cartOf(who.token)).status).toBe(401);
      expect((await login(who.email, who.password)).status).toBe(401);

      const [kept] = await shop.deps.db.select().from(orders).where(eq(orders.number, number));
      expect(kept).toMatchObject({ userId: null, status: 'Pending', total: 559_944 });
      const text = JSON.stringify(kept);
      for (const personal of ['Ana', 'Cruz', who.email, 'Rizal', 'Makati', '1200', '0917']) {
        expect(text).not.toContain(personal);
      }
      const mails = await shop.mailsTo(who.email);
      expect(mails.map(({ subject }) => subject)).toEqual(['Your account was deleted']);

      // The email can be registered again, and the new account has none of the old data.
      await shop.register(who.email, 'somebody new here');
      const verificationCode = await shop.codeFor(who.email);
      await shop.post('/api/auth/verify-email', { email: who.email, verificationCode });
      const next = await login(who.email, 'somebody new here');
      const { json } = await dataOf(next.json.token as string);
      expect([json.orders, json.inquiries]).toEqual([[], []]);
    });

    it('forgets the person of an order that is placed while the account is deleted', async () => {
      const who = await newCustomer();
      await order(who);
      const results = await Promise.allSettled([
        order(who),
        remove(who.token, who.password),
        order(who),
      ]);
      expect(results.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
      const left = await shop.deps.db.select().from(orders).where(eq(orders.email, who.email));
      expect(left).toEqual([]);
    });

    it('gives whoever found an open tab no more guesses than a login', async () => {
      const limited = await openTestShop(database, { rateLimitScale: 0.5 });
      const who = await limited.customer();
      const statuses = [];
      for (let at = 0; at < 6; at += 1) {
        const guess = { password: `guess number ${at}` };
        const { token } = who;
        statuses.push(
          (await limited.post('/api/auth/shop-delete-account', guess, { token })).status,
        );
      }
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
      await limited.close();
    });
  });
}
