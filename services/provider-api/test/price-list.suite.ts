/** Price lists at the counter: out, in with every difference shown, all or nothing, and back. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../src/database/tables/catalogue';
import { priceListChanges, priceLists } from '../src/database/tables/price-lists';
import { applyList } from '../src/domain/price-lists/change-shop';
import { COLUMNS } from '../src/domain/price-lists/columns';
import { compareList } from '../src/domain/price-lists/compare';
import { readListFile } from '../src/domain/price-lists/list-file';
import { readShopRows, type ShopRow } from '../src/domain/price-lists/shop-rows';
import { writeCsv } from '../src/domain/price-lists/write-list';
import { openCounter, signedIn, tokenIn, type Clerk, type Counter, type Page } from './clerk';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const ROOM = '/staff/catalogue/price-lists';

export function priceListSuite(database: TestDatabase): void {
  describe('price lists', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let drill: { id: number; variants: Record<string, number> };
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'luz', 'catalogue');
      drill = await shop.product('Cordless Hammer Drill');
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const kit = () => drill.variants.Kit ?? 0;
    const bareTool = () => drill.variants['Bare tool'] ?? 0;
    const csv = (rows: readonly Record<string, string | number>[]) => {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      return Buffer.from(stringify([...rows], { header: true, columns }));
    };
    const send = async (bytes: Uint8Array, name = 'prices.csv'): Promise<Page> =>
      clerk.sendFiles(ROOM, {}, [{ name, bytes }], ROOM);
    const sent = async (rows: readonly Record<string, string | number>[]) => {
      const { location } = await send(csv(rows));
      if (location === null) throw new Error('the list was refused');
      return location;
    };
    const shownIn = ({ text }: Page) => /name="shown" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const apply = async (path: string) => {
      const page = await clerk.look(path);
      const token = tokenIn(page, `${path}/apply`);
      return clerk.post(`${path}/apply`, { token, shown: shownIn(page) });
    };
    const takeBack = (path: string) => clerk.send(`${path}/take-back`, {}, path);
    const rowOf = async (id: number) => {
      const [row] = await shop.deps.db.select().from(variants).where(eq(variants.id, id));
      return row;
    };
    const idIn = (path: string) => Number(path.split('/').at(-1));

    it('[N21] comes back without a difference, as CSV and as a workbook', async () => {
      const answer = await counter.app.request(`http://localhost${ROOM}/shop.xlsx`, {
        headers: { cookie: `staff=${clerk.cookies.get('staff')}` },
      });
      expect(answer.headers.get('content-disposition')).toContain('price-list.xlsx');
      const workbook = new Uint8Array(await answer.arrayBuffer());
      const text = (await clerk.look(`${ROOM}/shop.csv`)).text;
      const rows = await readShopRows(shop.deps.db);
      expect(rows.length).toBeGreaterThan(30);
      for (const [name, bytes] of [
        ['prices.xlsx', workbook],
        ['prices.csv', Buffer.from(text)],
      ] as const) {
        const { location } = await send(bytes, name);
        const page = await clerk.look(location ?? '');
        expect(page.text).toContain(`${rows.length} rows: 0 change something`);
        expect(page.text).toContain('Nothing in the list is new.');
      }
    });

    it('[N22] shows each difference, changes nothing before, and then all of it, once', async () => {
      const before = await rowOf(kit());
      const path = await sent([
        { key: kit(), price: 9100.5, stock: 12 },
        { model: 'TMW-HD18', price: '₱5,100.00' },
      ]);
      const page = await clerk.look(path);
      expect(page.text).toContain('2 rows: 2 change something');
      expect(page.text).toContain('₱9,100.50');
      expect(page.text).toContain('<s>₱4,999.50</s>');
      expect(await rowOf(kit())).toEqual(before);
      const shown = shownIn(page);
      const token = tokenIn(page, `${path}/apply`);
      const both = await Promise.all(
        [1, 2, 3].map(() => clerk.post(`${path}/apply`, { token, shown })),
      );
      const said = both.map(({ location }) => location?.split('said=')[1]).sort();
      expect(said).toEqual(['already', 'already', 'applied']);
      expect(await rowOf(kit())).toMatchObject({ price: 910_050, stock: 12 });
      expect(await rowOf(bareTool())).toMatchObject({ price: 510_000 });
      const details = await shop.get(`/api/store/products/details/${drill.id}`);
      const prices = (details.json as { variants: { price: number }[] }).variants.map(
        (v) => v.price,
      );
      expect(prices.slice(0, 2)).toEqual([5100, 9100.5]);
    });

    it('[N22] names unknown keys, doubles and bad cells by their line, and applies nothing', async () => {
      const path = await sent([
        { key: kit(), price: 1, stock: '' },
        { key: kit(), price: 2, stock: '' },
        { key: '77777777', price: 3, stock: '' },
        { key: bareTool(), price: 'twelve', stock: 'many' },
        { key: drill.variants.Pallet ?? 0, price: '', stock: '-4' },
      ]);
      const { text } = await clerk.look(path);
      expect(text).toContain('5 faults');
      for (const words of [
        'line 3',
        'line 2 has it too',
        'the shop sells nothing of this key',
        'price twelve is no price',
        'stock many is no stock',
        'stock -4 is no stock',
      ]) {
        expect(text).toContain(words);
      }
      expect(text).not.toContain('/apply"');
      const [list] = await shop.deps.db
        .select()
        .from(priceLists)
        .where(eq(priceLists.id, idIn(path)));
      const by = { by: { id: 1, name: 'luz' }, network: '127.0.0.1' };
      const asked = { id: idIn(path), shown: list?.token ?? '' };
      expect(await applyList(shop.deps, asked, by)).toEqual({ outcome: 'faulty' });
      const other = { ...asked, shown: 'of another preview' };
      expect(await applyList(shop.deps, other, by)).toEqual({ outcome: 'otherwise' });
      expect((await rowOf(kit()))?.price).not.toBe(100);
    });

    it('[N23] says what somebody changed since the preview, and applies nothing', async () => {
      const path = await sent([
        { key: kit(), price: 9200, stock: '' },
        { key: bareTool(), price: 5200, stock: '' },
      ]);
      await shop.deps.db.update(variants).set({ price: 777_700 }).where(eq(variants.id, kit()));
      const answer = await apply(path);
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('nothing was applied');
      expect(answer.text).toContain('Cordless Hammer Drill, Kit');
      expect((await rowOf(bareTool()))?.price).not.toBe(520_000);
    });

    it('[N23] gives back no unit that was sold since the list was made', async () => {
      await shop.deps.db.update(variants).set({ stock: 8 }).where(eq(variants.id, kit()));
      const text = writeCsv(await readShopRows(shop.deps.db));
      await shop.deps.db.update(variants).set({ stock: 6 }).where(eq(variants.id, kit()));
      const { location } = await send(Buffer.from(text));
      expect((await clerk.look(location ?? '')).text).toContain('0 change something');
      const typed = await sent([{ key: kit(), stock: 20, stock_exported: 8 }]);
      expect((await clerk.look(typed)).text).toContain('The stock was 8 when the list was made.');
    });

    it('[N24] is taken back, but for what was changed since then, which is said', async () => {
      await shop.deps.db
        .update(variants)
        .set({ price: 500_000, stock: 5 })
        .where(eq(variants.id, kit()));
      await shop.deps.db
        .update(variants)
        .set({ price: 400_000 })
        .where(eq(variants.id, bareTool()));
      const path = await sent([
        { key: kit(), price: 6000, stock: 50 },
        { key: bareTool(), price: 4500, stock: '' },
      ]);
      await apply(path);
      await shop.deps.db.update(variants).set({ stock: 49 }).where(eq(variants.id, kit()));
      const answers = [await takeBack(path), await clerk.look(path)];
      expect(answers[0]?.location).toContain('said=takenBack');
      expect(answers[1]?.text).toContain('Cordless Hammer Drill, Kit: stock');
      expect(await rowOf(kit())).toMatchObject({ price: 500_000, stock: 49 });
      expect(await rowOf(bareTool())).toMatchObject({ price: 400_000 });
    });

    it('[N23] keeps a sale below the price, and moves the price before it', async () => {
      await shop.deps.db
        .update(variants)
        .set({ regularPrice: 900_000, salePrice: 700_000, price: 700_000 })
        .where(eq(variants.id, kit()));
      const low = await sent([{ key: kit(), price: 6500 }]);
      expect((await clerk.look(low)).text).toContain(
        'is not above the price of its sale, ₱7,000.00',
      );
      await apply(await sent([{ key: kit(), price: 9500 }]));
      expect(await rowOf(kit())).toMatchObject({ regularPrice: 950_000, price: 700_000 });
      await shop.deps.db
        .update(variants)
        .set({ regularPrice: null, salePrice: null, price: 899_900 })
        .where(eq(variants.id, kit()));
    });

    it('[N21] refuses what is no list, with the reason', async () => {
      for (const [name, bytes, why] of [
        ['list.pdf', Buffer.from('%PDF'), 'is neither CSV nor a workbook'],
        ['list.xlsx', Buffer.from('PK nothing'), 'is no workbook'],
        ['list.csv', Buffer.from('name,colour\nDrill,red\n'), "has no column 'key' or 'model'"],
        ['list.csv', Buffer.from('key,price\n'), 'has no rows'],
      ] as const) {
        const answer = await send(bytes, name);
        expect(answer.status).toBe(422);
        expect(answer.text.replaceAll('&#39;', "'")).toContain(why);
      }
    });

    const edit = fc.record({
      at: fc.nat(),
      price: fc.option(fc.integer({ min: 1, max: 90_000_000 }), { nil: null }),
      stock: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null }),
    });
    type Edited = Map<number, { price: number | null; stock: number | null }>;

    it('[N22 N24] a preview is exactly what was edited, applied it is there, taken back it is as before', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { maxLength: 12 }), async (edits) => {
          const rows = await readShopRows(shop.deps.db);
          const edited: Edited = new Map();
          for (const { at, price, stock } of edits) {
            const row = rows[at % rows.length];
            if (row) edited.set(row.id, { price, stock });
          }
          const typed: ShopRow[] = rows.map((row) => ({ ...row, ...edited.get(row.id) }));
          const differing = typed.filter(
            (row, at) => row.price !== rows[at]?.price || row.stock !== rows[at]?.stock,
          );
          const file = join(shop.directory, 'edited.csv');
          await writeFile(file, asEdited(rows, typed));
          const list = await readListFile(file);
          const { changes, faults } = compareList(list, rows);
          expect(faults).toEqual([]);
          expect(changes.map(({ row, price, stock }) => ({ ...row, price, stock }))).toEqual(
            differing,
          );
          const { location } = await send(Buffer.from(asEdited(rows, typed)));
          if (differing.length === 0 || location === null) return;
          expect((await apply(location)).location).toContain('said=applied');
          expect(await readShopRows(shop.deps.db)).toEqual(typed);
          await takeBack(location);
          expect(await readShopRows(shop.deps.db)).toEqual(rows);
        }),
        { numRuns: 8 },
      );
    });

    it('keeps what was there before each change', async () => {
      const path = await sent([{ key: kit(), price: 8100 }]);
      const [change] = await shop.deps.db
        .select()
        .from(priceListChanges)
        .where(inArray(priceListChanges.listId, [idIn(path)]));
      expect(change).toMatchObject({ priceBefore: 899_900, priceAfter: 810_000, place: 'line 2' });
    });
  });
}

/** A list that was made of some rows and then edited in a spreadsheet. */
function asEdited(exported: readonly ShopRow[], typed: readonly ShopRow[]): string {
  const price = (row: ShopRow | undefined) =>
    row?.price == null ? 'upon inquiry' : row.price / 100;
  const stock = (row: ShopRow | undefined) => row?.stock ?? 'in stock';
  const lines = typed.map((row, at) => [
    ...[row.id, row.model, row.product, row.variant, price(row), stock(row)],
    ...[price(exported[at]), stock(exported[at])],
  ]);
  return stringify([[...COLUMNS], ...lines]);
}
