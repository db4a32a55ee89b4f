/** Every limit on guessing and flooding: what it refuses, and whom it must not affect. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

type Try = (
  shop: TestShop,
  at: number,
  from: string,
) => Promise<{ status: number; headers: Headers }>;

const HERE = '203.0.113.5';
const elsewhere = (at: number) => `198.51.100.${at + 1}`;

const login = (shop: TestShop, email: string, from: string) =>
  shop.post('/api/auth/shop-login', { email, password: 'a wrong one' }, { from });
const code = (shop: TestShop, email: string, from: string) =>
  shop.post('/api/auth/verify-email', { email, verificationCode: '000000' }, { from });
const mail = (shop: TestShop, email: string, from: string) =>
  shop.post('/api/auth/resend-verification', { email }, { from });

type Limit = {
  name: string;
  /** How many tries are allowed at a tenth of the real limits; the next one is refused. */
  most: number;
  again: Try;
  /** A try by somebody whom the limit must not affect. */
  other: (shop: TestShop) => ReturnType<Try>;
};

const LIMITS: Limit[] = [
  {
    name: 'logins from one network, whatever the account',
    most: 10,
    again: (shop, at, from) => login(shop, `a${at}@example.ph`, from),
    other: (shop) => login(shop, 'b@example.ph', elsewhere(99)),
  },
  {
    name: 'one network’s tries of one account',
    most: 1,
    again: (shop, _, from) => login(shop, 'a@example.ph', from),
    other: (shop) => login(shop, 'a@example.ph', elsewhere(99)),
  },
  {
    name: 'everybody’s tries of one account',
    most: 6,
    again: (shop, at) => login(shop, 'a@example.ph', elsewhere(at)),
    other: (shop) => login(shop, 'b@example.ph', elsewhere(99)),
  },
  {
    name: 'registrations from one network',
    most: 6,
    again: (shop, at, from) => {
      const password = 'a good password';
      const body = {
        name: 'Ana',
        email: `n${at}@example.ph`,
        password,
        password_confirmation: password,
      };
      return shop.post('/api/auth/shop-register', body, { from });
    },
    other: (shop) => login(shop, 'b@example.ph', HERE),
  },
  {
    name: 'tries of codes from one network',
    most: 6,
    again: (shop, at, from) => code(shop, `a${at}@example.ph`, from),
    other: (shop) => code(shop, 'b@example.ph', elsewhere(99)),
  },
  {
    name: 'tries of reset codes from one network',
    most: 6,
    again: (shop, at, from) =>
      shop.post(
        '/api/auth/shop-reset-password',
        {
          email: `a${at}@example.ph`,
          code: '000000',
          password: 'a good password',
          password_confirmation: 'a good password',
        },
        { from },
      ),
    other: (shop) => code(shop, 'b@example.ph', elsewhere(99)),
  },
  {
    name: 'mails with a code from one network',
    most: 6,
    again: (shop, at, from) => mail(shop, `a${at}@example.ph`, from),
    other: (shop) => mail(shop, 'b@example.ph', elsewhere(99)),
  },
  {
    name: 'mails with a code to one address',
    most: 1,
    again: (shop, at) => mail(shop, 'a@example.ph', elsewhere(at)),
    other: (shop) => mail(shop, 'b@example.ph', elsewhere(99)),
  },
  {
    name: 'inquiries from one network',
    most: 2,
    again: (shop, _, from) =>
      shop.post(
        '/api/utilities/inquiries/send',
        { name: 'A', mobileNumber: '0917', email: 'a@example.ph', inquiry: 'Hello' },
        { from },
      ),
    other: (shop) => login(shop, 'b@example.ph', HERE),
  },
];

