/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- an answer’s shape is what is tested */
/** Numbers of other makers: entered at the counter, and what is offered where they are searched. */
import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { markers } from '../src/database/tables/catalogue';
import { crossReferences } from '../src/database/tables/cross-references';
import { keepUp } from '../src/database/upkeep';
import { crossReferenceKeys } from '../src/domain/cross-reference-tables/renew-keys';
import { openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const AT = '/staff/catalogue/cross-references';
const DRILL = 'TMW-HD18';

export function crossReferencesSuite(database: TestDatabase): void {
  describe('cross-references', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'carla', 'catalogue');
    });
    beforeEach(async () => {
      await shop.deps.db.delete(crossReferences);
      await shop.deps.db.delete(audit);
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const add = (number: string, model = DRILL) =>
      clerk.send(`${AT}/add`, { brand: 'Rival', number, model, note: '' }, AT);
    const upload = (text: string, source = 'Rival 2026') =>
      clerk.sendFiles(
        `${AT}/replace`,
        { source },
        [{ name: 'rival.csv', bytes: Buffer.from(text) }],
        AT,
      );
    const kept = async () => {
      const rows = await shop.deps.db
        .select()
        .from(crossReferences)
        .orderBy(asc(crossReferences.id));
      return rows.map(({ source, number }) => `${source}: ${number}`);
    };
    const match = async (text: string) =>
      (await shop.post('/api/store/quick-order/match', { lines: [{ text }] })).json.lines[0];
    const search = async (query: string) =>
      (await shop.post('/api/store/products/search', { query, sort: 'default' })).json;

    it('are offered first, as a question and never as sure, in quick orders and in the search', async () => {
      expect((await match('RX 77-18')).choices[0]?.model).not.toBe(DRILL);
      expect((await add('RX-7718')).location).toContain('said=referenceAdded');
      for (const text of ['RX-7718', 'rx 77-18', '2 pcs RX7718 please']) {
        const line = await match(text);
        expect([text, line.outcome]).toEqual([text, 'likely']);
        expect(line.choices[0]).toMatchObject({ model: DRILL, instead_of: 'Rival RX-7718' });
      }
      // As the search page asks: by relevance, which it calls the default.
      const { results, total, ...read } = await search('rx7718');
      expect(total).toBe(1);
      expect(results[0]).toMatchObject({
        product_name: 'Cordless Hammer Drill',
        instead_of: 'Rival RX-7718',
      });
      expect([read.did_you_mean, read.only_mentioned]).toEqual([undefined, undefined]);
      expect((await match(DRILL)).outcome).toBe('exact');
    });

    it('lead to the variant that they name', async () => {
      await add('RX-7719');
      const [found] = (await search('rx7719')).results;
      expect(found.variant_count).toBeGreaterThan(1);
      expect(found).toMatchObject({ matched_variant: { model: DRILL } });
    });

    it('are found by newer rules of reading numbers, once their keys are made again', async () => {
      await add('RX-7720');
      const { db } = shop.deps;
      await db.update(crossReferences).set({ numberKey: 'as older rules made it' });
      expect((await search('rx7720')).results[0]?.instead_of).toBeUndefined();
      await db.delete(markers).where(eq(markers.name, crossReferenceKeys.marker));
      const always = { isOver: () => false, pause: () => Promise.resolve() };
      expect(await keepUp(db, crossReferenceKeys, always)).toBe(true);
      expect((await search('rx7720')).results[0]?.instead_of).toBe('Rival RX-7720');
      expect(await keepUp(db, crossReferenceKeys, always)).toBe(false);
    });

    it('leave the shop’s own number sure, and first', async () => {
      await add('TMW-HD18', DRILL);
      const line = await match(DRILL);
      expect([line.outcome, line.choices[0]?.instead_of]).toEqual(['exact', undefined]);
      expect((await search(DRILL)).results[0]?.instead_of).toBeUndefined();
    });

    it('are replaced as a whole by source; a faulty line is named, and changes nothing', async () => {
      await add('RX-1');
      const first = await upload(`brand,number,model\nRival,RX-2,${DRILL}\nRival,RX-3,tmw hd18\n`);
      expect(first.location ?? first.text).toContain('said=referencesReplaced');
      expect(await kept()).toEqual(['counter: RX-1', 'Rival 2026: RX-2', 'Rival 2026: RX-3']);
      const refused = await upload(
        `brand,number,model\nRival,RX-4,${DRILL}\nRival,RX-5,NONE-1\nRival,word,${DRILL}\n`,
      );
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('Line 3: nothing on sale has the model number NONE-1');
      expect(refused.text).toContain('line 4 has no number of another maker');
      expect(await kept()).toHaveLength(3);
      await upload(`brand,number,model\nRival,RX-9,${DRILL}\n`);
      expect(await kept()).toEqual(['counter: RX-1', 'Rival 2026: RX-9']);
      for (const bad of ['', 'brand,model\nRival,X\n', `number,model\n"RX,${DRILL}\n`]) {
        expect((await upload(bad)).status).toBe(422);
      }
      expect((await upload(`number,model\nRX-1,${DRILL}\n`, 'counter')).status).toBe(422);
    });

    it('are found and removed by staff, and noted in the log', async () => {
      await add('RX-1');
      expect((await add('rx 1')).location).toContain('said=already');
      expect((await add('RX-2', 'NONE-1')).status).toBe(422);
      const page = await clerk.look(`${AT}?q=rx1`);
      expect(page.text).toContain('Rival RX-1');
      // The name that is no table's can't be given to one.
      expect(page.text).not.toContain('Known: counter');
      const [row] = await shop.deps.db.select().from(crossReferences);
      await clerk.send(`${AT}/${row?.id}/remove`, {}, AT);
      expect(await kept()).toEqual([]);
      const logged = await shop.deps.db
        .select()
        .from(audit)
        .where(like(audit.action, 'cross-reference%'))
        .orderBy(audit.id);
      expect(logged.map(({ action }) => action)).toEqual([
        'cross-reference added',
        'cross-reference removed',
      ]);
    });
  });
}
