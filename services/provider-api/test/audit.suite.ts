/** What is written down of the things that are done with accounts. */
/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- an answer's shape is what is tested */
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { printAudit } from '../src/commands/print-audit';
import { sweepAudit } from '../src/domain/audit/record';
import { audit } from '../src/database/tables/audit';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const email = 'maria.secret@example.ph';
const password = 'her own password';
const newer = 'a newer password of hers';

export function auditSuite(database: TestDatabase): void {
  describe('the audit log', () => {
    let shop: TestShop;
    beforeEach(async () => {
      shop = await openTestShop(database, { catalogue: false });
    });
    afterEach(() => shop.close());

    const rows = () => shop.deps.db.select().from(audit).orderBy(asc(audit.id));
    const actions = async () => (await rows()).map(({ action }) => action);
    const login = (typed: string, of = email, from = '203.0.113.9') =>
      shop.post('/api/auth/shop-login', { email: of, password: typed }, { from });
    const verify = async () => {
      await shop.register(email, password, 'Maria Clara');
      const verificationCode = await shop.codeFor(email);
      await shop.post('/api/auth/verify-email', { email, verificationCode });
    };

    it('has what was done with an account, by whom and in which request, to its end', async () => {
      await verify();
      await login('a mistyped password');
      const { user, token } = (await login(password)).json;
      const change = (current_password: string) =>
        shop.post(
          '/api/auth/shop-change-password',
          { current_password, password: newer, password_confirmation: newer },
          { token },
        );
      await change('a wrong one');
      await change(password);
      const removed = await shop.post(
        '/api/auth/shop-delete-account',
        { password: newer },
        { token },
      );
      const written = await rows();
      expect(written.map(({ action, actorId }) => [action, actorId])).toEqual([
        ['registration verified', user.id],
        ['sign-in refused', null],
        ['sign-in', user.id],
        ['own password refused', user.id],
        ['password changed', user.id],
        ['signed out everywhere', user.id],
        ['account deleted', user.id],
      ]);
      expect(new Set(written.map(({ subjectId }) => subjectId))).toEqual(new Set([user.id]));
      expect(written.at(-1)?.requestId).toBe(removed.headers.get('x-request-id'));
      expect(written[1]).toMatchObject({
        actorKind: 'unknown',
        networkHash: written[2]?.networkHash,
      });
      expect(written[1]?.networkHash).toMatch(/^[\w-]{16}$/);
    });

    it('has a reset of the password, and a refusal of an email without an account', async () => {
      await verify();
      await shop.post('/api/auth/shop-forgot-password', { email });
      const code = await shop.codeFor(email);
      const body = { email, code, password: newer, password_confirmation: newer };
      expect((await shop.post('/api/auth/shop-reset-password', body)).status).toBe(200);
      await login(password, 'nobody@example.ph');
      expect(await actions()).toEqual([
        'registration verified',
        'password reset',
        'signed out everywhere',
        'sign-in refused',
      ]);
      expect((await rows()).at(-1)).toMatchObject({ actorId: null, subjectId: null });
    });

    it('has a registration that a reset of the password has proved', async () => {
      await shop.register(email, password, 'Maria Clara');
      await shop.post('/api/auth/shop-forgot-password', { email });
      const code = await shop.codeFor(email);
      const body = { email, code, password: newer, password_confirmation: newer };
      expect((await shop.post('/api/auth/shop-reset-password', body)).status).toBe(200);
      expect((await actions())[0]).toBe('registration verified');
    });

    it('has no email, name, password, code, token or network in it', async () => {
      await verify();
      const code = await shop.codeFor(email);
      await login('a mistyped password');
      const { token } = (await login(password)).json;
      const lines: string[] = [];
      await printAudit(shop.deps.db, { audit: { days: 30_000 } }, (line) => lines.push(line));
      const text = JSON.stringify(await rows()) + lines.join('\n');
      expect(lines).toHaveLength(3);
      expect(lines[2]).toMatch(
        /^2026-06-01T00:00:00.000Z  sign-in {16}by customer \d+  of customer \d+  network [\w-]{16}  request [\w-]{36}$/,
      );
      for (const private_ of [email, 'Maria', password, 'mistyped', code, token, '203.0.113.9']) {
        expect(text).not.toContain(private_);
      }
    });

    it('is kept for as long as it is set, and printed of as many days as are asked for', async () => {
      const day = 24 * 60 * 60_000;
      for (const passed of [0, 10, 20]) {
        shop.time += passed * day;
        await login(password, 'nobody@example.ph');
      }
      const printed = async (days: number) => {
        const lines: string[] = [];
        const now = new Date(shop.time);
        await printAudit(shop.deps.db, { audit: { days } }, (line) => lines.push(line), now);
        return lines;
      };
      expect(await printed(25)).toHaveLength(2);
      await sweepAudit(shop.deps.db, new Date(shop.time), 25);
      expect(await printed(365)).toHaveLength(2);
      await sweepAudit(shop.deps.db, new Date(shop.time + day), 0.5);
      expect(await printed(365)).toEqual(['Nothing was done with accounts in 365 days.']);
    });
  });
}