export function guessesSuite(database: TestDatabase): void {
  describe('a limit', () => {
    it.each(LIMITS)('holds on $name', async ({ most, again, other }) => {
      const shop = await openTestShop(database, { rateLimitScale: 0.1, catalogue: false });
      const statuses: number[] = [];
      for (let at = 0; at < most; at += 1) statuses.push((await again(shop, at, HERE)).status);
      expect(statuses).not.toContain(429);
      const refused = await again(shop, most, HERE);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await other(shop)).status).not.toBe(429);
      await shop.close();
    });
  });

  describe('while strangers try a customer’s password', () => {
    let shop: TestShop;
    let who: { email: string; token: string; password: string };
    const right = (from: string, password = who.password) =>
      shop.post('/api/auth/shop-login', { email: who.email, password }, { from });
    beforeEach(async () => {
      shop = await openTestShop(database, { rateLimitScale: 0.1, catalogue: false });
      const { email, token } = await shop.customer();
      who = { email, token, password: 'their password 1' };
      expect((await right(HERE)).status).toBe(200);
      for (let at = 0; at < 7; at += 1) await login(shop, email, elsewhere(at));
    });
    afterEach(() => shop.close());

    it('lets the owner in from where they have logged in before', async () => {
      expect((await right(elsewhere(50))).status).toBe(429);
      expect((await right(HERE)).status).toBe(200);
      // That network has tries of its own, and no more of them.
      expect([(await login(shop, who.email, HERE)).status, (await right(HERE)).status]).toEqual([
        401, 429,
      ]);
    });

    it('takes the password of who is logged in', async () => {
      const change = {
        current_password: who.password,
        password: 'another good password',
        password_confirmation: 'another good password',
      };
      const sent = { token: who.token, from: elsewhere(50) };
      expect((await shop.post('/api/auth/shop-change-password', change, sent)).status).toBe(200);
      expect((await right(elsewhere(50), change.password)).status).toBe(200);
    });

    it('lets the owner in by a mailed code, however often strangers try', async () => {
      const from = elsewhere(60);
      await shop.post('/api/auth/shop-forgot-password', { email: who.email }, { from });
      const password = 'another good password';
      const reset = {
        ...{ email: who.email, code: await shop.codeFor(who.email) },
        ...{ password, password_confirmation: password },
      };
      expect((await shop.post('/api/auth/shop-reset-password', reset, { from })).status).toBe(200);
      for (let at = 0; at < 7; at += 1) await login(shop, who.email, elsewhere(70 + at));
      expect((await right(from, password)).status).toBe(200);
    });
  });

  it('counts the networks of IPv6 that one customer of a provider has', async () => {
    const shop = await openTestShop(database, { rateLimitScale: 0.1, catalogue: false });
    const statuses: number[] = [];
    for (let at = 0; at < 51; at += 1) {
      const from = `2001:db8:7:${at.toString(16)}::1`;
      statuses.push((await login(shop, `a${at}@example.ph`, from)).status);
    }
    expect(statuses).toEqual([...Array<number>(50).fill(401), 429]);
    expect((await login(shop, 'b@example.ph', '2001:db8:8::1')).status).toBe(401);
    await shop.close();
  });

  describe('a limit on orders', () => {
    const tried = (shop: TestShop, token: string, from: string) =>
      shop.post(
        '/api/store/order/placeOrders',
        {
          ...{ email: 'a@example.ph', first_name: 'A', last_name: 'B', address1: 'C', city: 'D' },
          ...{ state: 'E', country: 'F', postal_code: '1100', phone: '0917 000 0000' },
          ...{ shipping_address: 'C', billing_address: 'C', subtotal: 1, vat: 0, total_amount: 1 },
        },
        { token, from },
      );

    it('holds for one account, and says when to try again', async () => {
      const shop = await openTestShop(database, { rateLimitScale: 0.5, catalogue: false });
      const [one, two] = [await shop.customer(), await shop.customer()];
      const statuses = [];
      for (let at = 0; at < 16; at += 1) {
        statuses.push((await tried(shop, one.token, elsewhere(at))).status);
      }
      expect(statuses).toEqual([...Array<number>(15).fill(422), 429]);
      const refused = await tried(shop, one.token, HERE);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await tried(shop, two.token, HERE)).status).toBe(422);
      await shop.close();
    });

    it('holds for one network, whatever the account', async () => {
      const shop = await openTestShop(database, { rateLimitScale: 0.01, catalogue: false });
      const who = await shop.customer();
      // At a hundredth of the real limits an account has one try.
      expect((await tried(shop, who.token, HERE)).status).toBe(422);
      for (let at = 0; at < 2; at += 1) {
        await shop.deps.limits.reset('orderByAccount', String(who.id));
        expect((await tried(shop, who.token, HERE)).status).toBe(422);
      }
      await shop.deps.limits.reset('orderByAccount', String(who.id));
      expect((await tried(shop, who.token, HERE)).status).toBe(429);
      await shop.deps.limits.reset('orderByAccount', String(who.id));
      expect((await tried(shop, who.token, elsewhere(1))).status).toBe(422);
      await shop.close();
    });
  });
}
