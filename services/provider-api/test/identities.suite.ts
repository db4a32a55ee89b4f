/** Only a customer's own token gives access to the customer's data. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { openTestShop, type Customer, type Sent, type TestDatabase, type TestShop } from './shop';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token, as other shops use it, which itself names its owner. */
function webToken(algorithm: string, owner: Customer): string {
  const content = `${base64({ alg: algorithm, typ: 'JWT' })}.${base64({ sub: owner.id, id: owner.id, email: owner.email })}`;
  const signature = createHmac('sha256', 'secret').update(content).digest('base64url');
  return `${content}.${algorithm === 'none' ? '' : signature}`;
}

const PASSWORD = 'their password';

/** A valid checkout form. */
const FORM = {
  ...{ first_name: 'A', last_name: 'B', address1: 'C', city: 'D', state: 'E', country: 'F' },
  ...{
    postal_code: '1100',
    phone: '0917 000 0000',
    shipping_address: 'C, D',
    billing_address: 'C, D',
  },
  ...{ subtotal: 1, vat: 0.12, total_amount: 1.12 },
};

/** The six calls that only the owner may make, each with the owner's valid body. */
const operations = (owner: Customer): [string, string, object][] => [
  ['read the account', '/api/auth/shop-account-data', {}],
  ['delete the account', '/api/auth/shop-delete-account', { password: `${PASSWORD} 1` }],
  [
    'change the cart',
    '/api/store/cart/updateItemsInCart',
    { user_id: owner.id, product_id: 1, variant_id: 1, type: 'add' },
  ],
  ['read the cart', '/api/store/cart/fetchItemsAdded', { user_id: owner.id }],
  ['order', '/api/store/order/placeOrders', { ...FORM, user_id: owner.id, email: owner.email }],
  ['read the orders', '/api/store/order/fetchAllOrders', { user_id: owner.id }],
];

export function identitiesSuite(database: TestDatabase): void {
  describe('what belongs to a customer', () => {
    let shop: TestShop;
    let owner: Customer;
    let identities: Record<string, Sent>;

    beforeAll(async () => {
      shop = await openTestShop(database);
      const expired = await shop.customer();
      shop.time += 31 * DAY_MS;
      const loggedOut = await shop.customer();
      await shop.post('/api/auth/shop-logout', {}, { token: loggedOut.token });
      const deleted = await shop.customer();
      await shop.post(
        '/api/auth/shop-delete-account',
        { password: `${PASSWORD} 3` },
        { token: deleted.token },
      );
      owner = await shop.customer();
      const unverified = 'unverified@example.ph';
      await shop.register(unverified, PASSWORD);
      const refused = await shop.post('/api/auth/shop-login', {
        email: unverified,
        password: PASSWORD,
      });
      const token = (answer: { json: unknown }) =>
        (answer.json as { token?: string }).token ?? 'none was given';
      identities = {
        'a guest': {},
        'another customer': { token: (await shop.customer()).token },
        'a forged token': { token: 'A'.repeat(43) },
        'a token with one letter changed': {
          token: `${owner.token.startsWith('A') ? 'B' : 'A'}${owner.token.slice(1)}`,
        },
        'a token that is signed by nothing': { token: webToken('none', owner) },
        'a token that is signed by a guessed secret': { token: webToken('HS256', owner) },
        'an expired session': { token: expired.token },
        'a session that was logged out': { token: loggedOut.token },
        'a deleted account': { token: deleted.token },
        'an account that is not verified': { token: token(refused) },
        'the token under another scheme': { headers: { authorization: `Basic ${owner.token}` } },
        'the token in a cookie': { headers: { cookie: `token=${owner.token}` } },
        'two tokens at once': {
          headers: { authorization: `Bearer ${'A'.repeat(43)}, Bearer ${owner.token}` },
        },
      };
    }, 120_000);
    afterAll(() => shop.close());

    it('is refused to everybody else, and tells them nothing', async () => {
      const before = await shop.post('/api/auth/shop-account-data', {}, { token: owner.token });
      expect(before.status).toBe(200);
      const wrong: string[] = [];
      for (const [who, sent] of Object.entries(identities)) {
        for (const [what, path, body] of operations(owner)) {
          const answered = await shop.post(path, body, sent);
          const { status } = answered;
          const json: unknown = answered.json;
          const ownAnyway =
            who === 'another customer' &&
            !('user_id' in body) &&
            !JSON.stringify(json).includes(owner.email);
          if (ownAnyway) continue;
          if (status !== 401 && status !== 403) wrong.push(`${who} could ${what}: ${status}`);
          const keys = Object.keys(json as object);
          if (keys.join() !== 'message') wrong.push(`${who}, ${what}: told ${keys.join()}`);
          if (JSON.stringify(json).includes(owner.email)) wrong.push(`${who}, ${what}: the email`);
        }
      }
      expect(wrong).toEqual([]);
      const after = await shop.post('/api/auth/shop-account-data', {}, { token: owner.token });
      const withoutTime = ({ json }: { json: unknown }) =>
        JSON.stringify(json).replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '""');
      expect(withoutTime(after)).toBe(withoutTime(before));
    });

    it('is open to its owner, so that the refusals above mean something', async () => {
      for (const [what, path, body] of operations(owner)) {
        // Some of these bodies are refused for their content, but none for its sender.
        const { status } = await shop.post(path, body, { token: owner.token });
        expect([200, 404, 409, 422], what).toContain(status);
      }
    });
  });
}
