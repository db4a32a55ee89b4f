/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-return -- an answer's shape is what is tested */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const MINUTE = 60_000;

export function accountSuite(database: TestDatabase): void {
  describe('accounts', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database);
    });
    afterAll(() => shop.close());

    const login = (email: string, password: string) =>
      shop.post('/api/auth/shop-login', { email, password });
    const verify = (email: string, verificationCode: string) =>
      shop.post('/api/auth/verify-email', { email, verificationCode });
    const another = (code: string) => (code === '000000' ? '000001' : '000000');

    it('[P02] registers, verifies and logs in', async () => {
      expect((await shop.register('  New@Example.PH ', 'a good password')).status).toBe(200);
      const unverified = await login('new@example.ph', 'a good password');
      expect(unverified.status).toBe(403);
      expect(unverified.json.message).toBe('Please verify your email');
      const verified = await verify('NEW@example.ph', await shop.codeFor('new@example.ph'));
      expect(verified.json.message).toBe('Account has been verified!, you can now login');
      const loggedIn = await login('New@Example.PH', 'a good password');
      expect(loggedIn.status).toBe(200);
      expect(loggedIn.json.message).toBe('You are now logged-in!');
      expect(loggedIn.json.user).toMatchObject({ name: 'Ana Cruz', email: 'new@example.ph' });
      expect(loggedIn.json.token).toMatch(/^[\w-]{43}$/);
      expect(loggedIn.headers.get('cache-control')).toBe('no-store');
    });

    it('says the same for a wrong password and an unknown email', async () => {
      const { email } = await shop.customer();
      const wrong = await login(email, 'not the password');
      const unknown = await login('nobody@example.ph', 'not the password');
      expect(wrong.status).toBe(401);
      expect([wrong.status, wrong.json]).toEqual([unknown.status, unknown.json]);
      expect(wrong.json.message).toBe('The email or password is incorrect.');
    });

    it('answers a known email like a new one, and tells its owner by mail', async () => {
      const { email } = await shop.customer();
      const known = await shop.register(email, 'somebody elses try');
      const fresh = await shop.register('fresh@example.ph', 'somebody elses try');
      // Each gets a secret for its browser, which is of no use with a known email.
      const browser = expect.stringMatching(/^[\w-]{43}$/) as string;
      for (const { status, json } of [known, fresh]) {
        expect([status, json]).toEqual([200, { message: fresh.json.message as string, browser }]);
      }
      const [newest] = await shop.mailsTo(email);
      expect(newest?.subject).toBe('You already have an account');
      expect((await login(email, 'somebody elses try')).status).toBe(401);
    });

    it.each([
      ['too short', 'seven77', 'seven77', 'password'],
      ['too common', 'Password123', 'Password123', 'password'],
      ['not confirmed', 'a good password', 'another password', 'password_confirmation'],
    ])('refuses a password that is %s', async (_, password, password_confirmation, field) => {
      const body = { name: 'Ana', email: 'rules@example.ph', password, password_confirmation };
      const refused = await shop.post('/api/auth/shop-register', body);
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.json.fields)).toEqual([field]);
      expect(refused.json.message).toBe(refused.json.fields[field]);
    });

    it('takes a long password whole', async () => {
      const long = 'x'.repeat(1023);
      await shop.register('long@example.ph', `${long}a`);
      await verify('long@example.ph', await shop.codeFor('long@example.ph'));
      expect((await login('long@example.ph', `${long}b`)).status).toBe(401);
      expect((await login('long@example.ph', `${long}a`)).status).toBe(200);
    });

    it('[P02] gives a code five tries, then a new one is needed', async () => {
      await shop.register('tries@example.ph', 'a good password');
      const code = await shop.codeFor('tries@example.ph');
      const [mail] = await shop.mailsTo('tries@example.ph');
      const filled = `verify=${code.replaceAll(' ', '')}&email=tries%40example.ph`;
      expect(mail?.text).toContain(`\nhttps://shop.example.ph/login#${filled}\n`);
      for (let at = 0; at < 5; at += 1) {
        const wrong = await verify('tries@example.ph', another(code));
        expect(wrong.json.message).toBe('The verification code is incorrect.');
      }
      const dead = await verify('tries@example.ph', code);
      expect(dead.status).toBe(422);
      expect(dead.json.message).toBe('Verification link has expired, please request a new one.');
      const again = await shop.post('/api/auth/resend-verification', { email: 'tries@example.ph' });
      expect(again.json.message).toBe('A new verification code has been sent to your email.');
      const fresh = await shop.codeFor('tries@example.ph');
      expect((await verify('tries@example.ph', fresh)).status).toBe(200);
      expect((await verify('tries@example.ph', fresh)).status).toBe(422);
    });

    it('[P02] lets a code expire after ten minutes', async () => {
      await shop.register('late@example.ph', 'a good password');
      const code = await shop.codeFor('late@example.ph');
      shop.time += 10 * MINUTE;
      expect((await verify('late@example.ph', code)).json.message).toBe(
        'Verification link has expired, please request a new one.',
      );
      // Logging in with the right password mails a new code, because none is valid.
      expect((await login('late@example.ph', 'a good password')).status).toBe(403);
      expect((await verify('late@example.ph', await shop.codeFor('late@example.ph'))).status).toBe(
        200,
      );
    });

    it('counts parallel tries of a code one by one', async () => {
      await shop.register('parallel@example.ph', 'a good password');
      const code = await shop.codeFor('parallel@example.ph');
      const tries = Array.from({ length: 20 }, () => verify('parallel@example.ph', another(code)));
      const messages = (await Promise.all(tries)).map((answer) => answer.json.message);
      expect(
        messages.filter((text) => text === 'The verification code is incorrect.'),
      ).toHaveLength(5);
    });

    it('never tells whether an email has an account', async () => {
      const email = 'not-there@example.ph';
      const { email: known } = await shop.customer();
      for (const path of ['/api/auth/resend-verification', '/api/auth/shop-forgot-password']) {
        const one = await shop.post(path, { email });
        const other = await shop.post(path, { email: known });
        expect([one.status, one.json]).toEqual([other.status, other.json]);
      }
      const one = await verify(email, 'abcdef');
      const other = await verify(known, 'abcdef');
      expect([one.status, one.json]).toEqual([other.status, other.json]);
      expect(await shop.mailsTo(email)).toEqual([]);
    });

    it('[P02] sets a new password by a mailed code and ends every session', async () => {
      const { email, token } = await shop.customer();
      await shop.post('/api/auth/shop-forgot-password', { email });
      const code = await shop.codeFor(email);
      const change = (password: string, given = code) =>
        shop.post('/api/auth/shop-reset-password', {
          email,
          code: given,
          password,
          password_confirmation: password,
        });
      // A password that breaks a rule doesn't cost the code.
      expect((await change('short')).status).toBe(422);
      expect((await change('a newer password', another(code))).status).toBe(422);
      expect((await change('a newer password')).status).toBe(200);
      expect((await change('a newest password')).status).toBe(422);
      expect((await shop.post('/api/store/cart/fetchItemsAdded', {}, { token })).status).toBe(401);
      expect((await login(email, 'a newer password')).status).toBe(200);
    });

    it('ends a session at logout, after a week without use, and after thirty days', async () => {
      const cart = (token: string) => shop.post('/api/store/cart/fetchItemsAdded', {}, { token });
      const left = await shop.customer();
      const logout = await shop.postText('/api/auth/shop-logout', '', { token: left.token });
      expect(logout.status).toBe(200);
      expect((await cart(left.token)).status).toBe(401);

      const idle = await shop.customer();
      shop.time += 7 * DAY_MS + MINUTE;
      expect((await cart(idle.token)).json).toEqual({ message: 'Unauthenticated.' });

      const busy = await shop.customer();
      for (let day = 0; day < 29; day += 1) {
        shop.time += DAY_MS;
        expect((await cart(busy.token)).status).toBe(200);
      }
      shop.time += DAY_MS + MINUTE;
      expect((await cart(busy.token)).status).toBe(401);
    });

    it('keeps neither passwords, codes nor tokens readable', async () => {
      const { token } = await shop.customer();
      const { users, sessions, codes } = await import('../src/database/tables/customers');
      const kept = JSON.stringify([
        await shop.deps.db.select().from(users),
        await shop.deps.db.select().from(sessions),
        await shop.deps.db.select().from(codes),
      ]);
      expect(kept).not.toContain(token);
      expect(kept).not.toContain('their password');
      expect(kept).toContain('$argon2id$');
      expect(kept).not.toMatch(/"codeHash":"\d/);
    });
  });

  describe('limits', () => {
    it('stops guessing a password, and says when to try again', async () => {
      const shop = await openTestShop(database, { rateLimitScale: 0.5 });
      const attempt = (email: string, from: string) =>
        shop.post('/api/auth/shop-login', { email, password: 'wrong one' }, { from });
      const statuses = [];
      for (let at = 0; at < 7; at += 1) {
        statuses.push((await attempt('a@example.ph', '203.0.113.5')).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
      const refused = await attempt('a@example.ph', '203.0.113.5');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      // The limit doesn't affect another network.
      expect((await attempt('a@example.ph', '203.0.113.9')).status).toBe(401);
      await shop.close();
    });

    it('counts a code that a login mails like any other', async () => {
      const shop = await openTestShop(database, { rateLimitScale: 0.5 });
      await shop.register('often@example.ph', 'a good password');
      const statuses = [];
      for (let at = 0; at < 3; at += 1) {
        shop.time += 10 * MINUTE;
        const body = { email: 'often@example.ph', password: 'a good password' };
        statuses.push((await shop.post('/api/auth/shop-login', body)).status);
      }
      // At this scale three mails an hour are allowed: the registration's, and two more.
      expect(statuses).toEqual([403, 403, 429]);
      await shop.close();
    });

    it('believes X-Forwarded-For only from the document server', async () => {
      const shop = await openTestShop(database, { rateLimitScale: 0.1 });
      const inquire = (headers: Record<string, string>) =>
        shop.post(
          '/api/utilities/inquiries/send',
          { name: 'A', mobileNumber: '1', email: 'a@example.ph', inquiry: 'Hello' },
          { headers },
        );
      const forged = [];
      for (let at = 0; at < 3; at += 1) {
        forged.push((await inquire({ 'x-forwarded-for': `198.51.100.${at}` })).status);
      }
      expect(forged).toEqual([200, 200, 429]);
      const proved = await shop.post(
        '/api/utilities/inquiries/send',
        { name: 'A', mobileNumber: '1', email: 'a@example.ph', inquiry: 'Hello' },
        { from: '198.51.100.7' },
      );
      expect(proved.status).toBe(200);
      await shop.close();
    });
  });
}
