/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** A person who registers somebody else's email gains no access and does the owner no harm. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { sweepRegistrations } from '../src/domain/accounts/registrations';
import { registrations } from '../src/database/tables/customers';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const HOME = '203.0.113.5';
const ELSEWHERE = '198.51.100.7';

const OWN = { name: 'Ana Cruz', password: 'the owners password' };
const STRANGE = { name: 'Eve Stranger', password: 'the strangers password' };

export function registrationsSuite(database: TestDatabase): void {
  describe('an email that two people register', () => {
    let shop: TestShop;
    let emails = 0;
    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
    });
    afterAll(() => shop.close());

    const newEmail = () => `twice${(emails += 1)}@example.ph`;
    const register = (email: string, { name, password }: typeof OWN, from: string) =>
      shop.post(
        '/api/auth/shop-register',
        { name, email, password, password_confirmation: password },
        { from },
      );
    const login = (email: string, password: string, from = HOME) =>
      shop.post('/api/auth/shop-login', { email, password }, { from });
    const verify = (email: string, verificationCode: string, from = HOME) =>
      shop.post('/api/auth/verify-email', { email, verificationCode }, { from });
    const resend = (email: string, from: string) =>
      shop.post('/api/auth/resend-verification', { email }, { from });

    it.each([
      ['first', [OWN, STRANGE]],
      ['last', [STRANGE, OWN]],
    ])('is the owner’s by the code of their own mail, who came %s', async (_, inTurn) => {
      const email = newEmail();
      let code = '';
      for (const typed of inTurn) {
        await register(email, typed, typed === OWN ? HOME : ELSEWHERE);
        if (typed === OWN) code = await shop.codeFor(email);
      }
      expect((await verify(email, code)).json.message).toBe(
        'Account has been verified!, you can now login',
      );
      const own = await login(email, OWN.password);
      expect([own.status, own.json.user.name]).toEqual([200, 'Ana Cruz']);
      expect((await login(email, STRANGE.password, ELSEWHERE)).status).toBe(401);
    });

    it('has mails that say whose code they carry', async () => {
      const email = newEmail();
      await register(email, OWN, HOME);
      await register(email, STRANGE, ELSEWHERE);
      const [strange, own] = await shop.mailsTo(email);
      expect(own?.text).toContain('under the name "Ana Cruz" of June 1, 2026 at 8:00 AM (Manila)');
      expect(strange?.text).toContain('under the name "Eve Stranger"');
    });

    it('asks for verification by either password, and by no other', async () => {
      const email = newEmail();
      await register(email, OWN, HOME);
      await register(email, STRANGE, ELSEWHERE);
      for (const { password } of [OWN, STRANGE]) {
        const asked = await login(email, password);
        expect([asked.status, asked.json.message]).toEqual([403, 'Please verify your email']);
      }
      expect((await login(email, 'neither of the two')).status).toBe(401);
    });

    it('gets a new code for the registration of who asks, from there or by its password', async () => {
      const email = newEmail();
      await register(email, OWN, HOME);
      await register(email, STRANGE, ELSEWHERE);
      const newest = async () => (await shop.mailsTo(email))[0]?.text;
      await resend(email, HOME);
      expect(await newest()).toContain('"Ana Cruz"');
      await resend(email, ELSEWHERE);
      expect(await newest()).toContain('"Eve Stranger"');
      // Nobody has registered from the third network, so the code is for the first registration.
      await resend(email, '192.0.2.9');
      expect(await newest()).toContain('"Ana Cruz"');
      shop.time += 11 * 60_000;
      await login(email, STRANGE.password);
      expect(await newest()).toContain('"Eve Stranger"');
      await login(email, OWN.password, ELSEWHERE);
      expect(await newest()).toContain('"Ana Cruz"');
      await verify(email, await shop.codeFor(email), '192.0.2.9');
      expect((await login(email, OWN.password)).status).toBe(200);
    });

    it('leaves nothing of the other registration once it is verified', async () => {
      const email = newEmail();
      await register(email, STRANGE, ELSEWHERE);
      const strange = await shop.codeFor(email);
      await register(email, OWN, HOME);
      await verify(email, await shop.codeFor(email));
      expect((await verify(email, strange, ELSEWHERE)).status).toBe(422);
      const { db } = shop.deps;
      const left = await db.select().from(registrations).where(eq(registrations.email, email));
      expect(left).toEqual([]);
      expect((await login(email, OWN.password)).status).toBe(200);
    });

    it('can be had by a forgotten password, whoever else registered it', async () => {
      const email = newEmail();
      await register(email, STRANGE, ELSEWHERE);
      await shop.post('/api/auth/shop-forgot-password', { email }, { from: HOME });
      const [mail] = await shop.mailsTo(email);
      expect(mail?.subject).toBe('Your code for a new password');
      expect(mail?.text).not.toContain('Eve');
      const { password } = OWN;
      const body = { email, code: await shop.codeFor(email), password };
      const reset = { ...body, password_confirmation: password };
      expect((await shop.post('/api/auth/shop-reset-password', reset, { from: HOME })).status).toBe(
        200,
      );
      expect((await login(email, password)).status).toBe(200);
      expect((await login(email, STRANGE.password)).status).toBe(401);
    });

    it('is free again a month after nobody finished', async () => {
      const email = newEmail();
      await register(email, OWN, HOME);
      const { db } = shop.deps;
      await sweepRegistrations(db, new Date(shop.time + 29 * DAY_MS));
      expect((await login(email, OWN.password)).status).toBe(403);
      await sweepRegistrations(db, new Date(shop.time + 31 * DAY_MS));
      expect((await login(email, OWN.password)).status).toBe(401);
    });
  });
}
