/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/**
 * Mailed codes: a stranger can't guess one, and can't stop the owner from using theirs. Limits as
 * in production.
 */
import { describe, expect, it } from 'vitest';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const HOME = '203.0.113.5';
const EMAIL = 'victim@example.ph';
const strange = (at: number) => `198.51.100.${at}`;

/** A test practically never draws this code: there are a million million. */
const GUESS = '1234 1234 1234';

async function shopWithVictim(database: TestDatabase): Promise<TestShop> {
  const shop = await openTestShop(database, { rateLimitScale: 1, catalogue: false });
  const password = 'the first password';
  const body = { name: 'Ana', email: EMAIL, password, password_confirmation: password };
  await shop.post('/api/auth/shop-register', body, { from: HOME });
  const verificationCode = await shop.codeFor(EMAIL);
  await shop.post('/api/auth/verify-email', { email: EMAIL, verificationCode }, { from: HOME });
  return shop;
}

const forgot = (shop: TestShop, from: string) =>
  shop.post('/api/auth/shop-forgot-password', { email: EMAIL }, { from });
const reset = (shop: TestShop, code: string, from: string) => {
  const password = 'a newer password';
  const body = { email: EMAIL, code, password, password_confirmation: password };
  return shop.post('/api/auth/shop-reset-password', body, { from });
};

export function codeGuessesSuite(database: TestDatabase): void {
  describe('guesses of a mailed code', () => {
    it('end over new codes too: one network has twenty a day', async () => {
      const shop = await shopWithVictim(database);
      let wrong = 0;
      let refused = null;
      for (let at = 0; at < 6 && !refused; at += 1) {
        await forgot(shop, strange(1));
        for (let tries = 0; tries < 5; tries += 1) {
          const answered = await reset(shop, GUESS, strange(1));
          if (answered.json.message === 'The verification code is incorrect.') wrong += 1;
          if (answered.status === 429) refused = answered;
        }
      }
      expect(wrong).toBe(20);
      const wait = Number(refused?.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(23 * 60 * 60);
      await shop.close();
    });

    it('are counted for verification apart from those for a new password', async () => {
      const shop = await shopWithVictim(database);
      await shop.post('/api/auth/resend-verification', { email: EMAIL }, { from: HOME });
      const verify = { email: EMAIL, verificationCode: GUESS };
      for (let tries = 0; tries < 6; tries += 1) {
        await shop.post('/api/auth/verify-email', verify, { from: HOME });
      }
      await forgot(shop, HOME);
      expect((await reset(shop, await shop.codeFor(EMAIL), HOME)).status).toBe(200);
      await shop.close();
    });

    it('from other networks leave the owner’s code alone', async () => {
      const shop = await shopWithVictim(database);
      await forgot(shop, HOME);
      const code = await shop.codeFor(EMAIL);
      for (let at = 1; at <= 6; at += 1) {
        for (let tries = 0; tries < 6; tries += 1) await reset(shop, GUESS, strange(at));
      }
      expect((await reset(shop, code, HOME)).status).toBe(200);
      await shop.close();
    });

    it('and all mails that strangers can ask for leave the owner a way in', async () => {
      const shop = await shopWithVictim(database);
      for (let at = 1; at <= 6; at += 1) {
        for (let mails = 0; mails < 2; mails += 1) await forgot(shop, strange(at));
        for (let tries = 0; tries < 6; tries += 1) await reset(shop, GUESS, strange(at));
      }
      const before = await shop.mailsTo(EMAIL);
      const asked = await forgot(shop, HOME);
      expect([asked.status, asked.json.message]).toEqual([
        200,
        'If there is an account with this email, a code to reset its password was sent.',
      ]);
      // No more mails are sent: the ones that strangers asked for are in the owner's mailbox.
      expect(await shop.mailsTo(EMAIL)).toHaveLength(before.length);
      expect((await reset(shop, await shop.codeFor(EMAIL), HOME)).status).toBe(200);
      const login = { email: EMAIL, password: 'a newer password' };
      expect((await shop.post('/api/auth/shop-login', login, { from: HOME })).status).toBe(200);
      await shop.close();
    });

    it('end with the code that was right: the others of the account are dead', async () => {
      const shop = await shopWithVictim(database);
      await forgot(shop, strange(1));
      const other = await shop.codeFor(EMAIL);
      await forgot(shop, HOME);
      // The code is typed on another device, without the spaces.
      const own = (await shop.codeFor(EMAIL)).replaceAll(' ', '');
      expect((await reset(shop, own, '192.0.2.9')).status).toBe(200);
      expect((await reset(shop, other, strange(1))).status).toBe(422);
      await shop.close();
    });
  });

  describe('mails with a code', () => {
    it('are six an hour from one network to one address', async () => {
      const shop = await shopWithVictim(database);
      const statuses = [];
      for (let at = 0; at < 7; at += 1) statuses.push((await forgot(shop, strange(1))).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
      const elsewhere = await forgot(shop, HOME);
      expect(elsewhere.status).toBe(200);
      await shop.close();
    });
  });
}
