import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRESH_MS } from '../src/domain/search/synonym-book';
import { rowsOfFile, runSynonymJob, type SynonymJob } from '../src/domain/search/synonym-job';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

export function synonymsSuite(database: TestDatabase): void {
  describe('other names', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database);
    });
    afterAll(() => shop.close());

    const run = (job: SynonymJob) => runSynonymJob(job, shop.deps.db);
    const add = (phrase: string, ...names: string[]) =>
      run({ do: 'add', rows: [{ phrase, names }] });
    const found = async (query: string): Promise<number> => {
      shop.time += FRESH_MS;
      const answer = await shop.post('/api/store/products/search', { query });
      return (answer.json as { total: number }).total;
    };

    it('finds by a name that the shop gave, while it runs', async () => {
      expect(await found('boltbuster')).toBe(0);
      const kept = await add('Bolt-buster', 'torque wrench', 'hammer drill');
      expect(kept).toEqual({
        ok: true,
        lines: ['Kept 1 phrase. Searches know it within 5 seconds.'],
      });
      // As it is typed, with a sign, and run together.
      for (const query of ['bolt-buster', 'Boltbuster']) expect(await found(query)).toBe(2);
    });

    it('knows a change only after a while, and asks the database no sooner', async () => {
      const query = 'spinnywheel';
      expect(await found(query)).toBe(0);
      await add(query, 'angle grinder');
      const answer = await shop.post('/api/store/products/search', { query });
      expect(answer.json).toMatchObject({ total: 0 });
      expect(await found(query)).toBe(24);
    });

    it('replaces, switches off and restores a built-in name', async () => {
      expect(await found('spanner')).toBe(1);
      await add('spanner', 'angle grinder');
      expect(await found('spanner')).toBe(24);
      expect((await run({ do: 'remove', phrase: 'Spanner' })).ok).toBe(true);
      expect(await found('spanner')).toBe(0);
      const { lines } = await run({ do: 'list', own: true });
      expect(lines).toContain('spanner\t(switched off)\town');
      expect((await run({ do: 'reset', phrase: 'spanner' })).ok).toBe(true);
      expect(await found('spanner')).toBe(1);
    });

    it('lists its own names and the built-in ones', async () => {
      await add('bench buddy', 'angle grinder', 'hammer drill');
      const { lines } = await run({ do: 'list', own: false });
      expect(lines).toContain('bench buddy\tangle grinder | hammer drill\town');
      expect(lines).toContain('spanner\twrench\tbuilt-in');
      expect(lines.at(-1)).toMatch(/^\d+ phrases of the shop, \d+ phrases built in\.$/);
    });

    it('takes a file whole or not at all, and names each bad line', async () => {
      const rows = rowsOfFile(
        [
          '\uFEFF# what our shoppers say',
          'wall eater\thammer drill',
          '',
          '!!!\thammer',
          'no names\t',
          'itself\tITSELF',
          `long\t${'x'.repeat(81)}`,
          `many\t${'a | b | c | d | e | f'}`,
          'a\uD800\thammer',
        ].join('\r\n'),
      );
      expect(await run({ do: 'add', rows })).toEqual({
        ok: false,
        lines: [
          "line 4: '!!!': the phrase has no word.",
          "line 5: 'no names': no name is given.",
          "line 6: 'itself': 'ITSELF' is the phrase itself.",
          "line 7: 'long': a name has more than 80 characters.",
          "line 8: 'many': more than 5 names are given.",
          "line 9: 'a\uD800': the phrase has a character that can't be kept.",
          'Nothing was changed.',
        ],
      });
      expect(await found('wall eater')).toBe(0);
      expect((await run({ do: 'add', rows: rows.slice(0, 1) })).ok).toBe(true);
      expect(await found('wall eater')).toBe(1);
    });

    it('refuses more phrases than a search could look through', async () => {
      const rows = Array.from({ length: 5001 }, (_, at) => ({
        phrase: `phrase${at}`,
        names: ['drill'],
      }));
      expect(await run({ do: 'add', rows })).toEqual({
        ok: false,
        lines: ['A shop may have 5000 phrases of its own. Nothing was changed.'],
      });
      expect((await run({ do: 'remove', phrase: 'phrase1' })).ok).toBe(false);
    });
  });
}
