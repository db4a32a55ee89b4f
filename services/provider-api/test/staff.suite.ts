/** Who comes in at the counter: links, passwords, authenticators, sessions, limits. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { staff, staffSessions } from '../src/database/tables/staff';
import { sweepStaffSessions } from '../src/domain/staff/session';
import { ownerLinkAtStart, runStaffJob, staffJobSchema } from '../src/domain/staff/staff-job';
import {
  Clerk,
  codeOf,
  hiddenIn,
  linkFor,
  openByLink,
  openCounter,
  PASSWORD,
  signedIn,
  tokenIn,
  type Counter,
} from './clerk';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const HOUR = 60 * 60_000;

export function staffSuite(database: TestDatabase): void {
  describe('staff', () => {
    let shop: TestShop;
    let counter: Counter;
    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      counter = openCounter(shop);
    });
    beforeEach(async () => {
      await shop.deps.db.delete(staff);
      await shop.deps.db.delete(audit);
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const secretOf = async (name: string) => {
      const [row] = await shop.deps.db.select().from(staff).where(eq(staff.name, name));
      return row?.totpSecret ?? '';
    };
    const codeFor = async (name: string) => codeOf(await secretOf(name), shop);
    /** The next code, because each is taken once. */
    const later = () => {
      shop.time += 60_000;
    };
    const job = (staffJob: object) =>
      runStaffJob(
        staffJobSchema.parse({ staff: staffJob }),
        { jobs: shop.deps.db, counterOrigin: 'http://localhost:4001' },
        new Date(shop.time),
      );
    const isIn = async (clerk: Clerk) => (await clerk.look('/staff/account')).status === 200;

    it('opens an account by its link once, and signs in with password and code', async () => {
      const link = await linkFor(shop, 'maria', 'counter');
      const clerk = new Clerk(counter);
      const opened = await openByLink(clerk, link);
      expect(opened.status).toBe(200);
      const codes = opened.text.match(/[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/g) ?? [];
      expect(new Set(codes).size).toBe(10);
      expect(await isIn(clerk)).toBe(true);
      expect((await clerk.look(link)).status).toBe(404);

      later();
      const other = new Clerk(counter);
      const code = await codeFor('maria');
      const known = { name: ' Maria ', password: PASSWORD, code };
      expect((await other.signIn(known)).location).toBe('/staff');
      expect((await other.look('/staff')).location).toBe('/staff/orders');
      expect((await new Clerk(counter).signIn(known)).status).toBe(401);
      const recovery = { ...known, code: (codes[0] ?? '').toLowerCase().replaceAll('-', ' ') };
      expect((await new Clerk(counter).signIn(recovery)).status).toBe(303);
      expect((await new Clerk(counter).signIn(recovery)).status).toBe(401);
    });

    it('refuses a weak, a mistyped or an unproved opening, and the link still works', async () => {
      const link = await linkFor(shop, 'maria', 'counter');
      const clerk = new Clerk(counter);
      expect((await openByLink(clerk, link, 'too short')).status).toBe(422);
      expect((await openByLink(clerk, link, 'mariamaria12')).text).toContain('too easy to guess');
      const page = await clerk.look(link);
      const wrong = {
        token: tokenIn(page, '/staff/welcome'),
        link: link.split('link=')[1] ?? '',
        password: PASSWORD,
        again: PASSWORD,
      };
      expect((await clerk.post('/staff/welcome', { ...wrong, code: '000000' })).status).toBe(422);
      expect((await openByLink(clerk, link)).status).toBe(200);
    });

    it('ends a link after a day, and with the next one', async () => {
      const first = await linkFor(shop, 'maria', 'counter');
      await job({ do: 'reset', name: 'maria' });
      expect((await new Clerk(counter).look(first)).status).toBe(404);
      const second = await linkFor(shop, 'ben', 'counter');
      shop.time += 25 * HOUR;
      expect((await new Clerk(counter).look(second)).status).toBe(404);
    });

    it('gives the first owner a link while there is no owner, and none after', async () => {
      const origin = 'http://localhost:4001';
      const link = await ownerLinkAtStart(shop.deps.db, origin, new Date(shop.time));
      expect((await openByLink(new Clerk(counter), link?.slice(origin.length) ?? '')).status).toBe(
        200,
      );
      expect(await ownerLinkAtStart(shop.deps.db, origin, new Date(shop.time))).toBeNull();
      expect((await job({ do: 'link' })).ok).toBe(false);
    });

    it('says the same of a wrong name, password and code', async () => {
      await openByLink(new Clerk(counter), await linkFor(shop, 'maria', 'counter'));
      later();
      const right = { name: 'maria', password: PASSWORD, code: await codeFor('maria') };
      const said = new Set<string>();
      for (const wrong of [{ name: 'nobody' }, { password: 'another one' }, { code: '000000' }]) {
        const page = await new Clerk(counter).signIn({ ...right, ...wrong });
        expect(page.status).toBe(401);
        said.add(/role="alert">([^<]+)/.exec(page.text)?.[1] ?? '');
      }
      expect([...said]).toEqual(['Name, password or code is wrong. A code works once.']);
    });

    it('limits tries of a name and of a network', async () => {
      const strict = await openTestShop(database, { catalogue: false, rateLimitScale: 1 });
      const statuses: number[] = [];
      const clerk = new Clerk(openCounter(strict));
      for (let tries = 0; tries < 11; tries += 1) {
        const page = await clerk.signIn({ name: 'maria', password: 'x', code: '000000' });
        statuses.push(page.status);
        if (page.status === 429) expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
      await strict.close();
    });

    it('lists somebody’s own sessions, and ends one by one those that are theirs', async () => {
      await openByLink(new Clerk(counter), await linkFor(shop, 'maria', 'counter'));
      later();
      const phone = new Clerk(counter);
      const agent =
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
      const token = tokenIn(await phone.look('/staff/sign-in'), '/staff/sign-in');
      const given = { name: 'maria', password: PASSWORD, code: await codeFor('maria') };
      await phone.post('/staff/sign-in', { ...given, token }, { 'user-agent': agent });
      const [here, other] = [
        await signedIn(counter, 'maria', 'counter'),
        await signedIn(counter, 'rosa', 'owner'),
      ];
      await signedIn(counter, 'rosa', 'owner');
      const account = '/staff/account';
      const named = async (clerk: Clerk) =>
        [...(await clerk.look(account)).text.matchAll(/name="session" value="([^"]+)"/g)].map(
          ([, name = '']) => name,
        );
      const { text } = await here.look(account);
      expect(text).toContain('Chrome on Android');
      expect(text.match(/This one/g)).toHaveLength(1);
      const mine = await named(phone);
      expect(mine).toHaveLength(2);
      const end = (clerk: Clerk, session: string) =>
        clerk.send(`${account}/sessions/end`, { session }, account);
      const [androids] = (await named(here)).filter((name) => !mine.includes(name));
      // Somebody else's, none, and the one that asks are not ended.
      for (const name of [androids ?? '', 'none', '', '%']) {
        expect((await end(other, name)).location).toBe(`${account}?said=already`);
      }
      expect((await end(phone, androids ?? '')).location).toBe(`${account}?said=already`);
      expect(await isIn(phone)).toBe(true);
      expect((await end(here, androids ?? '')).location).toBe(`${account}?said=ended`);
      expect([await isIn(phone), await isIn(here), await isIn(other)]).toEqual([false, true, true]);
      const rows = await shop.deps.db.select().from(audit).where(eq(audit.action, 'session ended'));
      expect(rows).toMatchObject([{ staffName: 'maria', after: { device: 'Chrome on Android' } }]);
    });

    it('ends a session without use, after a working day, at sign-out, and everywhere else', async () => {
      const idle = await signedIn(counter, 'maria', 'counter');
      shop.time += 2 * HOUR + 1;
      expect(await isIn(idle)).toBe(false);

      const long = await signedIn(counter, 'maria', 'counter');
      for (let hours = 0; hours < 12; hours += 1) {
        expect(await isIn(long)).toBe(true);
        shop.time += HOUR;
      }
      shop.time += 1;
      expect(await isIn(long)).toBe(false);
      await sweepStaffSessions(shop.deps.db, new Date(shop.time));
      expect(await shop.deps.db.select().from(staffSessions)).toEqual([]);

      const [here, elsewhere] = [
        await signedIn(counter, 'maria', 'counter'),
        await signedIn(counter, 'maria', 'counter'),
      ];
      await here.send('/staff/account/sign-out-everywhere', {}, '/staff/account');
      expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
      const kept = new Map(here.cookies);
      expect((await here.send('/staff/sign-out', {}, '/staff/account')).location).toBe(
        '/staff/sign-in',
      );
      for (const [name, value] of kept) here.cookies.set(name, value);
      expect(await isIn(here)).toBe(false);
    });

    it('leads whoever signs in to the page that they asked for, and to nothing else', async () => {
      const clerk = new Clerk(counter);
      await openByLink(clerk, await linkFor(shop, 'maria', 'counter'));
      clerk.cookies.delete('staff');
      const asked = await clerk.look('/staff/orders?q=a%26b&said=paid');
      expect(asked.location).toBe('/staff/sign-in?to=%2Fstaff%2Forders%3Fq%3Da%2526b');
      const comesTo = async (to: string) => {
        later();
        const page = `/staff/sign-in?to=${encodeURIComponent(to)}`;
        const given = { name: 'maria', password: PASSWORD, code: await codeFor('maria') };
        return (await clerk.send('/staff/sign-in', given, page)).location;
      };
      expect(await comesTo('/staff/orders?q=a%26b')).toBe('/staff/orders?q=a%26b');
      for (const to of [
        'https://other.example/staff/orders',
        '//other.example/staff/',
        '/\\other.example/staff/',
        '/staff/../..//other.example',
        'javascript:alert(1)',
        `/staff/orders?q=${'a'.repeat(3000)}`,
        '',
      ]) {
        expect([to, await comesTo(to)]).toEqual([to, '/staff']);
      }
    });

    it('takes what is typed without a session from its own pages alone, and no password', async () => {
      const clerk = await signedIn(counter, 'maria', 'owner');
      const path = '/staff/account/password';
      const typed = { current: 'my secret one', password: 'my secret two', again: 'my secret two' };
      const sent = { ...hiddenIn(await clerk.look('/staff/account'), path), ...typed };
      clerk.cookies.delete('staff');
      const foreign = await clerk.post(path, sent, { origin: 'https://other.example' });
      expect([foreign.status, foreign.text.includes('name="kept"')]).toEqual([401, false]);
      const own = await clerk.post(path, sent);
      expect([own.status, own.text.includes('name="kept"')]).toEqual([401, true]);
      expect(own.text).not.toContain('my secret');
    });

    it('does not take what the page asks by itself for a use of the session', async () => {
      const clerk = await signedIn(counter, 'maria', 'counter');
      for (let minutes = 0; minutes <= 120; minutes += 30) {
        await clerk.look('/staff/orders', { 'x-by-script': '1' });
        shop.time += 30 * 60_000;
      }
      expect(await isIn(clerk)).toBe(false);
    });

    it.each(['orders', 'inquiries', 'quotations'])(
      'ends a session whose list of %s is only left open',
      async (list) => {
        const clerk = await signedIn(counter, 'maria', 'counter');
        const cookie = `staff=${clerk.cookies.get('staff')}`;
        // As an EventSource opens it, again and again.
        const open = async () => {
          const headers = { cookie, accept: 'text/event-stream' };
          const path = `http://localhost/staff/${list}/live`;
          const stream = await counter.app.request(path, { headers });
          await stream.body?.cancel();
          return stream.status;
        };
        for (let minutes = 0; minutes < 120; minutes += 30) {
          expect(await open()).toBe(200);
          shop.time += 30 * 60_000;
        }
        shop.time += 1;
        expect(await open()).toBe(401);
        expect(await isIn(clerk)).toBe(false);
      },
    );

    it('takes a role, an account or its sign-in away at once', async () => {
      const clerk = await signedIn(counter, 'maria', 'counter');
      await job({ do: 'role', name: 'maria', role: 'catalogue' });
      expect((await clerk.look('/staff/orders')).status).toBe(403);
      await job({ do: 'reset', name: 'maria' });
      expect(await isIn(clerk)).toBe(false);
      const again = await signedIn(counter, 'maria', 'counter');
      await job({ do: 'remove', name: 'maria' });
      expect(await isIn(again)).toBe(false);
      expect((await job({ do: 'list' })).lines).toEqual(['Nobody may sign in at the counter yet.']);
    });

    it('changes a password with the present one only, and ends every other session', async () => {
      const opened = new Clerk(counter);
      await openByLink(opened, await linkFor(shop, 'maria', 'counter'));
      const other = await signedIn(counter, 'maria', 'counter');
      const change = (current: string) =>
        opened.send(
          '/staff/account/password',
          { current, password: 'another long password', again: 'another long password' },
          '/staff/account',
        );
      expect((await change('wrong')).status).toBe(422);
      expect((await change(PASSWORD)).location).toBe('/staff/account?said=password');
      expect([await isIn(opened), await isIn(other)]).toEqual([true, false]);
      later();
      const signIn = async (password: string) =>
        new Clerk(counter).signIn({ name: 'maria', password, code: await codeFor('maria') });
      expect((await signIn(PASSWORD)).status).toBe(401);
      expect((await signIn('another long password')).status).toBe(303);
    });

    it('writes each change into the log, with who, before and after, and no secret', async () => {
      const link = await linkFor(shop, 'maria', 'counter');
      await openByLink(new Clerk(counter), link);
      await job({ do: 'role', name: 'maria', role: 'owner' });
      await new Clerk(counter).signIn({ name: 'maria', password: 'mistyped', code: '000000' });
      const rows = await shop.deps.db.select().from(audit);
      expect(rows.map(({ action, actorKind, object }) => [action, actorKind, object])).toEqual([
        ['staff added', 'command', 'staff maria'],
        ['account opened', 'staff', null],
        ['staff role changed', 'command', 'staff maria'],
        ['sign-in refused', 'unknown', 'staff maria'],
      ]);
      expect(rows[2]).toMatchObject({ before: { role: 'counter' }, after: { role: 'owner' } });
      const text = JSON.stringify(rows);
      for (const secret of [PASSWORD, 'mistyped', link.split('link=')[1] ?? '-', 'localhost']) {
        expect(text).not.toContain(secret);
      }
      const owner = await signedIn(counter, 'maria', 'owner');
      expect((await owner.look('/staff/log')).text).toContain('staff role changed');
    });

    it('gives cookies to this host and https alone, where it is found by https', async () => {
      const secure = openCounter(shop, { staffOrigin: 'https://counter.example' });
      const clerk = new Clerk(secure, 'https://counter.example');
      const link = await linkFor(shop, 'maria', 'counter');
      const opened = await openByLink(clerk, link);
      const set = opened.headers.get('set-cookie') ?? '';
      expect(set).toMatch(/^__Host-staff=[\w-]{43}; /);
      for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', 'Max-Age=43200']) {
        expect(set).toContain(part);
      }
      expect(opened.headers.get('cache-control')).toBe('no-store');
      expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
      const elsewhere = new Clerk(secure, 'https://rebound.example');
      expect((await elsewhere.look('/staff/sign-in')).status).toBe(421);
      expect((await new Clerk(counter, 'http://rebound.example').look('/staff')).status).toBe(421);
    });
  });
}
