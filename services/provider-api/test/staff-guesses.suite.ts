/** Somebody of the staff whose password strangers try: who is shut out, and who is not. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staff } from '../src/database/tables/staff';
import { runStaffJob, staffJobSchema } from '../src/domain/staff/staff-job';
import { Clerk, codeOf, linkFor, openByLink, openCounter, PASSWORD } from './clerk';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const HOUR = 60 * 60_000;

export function staffGuessesSuite(database: TestDatabase): void {
  describe('while strangers try somebody’s password', () => {
    let strict: TestShop;
    let clerk: Clerk;
    const atStrict = (staffJob: object) =>
      runStaffJob(
        staffJobSchema.parse({ staff: staffJob }),
        { jobs: strict.deps.db, counterOrigin: 'http://localhost:4001' },
        new Date(strict.time),
      );
    const right = async () => {
      strict.time += 60_000;
      const [row] = await strict.deps.db.select().from(staff).where(eq(staff.name, 'maria'));
      return { name: 'maria', password: PASSWORD, code: codeOf(row?.totpSecret ?? '', strict) };
    };
    /** A browser that nobody knows, which comes from a network. */
    const from = (network: string) => {
      const there = new Clerk(openCounter(strict));
      there.from = network;
      return there;
    };
    beforeEach(async () => {
      strict = await openTestShop(database, { catalogue: false, rateLimitScale: 1 });
      clerk = from('203.0.113.7');
      await openByLink(clerk, await linkFor(strict, 'maria', 'owner'));
      clerk.cookies.delete('staff');
      for (let at = 0; at < 31; at += 1) {
        const wrong = { name: 'maria', password: 'x', code: '000000' };
        await from(`198.51.100.${at % 6}`).signIn(wrong);
      }
    });
    afterEach(() => strict.close());

    it('lets the browser in that has signed in before, from any network', async () => {
      expect((await from('192.0.2.1').signIn(await right())).status).toBe(429);
      clerk.from = '192.0.2.1';
      expect((await clerk.signIn(await right())).location).toBe('/staff');
      // A proof is of one account and one password, and has ten tries of its own.
      const forged = from('192.0.2.2');
      const [proof = ''] = (clerk.cookies.get('staff-device') ?? '').split('~');
      forged.cookies.set(
        'staff-device',
        proof.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
      );
      expect((await forged.signIn(await right())).status).toBe(429);
      const statuses: number[] = [];
      for (let at = 0; at < 11; at += 1) {
        statuses.push((await clerk.signIn({ ...(await right()), password: 'x' })).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    });

    it('lets the network in from where somebody has signed in before', async () => {
      await clerk.signIn(await right());
      expect((await from('203.0.113.7').signIn(await right())).location).toBe('/staff');
      expect((await from('203.0.113.8').signIn(await right())).status).toBe(429);
    });

    it('lets somebody in by a link of the command, once', async () => {
      const { lines } = await atStrict({ do: 'link', name: 'maria' });
      const link = /http:\/\/localhost:4001(\S+)/.exec(lines.join('\n'))?.[1] ?? 'no link';
      const phone = from('192.0.2.9');
      expect((await phone.look(link)).location).toBe('/staff/sign-in');
      expect((await phone.signIn(await right())).location).toBe('/staff');
      expect((await from('192.0.2.10').look(link)).status).toBe(404);
      expect((await from('192.0.2.10').look(`${link}x`)).status).toBe(404);
      strict.time += 25 * HOUR;
      const later = (await atStrict({ do: 'link', name: 'maria' })).lines.join('\n');
      strict.time += 25 * HOUR;
      const over = /http:\/\/localhost:4001(\S+)/.exec(later)?.[1] ?? 'no link';
      expect((await from('192.0.2.10').look(over)).status).toBe(404);
      expect((await atStrict({ do: 'link', name: 'nobody' })).ok).toBe(false);
    });

    it('takes the own password of who is signed in', async () => {
      await clerk.signIn(await right());
      const given = { current: PASSWORD };
      const page = await clerk.send('/staff/account/recovery-codes', given, '/staff/account');
      expect(page.text).toContain('Recovery codes');
      expect(page.status).toBe(200);
    });
  });
}
