/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-assignment -- an answer's shape is what is tested */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { persistentSignIns } from '../src/database/tables/customers';
import { sweepPersistentSignIns } from '../src/domain/accounts/persistent-sign-in';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

type Sending = { token?: string; cookie?: string; body?: object };

export function persistentSignInSuite(database: TestDatabase): void {
  describe('staying signed in on a phone', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
    });
    afterAll(() => shop.close());

    const call = (name: string, { token = '', cookie = '', body = {} }: Sending = {}) =>
      shop.post(`/api/auth/${name}`, body, {
        ...(token && { token }),
        headers: { cookie, 'user-agent': ANDROID },
      });
    /** @returns the cookie that the browser sends from then on */
    async function keep(token: string, cookie = ''): Promise<string> {
      const kept = await call('persistent/keep', { token, cookie });
      expect(kept.json).toEqual({ message: 'You stay signed in on this device.' });
      const [given = ''] = kept.headers.getSetCookie();
      expect(given).toMatch(
        /^__Secure-persistent-sign-in=[\w-]{43}; Max-Age=5184000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
      );
      return given.split(';')[0] ?? '';
    }
    const resume = (cookie: string) => call('persistent/resume', { cookie });
    const works = async (token: string) =>
      (await call('persistent/fetchAll', { token })).status === 200;
    const passwordOf = ({ email }: Customer) => `their password ${/\d+/.exec(email)?.[0]}`;

    it('gives a new tab a session of its own, as long as it is used', async () => {
      const who = await shop.customer();
      const cookie = await keep(who.token);
      for (let month = 0; month < 4; month += 1) {
        shop.time += 50 * DAY_MS;
        const resumed = await resume(cookie);
        expect(resumed.json.user).toEqual({ id: who.id, name: 'Ana Cruz', email: who.email });
        expect(resumed.json.token).not.toBe(who.token);
        expect(await works(resumed.json.token as string)).toBe(true);
        // The cookie lasts anew.
        expect(resumed.headers.getSetCookie()[0]).toContain(`${cookie}; Max-Age=5184000`);
      }
      shop.time += 61 * DAY_MS;
      expect((await resume(cookie)).status).toBe(401);
    });

    it('ends after a year in any case, and its row with it', async () => {
      const cookie = await keep((await shop.customer()).token);
      for (let month = 0; month < 7; month += 1) {
        shop.time += 52 * DAY_MS;
        expect((await resume(cookie)).status).toBe(200);
      }
      shop.time += 2 * DAY_MS;
      expect((await resume(cookie)).status).toBe(401);
      await sweepPersistentSignIns(shop.deps.db, shop.deps.now());
      expect(await shop.deps.db.select().from(persistentSignIns)).toEqual([]);
    });

    it('refuses other cookies, and takes them from the browser', async () => {
      for (const cookie of [
        '',
        '__Secure-persistent-sign-in=x',
        `__Secure-persistent-sign-in=${'a'.repeat(43)}`,
      ]) {
        const refused = await resume(cookie);
        expect([refused.status, refused.json]).toEqual([401, { message: 'Unauthenticated.' }]);
        expect(refused.headers.getSetCookie()[0]).toMatch(
          /^__Secure-persistent-sign-in=; Max-Age=0; Path=\/api\/auth/,
        );
      }
    });

    it('ends with a logout, in every tab of the browser', async () => {
      const cookie = await keep((await shop.customer()).token);
      const [one, other] = [await resume(cookie), await resume(cookie)];
      const left = await call('shop-logout', { token: one.json.token, cookie });
      expect(left.headers.getSetCookie()[0]).toContain('persistent-sign-in=; Max-Age=0');
      expect(await works(other.json.token as string)).toBe(false);
      expect((await resume(cookie)).status).toBe(401);
    });

    it('is listed, and ended from another device, which stays signed in', async () => {
      const who = await shop.customer();
      const cookie = await keep(who.token);
      const phone = (await resume(cookie)).json.token as string;
      const { json: login } = await shop.post('/api/auth/shop-login', {
        ...{ email: who.email, password: passwordOf(who) },
      });
      const token = login.token as string;
      const listed = await call('persistent/fetchAll', { token });
      const [row] = listed.json;
      const time = shop.deps.now().toISOString();
      expect(listed.json).toEqual([
        { id: row.id, device: 'Chrome on Android', since: time, last_used_at: time, here: false },
      ]);
      expect((await call('persistent/fetchAll', { token, cookie })).json[0].here).toBe(true);
      const stranger = await shop.customer();
      const end = (by: string, id: unknown = row.id) =>
        call('persistent/end', { token: by, body: { id } });
      for (const [by, id] of [
        [stranger.token, row.id as number],
        [token, 'x'],
        [token, 999_999],
      ] as const) {
        expect((await end(by, id)).status).toBe(404);
      }
      expect((await end(token)).status).toBe(200);
      expect([await works(phone), await works(who.token), await works(token)]).toEqual([
        ...[false, false, true],
      ]);
      expect((await resume(cookie)).status).toBe(401);
    });

    it('is ended by its own browser without a sign-out', async () => {
      const { token } = await shop.customer();
      const cookie = await keep(token);
      const { json } = await call('persistent/fetchAll', { token, cookie });
      await call('persistent/end', { token, body: { id: json[0].id } });
      expect((await resume(cookie)).status).toBe(401);
      expect(await works(token)).toBe(true);
    });

    it('ends elsewhere with a changed password, and everywhere with a reset one', async () => {
      const who = await shop.customer();
      const here = await keep(who.token);
      const { json } = await shop.post('/api/auth/shop-login', {
        ...{ email: who.email, password: passwordOf(who) },
      });
      const there = await keep(json.token as string);
      const password = 'a newer password';
      await call('shop-change-password', {
        token: who.token,
        body: {
          current_password: passwordOf(who),
          password,
          password_confirmation: password,
        },
      });
      expect([(await resume(here)).status, (await resume(there)).status]).toEqual([200, 401]);
      await shop.post('/api/auth/shop-forgot-password', { email: who.email });
      const code = await shop.codeFor(who.email);
      const next = 'the newest password';
      await shop.post('/api/auth/shop-reset-password', {
        ...{ email: who.email, code, password: next, password_confirmation: next },
      });
      expect((await resume(here)).status).toBe(401);
    });

    it('is one in a browser, also after another session there; its tabs go on', async () => {
      const who = await shop.customer();
      const first = await keep(who.token);
      const tab = (await resume(first)).json.token as string;
      const { json } = await shop.post('/api/auth/shop-login', {
        ...{ email: who.email, password: passwordOf(who) },
      });
      const second = await keep(json.token as string, first);
      expect((await resume(first)).status).toBe(401);
      expect((await call('persistent/fetchAll', { token: tab, cookie: second })).json).toHaveLength(
        1,
      );
      expect(await works(who.token)).toBe(true);
      // Another customer on the same browser takes its place; the first one's tabs stay as they are.
      const other = await shop.customer();
      await keep(other.token, second);
      expect([(await resume(second)).status, await works(tab)]).toEqual([401, true]);
    });

    it('holds ten browsers of a customer, one sign-in in each', async () => {
      const who = await shop.customer();
      const first = await keep(who.token);
      const again = await keep(who.token);
      expect([(await resume(first)).status, (await resume(again)).status]).toEqual([401, 200]);
      const cookies: string[] = [];
      for (let browser = 0; browser < 10; browser += 1) {
        shop.time += 1000;
        const { json } = await shop.post('/api/auth/shop-login', {
          ...{ email: who.email, password: passwordOf(who) },
        });
        cookies.push(await keep(json.token as string));
      }
      expect((await resume(again)).status).toBe(401);
      expect((await resume(cookies[0] ?? '')).status).toBe(200);
      const { json } = await call('shop-account-data', { token: who.token });
      // The first browser's session ended with it.
      expect(json.message).toBe('Unauthenticated.');
    });
  });

  describe('a verification', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
    });
    afterAll(() => shop.close());

    const registered = async (email: string) => ({
      browser: (await shop.register(email, 'a good password')).json.browser as string,
      verificationCode: await shop.codeFor(email),
    });
    const verify = (email: string, sent: object) =>
      shop.post('/api/auth/verify-email', { email, ...sent });

    it('logs in the browser that registered, and no other', async () => {
      const own = await registered('ana@example.ph');
      const verified = await verify('ana@example.ph', own);
      expect(verified.json).toEqual({
        message: 'Account has been verified!, you can now login',
        session: {
          user: { id: expect.any(Number), name: 'Ana Cruz', email: 'ana@example.ph' },
          token: expect.stringMatching(/^[\w-]{43}$/),
        },
      });
      const { token } = verified.json.session as { token: string };
      expect((await shop.post('/api/auth/persistent/fetchAll', {}, { token })).status).toBe(200);
      const others = [undefined, 'x', own.browser];
      for (const [at, browser] of others.entries()) {
        const email = `other${at}@example.ph`;
        const { verificationCode } = await registered(email);
        const { json } = await verify(email, { verificationCode, browser });
        expect(json).toEqual({ message: 'Account has been verified!, you can now login' });
      }
    });
  });
}
