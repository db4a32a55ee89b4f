/** The other names by which shoppers search, at the counter. */
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { searchSynonyms } from '../src/database/tables/search';
import { hiddenIn, openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const AT = '/staff/reports/synonyms';
const ONE = `${AT}/one`;

export function counterSynonymsSuite(database: TestDatabase): void {
  describe('search names at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'carla', 'catalogue');
    });
    beforeEach(async () => {
      await shop.deps.db.delete(searchSynonyms);
      await shop.deps.db.delete(audit);
      shop.deps.synonyms.forget();
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const total = async (query: string) => {
      const answer = await shop.post('/api/store/products/search', { query });
      return (answer.json as { total: number }).total;
    };
    const pageOf = (phrase: string) => `${ONE}?${new URLSearchParams({ phrase }).toString()}`;
    const add = (phrase: string, names: string) => clerk.send(`${AT}/add`, { phrase, names }, AT);
    const sent = async (phrase: string, path: string, fields: Record<string, string>) => {
      const hidden = hiddenIn(await clerk.look(pageOf(phrase)), path);
      return clerk.post(`${path}?${new URLSearchParams({ phrase }).toString()}`, {
        ...hidden,
        ...fields,
      });
    };
    const logged = async () => {
      const rows = await shop.deps.db
        .select()
        .from(audit)
        .where(like(audit.action, 'synonym%'))
        .orderBy(audit.id);
      return rows.map(({ action, before, after }) => [action, before?.names, after?.names]);
    };

    it('are all listed, found by what shoppers type or what it is called', async () => {
      const all = await clerk.look(AT);
      expect(all.text).toContain('1 to 50 of ');
      await add('zzspinner', 'angle grinder');
      const found = await clerk.look(`${AT}?q=zzspin`);
      expect(found.text).toContain('>zzspinner</a>');
      expect(found.text).toContain('the shop');
      expect((await clerk.look(`${AT}?q=angle+grinder`)).text).toContain('zzspinner');
      expect((await clerk.look(`${AT}?q=qqqxyzzy`)).text).toContain('Nothing found');
    });

    it('are added once by a form sent twice, changed, taken away, and count in searches', async () => {
      expect(await total('zzspinner')).toBe(0);
      for (const _ of ['once', 'twice']) {
        expect((await add('zzspinner', 'angle grinder')).location).toBe(`${AT}?said=synonymAdded`);
      }
      expect(await total('zzspinner')).toBeGreaterThan(0);
      const stale = hiddenIn(await clerk.look(pageOf('zzspinner')), ONE);
      const changed = await sent('zzspinner', ONE, { names: 'hammer drill\nangle grinder' });
      expect(changed.location).toBe(`${ONE}?phrase=zzspinner&said=synonymSaved`);
      const late = await clerk.post(pageOf('zzspinner'), { ...stale, names: 'wrench' });
      expect(late.status).toBe(409);
      expect(late.text).toContain('Changed meanwhile');
      await sent('zzspinner', `${ONE}/end`, { to: 'none' });
      expect(await total('zzspinner')).toBe(0);
      expect((await clerk.look(pageOf('zzspinner'))).status).toBe(404);
      expect(await logged()).toEqual([
        ['synonym added', undefined, 'angle grinder'],
        ['synonym changed', 'angle grinder', 'hammer drill | angle grinder'],
        ['synonym removed', 'hammer drill | angle grinder', ''],
      ]);
    });

    it('refuse at its field a name that finds nothing, and keep what was typed', async () => {
      const wrong = await add('zzspinner', 'angle grinder\nqqqxyzzy');
      expect(wrong.status).toBe(422);
      expect(wrong.text).toMatch(/id="names-wrong">[^<]*qqqxyzzy/);
      expect(wrong.text).toContain('value="zzspinner"');
      expect(wrong.text).toContain('angle grinder\nqqqxyzzy');
      expect(await shop.deps.db.$count(searchSynonyms)).toBe(0);
    });

    it('that are built in are switched off and come back', async () => {
      const [, phrase = ''] = /one\?phrase=([a-z]+)"/.exec((await clerk.look(AT)).text) ?? [];
      const before = (await clerk.look(pageOf(phrase))).text;
      expect(before).not.toContain('Bring back');
      await sent(phrase, `${ONE}/end`, { to: 'none' });
      const off = await clerk.look(pageOf(phrase));
      expect(off.text).toContain('It is switched off');
      expect(off.text).toContain('Bring back');
      await sent(phrase, `${ONE}/end`, { to: 'built-in' });
      expect((await clerk.look(pageOf(phrase))).text).not.toContain('switched off');
      expect(await shop.deps.db.$count(searchSynonyms)).toBe(0);
      expect((await logged()).map(([action]) => action)).toEqual([
        'synonym removed',
        'synonym brought back',
      ]);
    });
  });
}
