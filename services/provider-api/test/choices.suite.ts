/** What many shoppers choose comes earlier, within bounds that no stranger moves. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchChoices } from '../src/database/tables/search';
import { settingChanges } from '../src/database/tables/settings';
import { CHOICES_MOST, CHOICES_OF_QUERY, trimChoices } from '../src/domain/search/choice-bounds';
import { KEPT_DAYS, sweepChoices } from '../src/domain/search/choices';
import { SHOPPERS_LEAST } from '../src/domain/search/raises';
import { insertMany } from '../src/database/insert-many';
import { dayOf, daysAfter } from '../src/domain/manila-day';
import {
  ANCHORS,
  MENTIONS,
  networks,
  openAnchorShop,
  shoppersOf,
  tomorrow,
} from './chosen-results';
import { fillCart, placeCart } from './placed-orders';
import type { TestDatabase, TestShop } from './shop';

const LAST = ANCHORS.at(-1) ?? '';
/** After this a search reads anew what is raised. */
const MINUTE_MS = 60_000;

export function choicesSuite(database: TestDatabase): void {
  describe('what shoppers choose', () => {
    let shop: TestShop;
    let shoppers: ReturnType<typeof shoppersOf>;
    beforeAll(async () => {
      shop = await openAnchorShop(database);
      shoppers = shoppersOf(shop);
    });
    beforeEach(async () => {
      await shop.deps.db.delete(searchChoices);
      await shop.deps.db.delete(settingChanges);
      shop.deps.raises.forget();
      shop.deps.shopSettings.forget();
      expect(await shoppers.names()).toEqual([...ANCHORS, MENTIONS]);
    });
    afterAll(() => shop.close());

    const kept = () => shop.deps.db.$count(searchChoices);
    const choose = (name: string, who: readonly string[], more: object = {}) =>
      shoppers.choose(name, who, more);
    /** As many as are needed choose it, on two days. */
    async function manyChoose(name: string, count = SHOPPERS_LEAST, more: object = {}) {
      await choose(name, networks(count - 1), more);
      tomorrow(shop);
      await choose(name, networks(1, 200), more);
    }

    it('is raised from the next day on where enough chose it on two days', async () => {
      await manyChoose(LAST);
      shop.time += MINUTE_MS;
      expect((await shoppers.names())[0]).toBe(ANCHORS[0]);
      tomorrow(shop);
      expect(await shoppers.names()).toEqual([LAST, ...ANCHORS.slice(0, -1), MENTIONS]);
      expect((await shoppers.names({ sort: 'az' }))[0]).toBe(ANCHORS[0]);
    });

    it.each([
      ['by one shopper again and again', 1, 9],
      ['by too few on many days', SHOPPERS_LEAST - 1, 9],
      ['by many on one day', 60, 1],
    ])('is not raised %s', async (_, count, days) => {
      for (let day = 0; day < days; day += 1) {
        for (let time = 0; time < 3; time += 1) await choose(LAST, networks(count));
        tomorrow(shop);
      }
      expect(await kept()).toBe(count * days);
      expect((await shoppers.names())[0]).toBe(ANCHORS[0]);
    });

    it('counts the networks that one customer of IPv6 has as one shopper', async () => {
      const own = ['1', '2', '3', '4', '5', '6'].map((half) => `2001:db8:7:${half}::1`);
      await choose(LAST, own);
      tomorrow(shop);
      await choose(LAST, own);
      tomorrow(shop);
      expect(await kept()).toBe(2);
      expect((await shoppers.names())[0]).toBe(ANCHORS[0]);
    });

    it('never comes before what is named so, and adds no result', async () => {
      const { total } = await shoppers.find();
      await manyChoose(MENTIONS, 40, { place: 20 });
      tomorrow(shop);
      expect(await shoppers.names()).toEqual([...ANCHORS, MENTIONS]);
      expect((await shoppers.find()).total).toBe(total);
      const nothing = shoppersOf(shop, 'xylophone quartz');
      await nothing.send({ query: 'xylophone quartz', product_id: await shoppers.idOf(LAST) });
      expect(await nothing.find()).toEqual({ results: [], total: 0 });
    });

    it('is the same on each page of a search, also while others choose', async () => {
      await choose(ANCHORS[2] ?? '', networks(1, 99));
      await manyChoose(LAST);
      tomorrow(shop);
      const all = await shoppers.names();
      const pages: string[] = [];
      for (const offset of [0, 2, 4, 6]) {
        pages.push(...(await shoppers.names({ limit: 2, offset })));
        await choose(ANCHORS[2] ?? '', networks(30, 30), { place: 7 });
        shop.time += MINUTE_MS;
      }
      expect(pages).toEqual(all);
    });

    it('comes before what fewer chose, and after what was chosen longer ago it fades', async () => {
      await manyChoose(LAST, 8);
      await manyChoose(ANCHORS[4] ?? '', 12);
      tomorrow(shop);
      expect((await shoppers.names()).slice(0, 2)).toEqual([ANCHORS[4], LAST]);
      tomorrow(shop, 45);
      await manyChoose(ANCHORS[1] ?? '', 9);
      tomorrow(shop);
      expect((await shoppers.names()).slice(0, 3)).toEqual([ANCHORS[1], ANCHORS[4], LAST]);
      tomorrow(shop, KEPT_DAYS + 1);
      await sweepChoices(shop.deps.db, new Date(shop.time));
      expect(await kept()).toBe(0);
    });

    it('weighs more where the shopper ordered it soon after', async () => {
      await manyChoose(ANCHORS[3] ?? '', 16);
      await manyChoose(LAST, 6);
      tomorrow(shop);
      expect((await shoppers.names())[0]).toBe(ANCHORS[3]);
      const who = networks(6, 60);
      await choose(LAST, who);
      const id = await shoppers.idOf(LAST);
      for (const from of who.slice(0, 4)) await order(shop, id, from);
      // Somebody else's order says nothing of who chose it.
      await order(shop, id, '198.51.100.7');
      const { db } = shop.deps;
      expect(
        await db.$count(searchChoices, eq(searchChoices.orderedOn, dayOf(new Date(shop.time)))),
      ).toBe(4);
      tomorrow(shop);
      expect((await shoppers.names())[0]).toBe(LAST);
    });

    it('neither counts nor is raised where the shop has switched it off', async () => {
      await manyChoose(LAST);
      tomorrow(shop);
      await shop.deps.db.insert(settingChanges).values({
        ...{ name: 'choicesCount', value: 'no' },
        ...{ at: new Date(shop.time), staffId: 1, staffName: 'owner' },
      });
      shop.deps.shopSettings.forget();
      expect((await shoppers.names())[0]).toBe(ANCHORS[0]);
      const before = await kept();
      await choose(LAST, networks(3, 90));
      expect(await kept()).toBe(before);
    });

    it('answers alike whether it counts or not, and refuses what is none', async () => {
      const id = await shoppers.idOf(LAST);
      const right = await shoppers.send({ query: 'Anchor  BOLT', product_id: id, place: 3 });
      expect([right.status, await kept()]).toEqual([200, 1]);
      for (const [query, product] of [
        ['anchor bolt', 99_999_999],
        ['anchor bolt', 'abc'],
        ['hammer', id],
        ['anchor bolt for ana cruz', id],
        ['0917 555 1234', id],
        ['!!!', id],
      ] as const) {
        const answer = await shoppers.send({ query, product_id: product });
        expect([answer.status, answer.json], query).toEqual([200, right.json]);
      }
      expect(await kept()).toBe(1);
      for (const body of [
        {},
        { query: '', product_id: id },
        { query: 'anchor bolt' },
        { query: 'a'.repeat(201), product_id: id },
        { query: 'anchor bolt', product_id: id, place: 0 },
        { query: 'anchor bolt', product_id: id, place: 1.5 },
        { query: ['anchor'], product_id: id },
      ]) {
        expect((await shoppers.send(body)).status, JSON.stringify(body)).toBe(422);
      }
      const text = JSON.stringify({ query: 'anchor bolt', product_id: id });
      const plain = { headers: { 'content-type': 'text/plain' } };
      expect((await shop.postText('/api/store/products/search/chosen', text, plain)).status).toBe(
        415,
      );
    });

    it('says nothing of who chose, and not that two choices are of one', async () => {
      await choose(LAST, ['198.51.100.9']);
      await choose(ANCHORS[1] ?? '', ['198.51.100.9']);
      await shoppersOf(shop, 'bolt').choose(LAST, ['198.51.100.9']);
      const rows = await shop.deps.db.select().from(searchChoices);
      expect(new Set(rows.map(({ asker }) => asker)).size).toBe(3);
      expect(JSON.stringify(rows)).not.toContain('198.51');
    });

    it('is bounded: a flood removes what few chose, and nothing that counts', async () => {
      await manyChoose(LAST);
      tomorrow(shop);
      const { db } = shop.deps;
      const productId = await shoppers.idOf(ANCHORS[2] ?? '');
      const few = SHOPPERS_LEAST - 1;
      const row = (at: number, query: string) => ({
        ...{ query, productId, place: 1, asker: `flood ${at % few}` },
        day: daysAfter(dayOf(new Date(shop.time)), -Math.floor(at / few)),
      });
      const flood = Array.from({ length: CHOICES_MOST + 300 }, (_, at) =>
        row(at % few, `flood ${at}`),
      );
      const here = Array.from({ length: CHOICES_OF_QUERY + 40 }, (_, at) => row(at, 'anchor bolt'));
      await insertMany(db, searchChoices, [...flood, ...here]);
      await trimChoices(db);
      expect(await kept()).toBeLessThanOrEqual(CHOICES_MOST);
      const ofQuery = await db.$count(searchChoices, eq(searchChoices.query, 'anchor bolt'));
      expect(ofQuery).toBe(CHOICES_OF_QUERY);
      shop.deps.raises.forget();
      expect((await shoppers.names())[0]).toBe(LAST);
    });
  });
}

async function order(shop: TestShop, product_id: number, from: string): Promise<void> {
  const details = await shop.get(`/api/store/products/details/${product_id}`);
  const [variant] = (details.json as { variants: { id: number }[] }).variants;
  const who = await shop.customer();
  await fillCart(shop, who, [{ product_id, variant_id: variant?.id, quantity: 1 }]);
  expect((await placeCart(shop, who, {}, from)).status).toBe(200);
}
