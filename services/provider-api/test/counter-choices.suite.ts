/** What shoppers choose from searches, at the counter. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { searchChoices } from '../src/database/tables/search';
import { ANCHORS, networks, openAnchorShop, shoppersOf, tomorrow } from './chosen-results';
import { filledIn, hiddenIn, openCounter, signedIn, type Clerk, type Counter } from './clerk';
import type { TestDatabase, TestShop } from './shop';

const AT = '/staff/reports/choices';
const LAST = ANCHORS.at(-1) ?? '';

export function counterChoicesSuite(database: TestDatabase): void {
  describe('what shoppers choose, at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let clerks = 0;
    let shoppers: ReturnType<typeof shoppersOf>;
    beforeAll(async () => {
      shop = await openAnchorShop(database);
      shoppers = shoppersOf(shop);
      counter = openCounter(shop);
    });
    beforeEach(async () => {
      await shop.deps.db.delete(searchChoices);
      await shop.deps.db.delete(audit);
      shop.deps.raises.forget();
      await shoppers.choose(LAST, networks(5));
      await shoppers.choose(ANCHORS[1] ?? '', networks(2));
      await shoppersOf(shop, 'bolt').choose(LAST, networks(7));
      tomorrow(shop);
      await shoppers.choose(LAST, networks(1));
      tomorrow(shop);
      // The clock has gone past earlier sessions.
      clerks += 1;
      clerk = await signedIn(counter, `carla${clerks}`, 'owner');
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const textOf = async (path = AT) =>
      (await clerk.look(path)).text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    const send = (path: string, fields: Record<string, string> = {}) =>
      clerk.send(`${AT}/${path}`, fields, AT);
    const logged = () =>
      shop.deps.db.select().from(audit).where(eq(audit.action, 'choices forgotten'));

    it('is listed with how many chose it, when, and how far it is raised', async () => {
      const page = await textOf();
      expect(page).toMatch(/anchor bolt Anchor Bolt Theta 5 .*? 4\d %/);
      expect(page).toMatch(/anchor bolt Anchor Bolt Bravo 2 .*? not yet: too few/);
      expect(page).toMatch(/ bolt Anchor Bolt Theta 7 .*? not yet: one day/);
      expect(await textOf(`${AT}?q=bravo`)).not.toContain('Theta');
      expect(await textOf(`${AT}?q=qqq`)).toContain('Nothing found for ‘qqq’');
      expect(await textOf('/staff/reports')).toContain('what shoppers choose');
    });

    it('is forgotten for one product of a search, and the search knows it', async () => {
      expect((await shoppers.names())[0]).toBe(LAST);
      const product = String(await shoppers.idOf(LAST));
      const done = await send('forget', { query: 'anchor bolt', product });
      expect(done.location).toBe(`${AT}?said=choiceForgotten`);
      expect((await shoppers.names())[0]).toBe(ANCHORS[0]);
      const again = await send('forget', { query: 'anchor bolt', product });
      expect(again.location).toBe(`${AT}?said=already`);
      expect(await shop.deps.db.$count(searchChoices)).toBe(9);
      const [entry, ...others] = await logged();
      expect(entry).toMatchObject({
        ...{ staffName: `carla${clerks}`, before: { choices: 6 } },
        object: `product ${product} in search anchor bolt`,
      });
      expect(others).toEqual([]);
    });

    it('is forgotten as a whole, once', async () => {
      const fields = hiddenIn(await clerk.look(AT), `${AT}/forget-all`);
      const all = () => clerk.post(`${AT}/forget-all`, fields);
      expect((await all()).location).toBe(`${AT}?said=choicesForgotten`);
      expect(await shop.deps.db.$count(searchChoices)).toBe(0);
      expect((await shoppers.names())[0]).toBe(ANCHORS[0]);
      expect(await textOf()).toContain('Nothing was chosen until yesterday');
      expect((await all()).location).toBe(`${AT}?said=already`);
      expect(await logged()).toMatchObject([{ object: 'all searches', before: { choices: 15 } }]);
    });

    it('says so where the settings switch it off, and is as it was when it is on again', async () => {
      const settings = '/staff/settings';
      const form = async () => {
        const page = await clerk.look(settings);
        const texts = [...page.text.matchAll(/<textarea id="(\w+)"[^>]*>\n([^<]*)</g)];
        const areas = Object.fromEntries(texts.map(([, name = '', text = '']) => [name, text]));
        return { ...filledIn(page, settings), ...areas, noInputTax: 'yes', namesRead: 'yes' };
      };
      expect((await clerk.post(settings, await form())).status).toBe(303);
      expect(await textOf()).toContain('It is switched off');
      expect((await shoppers.names())[0]).toBe(ANCHORS[0]);
      await clerk.post(settings, { ...(await form()), choicesCount: 'yes' });
      // Another process, as the counter's may be, knows it a second later.
      shop.time += 1000;
      expect(await textOf()).not.toContain('It is switched off');
      expect((await shoppers.names())[0]).toBe(LAST);
    });
  });
}
