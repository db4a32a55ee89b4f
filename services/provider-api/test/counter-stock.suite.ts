/** The stock at the counter: goods that come, counts and corrections, each once and each noted. */
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { variants } from '../src/database/tables/catalogue';
import { stockMoves } from '../src/database/tables/stock-moves';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { changeStock } from '../src/domain/stock/change-stock';
import { hiddenIn, openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { moveGoods } from './moved-goods';
import { besides } from './past-transactions';
import { orderKits } from './placed-orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';
import { smallCatalogue } from './small-catalogue';

const BY = { by: { id: 1, name: 'maria' }, network: 'test' };

export function counterStockSuite(database: TestDatabase): void {
  describe('the stock at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let who: Customer;
    let kit = 0;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'luz', 'catalogue');
      who = await shop.customer();
      kit = (await shop.product('Cordless Hammer Drill')).variants.Kit ?? 0;
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const page = () => `/staff/catalogue/variants/${kit}`;
    const send = (what: string, fields: Record<string, string>) =>
      clerk.send(`${page()}/stock/${what}`, fields, page());
    const stock = async () =>
      (await shop.deps.db.select().from(variants).where(eq(variants.id, kit)))[0]?.stock;
    const setStock = (units: number | null) =>
      shop.deps.db.update(variants).set({ stock: units }).where(eq(variants.id, kit));
    const moves = () =>
      shop.deps.db
        .select()
        .from(stockMoves)
        .where(eq(stockMoves.variantId, kit))
        .orderBy(asc(stockMoves.id));

    it('[N80] adds what came once, however often its form is sent, and notes who, when and why', async () => {
      await setStock(5);
      const path = `${page()}/stock/received`;
      const fields = hiddenIn(await clerk.look(page()), path);
      const form = { ...fields, units: '1,010', reason: 'DN-2201' };
      const answers = await Promise.all([1, 2, 3].map(() => clerk.post(path, form)));
      expect(
        answers.map(({ location }) => /said=(\w+)/.exec(location ?? '')?.[1]).toSorted(),
      ).toEqual(['already', 'already', 'stockReceived']);
      expect(await stock()).toBe(1015);
      const all = await moves();
      expect(all).toHaveLength(1);
      expect(all[0]).toMatchObject({
        ...{ staffName: 'luz', kind: 'received', before: 5, after: 1015, reason: 'DN-2201' },
        at: new Date(shop.time),
      });
      const [entry] = await shop.deps.db
        .select()
        .from(audit)
        .where(eq(audit.action, 'stock received'));
      expect(entry).toMatchObject({
        object: `variant ${kit}`,
        before: { stock: 5 },
        after: { stock: 1015, reason: 'DN-2201' },
      });
      const { text } = await clerk.look(page());
      expect(text).toMatch(/by luz[^]*>5<[^]*>\+1010<[^]*>1015<[^]*Received[^]*DN-2201/);
    });

    it('[N80] adds what came to what an order leaves that is placed at the same moment', async () => {
      await setStock(5);
      const { db } = shop.deps;
      const came = { kind: 'received', units: 10, reason: 'DN-1' } as const;
      let change: Promise<unknown> = Promise.resolve();
      await db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from variants where id = ${kit} for update`);
        change = besides(() => changeStock(shop.deps, { id: kit, key: '', change: came }, BY));
        // Until it waits for the order. On the embedded database it begins after the order.
        for (let looks = 0; looks < 20; looks += 1) {
          const { rows } = await tx.execute(sql`select 1 from pg_locks where not granted`);
          if (rows.length > 0) break;
          await new Promise((later) => setTimeout(later, 25));
        }
        await tx.execute(sql`update variants set stock = stock - 2 where id = ${kit}`);
      });
      await change;
      expect(await stock()).toBe(13);
      expect((await moves()).at(-1)).toMatchObject({ before: 3, after: 13 });
    });

    it('[N80] takes a count for all that lies there, with what is held for open orders', async () => {
      await setStock(8);
      const number = await orderKits(shop, who, 3);
      expect(await stock()).toBe(5);
      const before = await clerk.look(page());
      expect(before.text).toContain('3 units are for open orders');
      // An order that is placed meanwhile takes nothing from the shelf.
      const path = `${page()}/stock/counted`;
      const form = { ...hiddenIn(before, path), reason: 'Year’s end' };
      await orderKits(shop, who, 1);
      expect((await clerk.post(path, { ...form, found: '7' })).location).toContain(
        'said=stockCounted',
      );
      expect(await stock()).toBe(3);
      expect((await moves()).at(-1)).toMatchObject({
        kind: 'counted',
        before: 4,
        after: 3,
        found: 7,
      });

      // Goods that left meanwhile do.
      const page2 = await clerk.look(page());
      await moveGoods(shop, number, { do: 'hand out', of: 0, kits: 2, rest: 'kept' }, BY);
      const late = { ...hiddenIn(page2, path), found: '7', reason: 'typed a lot' };
      const asked = await clerk.post(path, late);
      expect(asked.status).toBe(409);
      expect(asked.text).toContain('typed a lot');
      expect(asked.text).toMatch(/Lies there[^]*>7<[^]*>5</);
      expect(await stock()).toBe(3);

      const few = await send('counted', { found: '1', reason: '' });
      expect(few.status).toBe(422);
      expect(few.text).toContain('Open orders wait for 2');
      expect(await stock()).toBe(3);
    });

    it('[N80] corrects by units with a reason, and never below nothing', async () => {
      await setStock(5);
      expect((await send('corrected', { by: '-2', reason: 'Broken' })).status).toBe(303);
      expect((await send('corrected', { by: '+1', reason: 'Found' })).status).toBe(303);
      expect(await stock()).toBe(4);
      for (const [what, fields, words] of [
        ['corrected', { by: '-5', reason: 'Lost' }, 'Only 4 are left to sell.'],
        ['corrected', { by: '0', reason: 'Lost' }, 'Must be a number of units, as -2 or +2.'],
        ['corrected', { by: '1e3', reason: 'Lost' }, 'Must be a number of units, as -2 or +2.'],
        ['corrected', { by: '-1', reason: '' }, 'This field is required.'],
        ['received', { units: '0', reason: 'DN 1' }, 'Must be a whole number, 1 or more.'],
        ['received', { units: '1.5', reason: 'DN 1' }, 'Must be a whole number, 1 or more.'],
        ['received', { units: '10000000', reason: 'DN 1' }, 'These are too many units.'],
        ['received', { units: '3', reason: '' }, 'This field is required.'],
        [
          'counted',
          { found: 'seven', reason: 'typed a lot' },
          'Must be a whole number, 0 or more.',
        ],
      ] as const) {
        const answer = await send(what, fields);
        expect([answer.status, answer.text.includes(words)], words).toEqual([422, true]);
        if (fields.reason !== '') expect(answer.text).toContain(fields.reason);
      }
      expect(await stock()).toBe(4);
    });

    it('[N80] ends the counting and begins it again', async () => {
      await setStock(4);
      expect((await send('uncounted', { reason: 'Sold by weight' })).status).toBe(303);
      expect(await stock()).toBeNull();
      const { text } = await clerk.look(page());
      expect(text).not.toContain('Goods came');
      // As from a page that was opened before.
      const path = `${page()}/stock/received`;
      await setStock(4);
      const fields = hiddenIn(await clerk.look(page()), path);
      await setStock(null);
      const refused = await clerk.post(path, { ...fields, units: '3', reason: 'DN 1' });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('please count them first');
      expect((await send('counted', { found: '2,000', reason: '' })).status).toBe(303);
      // Two are held for the orders above.
      expect(await stock()).toBe(1998);
    });

    it('[N80] goes on with its history page by page, price lists among it', async () => {
      const more = Array.from({ length: 45 }, (_, at) => ({
        ...{ variantId: kit, at: new Date(shop.time + at), staffName: 'ben', kind: 'received' },
        ...{ before: at, after: at + 1, found: null, reason: `Note ${at}.` },
      }));
      await shop.deps.db.insert(stockMoves).values(more as (typeof stockMoves.$inferInsert)[]);
      const seen = new Set<string>();
      for (const page_ of [1, 2, 3]) {
        const { text } = await clerk.look(`${page()}?moves=${page_}`);
        for (const [note] of text.matchAll(/Note \d+\./g)) seen.add(note);
      }
      expect(seen.size).toBe(45);
      await setStock(3);
      const list = Buffer.from(`key,stock\n${kit},9\n`);
      const lists = '/staff/catalogue/price-lists';
      shop.time += 60_000;
      const sent = await clerk.sendFiles(lists, {}, [{ name: 'may.csv', bytes: list }], lists);
      const at = sent.location ?? '';
      await clerk.send(`${at}/apply`, {}, at);
      const { text } = await clerk.look(page());
      expect(text).toMatch(/by luz[^]*>3<[^]*>\+6<[^]*>9<[^]*Price list[^]*may\.csv/);
      await clerk.send(`${at}/take-back`, {}, at);
      expect((await clerk.look(page())).text).toMatch(/>9<[^]*>-6<[^]*>3<[^]*taken back/);
    });

    it('[N81] lists as low what is at its reorder point, where goods that came are added', async () => {
      const reports = '/staff/reports';
      const isListed = async () => (await clerk.look(reports)).text.includes(`href="${page()}"`);
      await setStock(9);
      expect(await isListed()).toBe(false);
      const saved = await clerk.press(page(), page(), { reorder_point: '10' });
      expect(saved.status).toBe(422);
      const fields = {
        reorder_point: 'ten',
        useage: '',
        specs: '',
        description: '',
        inclusions: '',
      };
      const refused = await clerk.press(page(), page(), { ...fields, place: '0' });
      expect(refused.text).toContain('It is no whole number from 0 to 10,000,000.');
      const full = { ...fields, place: '0', reorder_point: '10' };
      expect((await clerk.press(page(), page(), full)).location).toContain('said=saved');
      expect(await isListed()).toBe(true);
      const path = `${reports}/received/${kit}`;
      const wrong = await clerk.send(path, { units: 'many', reason: 'DN 9' }, reports);
      expect(wrong.status).toBe(422);
      expect(wrong.text).toContain('value="DN 9"');
      const came = await clerk.send(path, { units: '2', reason: 'DN 9' }, reports);
      expect(came.location).toBe(`${reports}?said=stockReceived`);
      expect(await stock()).toBe(11);
      expect(await isListed()).toBe(false);
      const [row] = await shop.deps.db.select().from(variants).where(eq(variants.id, kit));
      const answer = await shop.get(`/api/store/products/details/${row?.productId}`);
      expect(JSON.stringify(answer.json)).not.toContain('reorder');
    });

    it('[N81] takes a reorder point from a catalogue’s file, and leaves one that the file has not', async () => {
      const imported = (point?: string | number) =>
        importCatalogue(
          {
            ...smallCatalogue,
            products: smallCatalogue.products.map((product) => ({
              ...product,
              variants: product.variants.map((variant) =>
                variant.variant_name === 'Kit'
                  ? { ...variant, warranty: `${point}`, reorder_point: point }
                  : variant,
              ),
            })),
          },
          { db: shop.deps.db, source: 'shop', pictures: noPictures },
        );
      const point = async () =>
        (await shop.deps.db.select().from(variants).where(eq(variants.id, kit)))[0]?.reorderPoint;
      expect(await point()).toBe(10);
      await imported();
      expect(await point()).toBe(10);
      await imported('1,200 pcs');
      expect(await point()).toBe(1200);
      await imported(0);
      expect(await point()).toBe(0);
      expect(await imported(-1)).toMatchObject({ done: false });
    });
  });
}
