/** `provider prices`: the counter's price list by a command. */
import { buffer } from 'node:stream/consumers';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { variants } from '../src/database/tables/catalogue';
import { priceLists } from '../src/database/tables/price-lists';
import { runPricesJob, type PricesJob } from '../src/domain/price-lists/prices-job';
import { readShopRows } from '../src/domain/price-lists/shop-rows';
import { writeWorkbook } from '../src/domain/price-lists/write-list';
import { openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const ROOM = '/staff/catalogue/price-lists';

export function pricesCommandSuite(database: TestDatabase): void {
  describe('provider prices', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let kit: number;
    let bareTool: number;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'luz', 'catalogue');
      const drill = await shop.product('Cordless Hammer Drill');
      kit = drill.variants.Kit ?? 0;
      bareTool = drill.variants['Bare tool'] ?? 0;
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });
    const set = (id: number, values: Partial<typeof variants.$inferInsert>) =>
      shop.deps.db.update(variants).set(values).where(eq(variants.id, id));
    beforeEach(async () => {
      await set(kit, { price: 899_950, stock: 5 });
      await set(bareTool, { price: 499_950, stock: null });
    });

    const pathOf = (name: string) => join(shop.directory, name);
    const run = async (
      content: string | Buffer,
      { name = 'prices.csv', ...more }: Partial<PricesJob['prices']> & { name?: string } = {},
    ) => {
      const file = pathOf(name);
      await writeFile(file, content);
      const job = { file, dryRun: false, leaveBad: 0, report: null, ...more };
      return runPricesJob({ prices: job }, { jobs: shop.deps.db, now: shop.deps.now });
    };
    const pricesOf = async (...ids: number[]) => {
      const rows = await readShopRows(shop.deps.db);
      return ids.map((id) => rows.find((row) => row.id === id)?.price);
    };
    const lists = () => shop.deps.db.$count(priceLists);
    const file = () => pathOf('prices.csv');

    it('applies a list, says each change, and changes nothing the second time', async () => {
      const list = `key,price,stock\n${kit},"9,100.50",12\n${bareTool},,\n`;
      const { ok, lines } = await run(list);
      expect(ok).toBe(true);
      expect(lines.slice(0, 2)).toEqual([
        `${file()}: 2 rows: 1 change something, 1 change nothing, 0 faulty.`,
        `  line 2, Cordless Hammer Drill, Kit [${kit}]: price ₱8,999.50 -> ₱9,100.50, stock 5 -> 12`,
      ]);
      expect(lines[2]).toMatch(/^Applied .*prices\.csv as price list \d+: 1 variant changed\./);
      expect(await pricesOf(kit)).toEqual([910_050]);
      const before = await lists();
      expect(await run(list)).toEqual({
        ok: true,
        lines: [
          `${file()}: 2 rows: 0 change something, 2 change nothing, 0 faulty.`,
          `Nothing in ${file()} is new.`,
        ],
      });
      expect(await lists()).toBe(before);
    });

    it('is in the log and at the counter under its own name, and is taken back there', async () => {
      await run(`key,price\n${kit},9200\n`);
      const [{ id } = { id: 0 }] = await shop.deps.db
        .select()
        .from(priceLists)
        .orderBy(desc(priceLists.id))
        .limit(1);
      const [noted] = await shop.deps.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
      expect(noted).toMatchObject({
        action: 'price list applied',
        actorKind: 'command',
        object: `price list ${id}`,
        after: { file: 'prices.csv', rows: 1 },
      });
      expect((await clerk.look(ROOM)).text).toContain('by provider prices');
      const path = `${ROOM}/${id}`;
      const { location } = await clerk.send(`${path}/take-back`, {}, path);
      expect(location).toContain('said=takenBack');
      expect(await pricesOf(kit)).toEqual([899_950]);
    });

    it('only says what it would change in a trial, and keeps nothing', async () => {
      const before = await lists();
      const { ok, lines } = await run(`key,price\n${kit},9300\n`, { dryRun: true });
      expect(ok).toBe(true);
      expect(lines[1]).toContain('price ₱8,999.50 -> ₱9,300.00');
      expect(lines.at(-1)).toBe('Nothing was changed: this was a trial.');
      expect(await pricesOf(kit)).toEqual([899_950]);
      expect(await lists()).toBe(before);
    });

    const bad = () =>
      `key,price,stock\n${kit},9400,\n77777777,3,\n${bareTool},twelve,many\n${bareTool},5100,\n`;

    it('names line, field and value of each fault, and applies nothing', async () => {
      const { ok, lines } = await run(bad());
      expect(ok).toBe(false);
      expect(lines.slice(2)).toEqual([
        `${file()}: line 3, 77777777: the shop sells nothing of this key`,
        `${file()}: line 4, ${bareTool}: price twelve is no price: write it as 1,299.00`,
        `${file()}: line 4, ${bareTool}: stock many is no stock`,
        `${file()}: line 5, ${bareTool}: is in the list twice: line 4 has it too`,
        'Nothing was applied: 3 bad rows.',
      ]);
      expect(await pricesOf(kit, bareTool)).toEqual([899_950, 499_950]);
    });

    it('leaves out as many bad rows as it may, and no more', async () => {
      expect((await run(bad(), { leaveBad: 2 })).ok).toBe(false);
      expect(await pricesOf(kit)).toEqual([899_950]);
      const { ok, lines } = await run(bad(), { leaveBad: 3 });
      expect(ok).toBe(true);
      expect(lines.at(-2)).toBe('Left out: 3 bad rows.');
      expect(await pricesOf(kit, bareTool)).toEqual([940_000, 499_950]);
      const [last] = await shop.deps.db
        .select()
        .from(priceLists)
        .orderBy(desc(priceLists.id))
        .limit(1);
      const { text } = await clerk.look(`${ROOM}/${last?.id}`);
      expect(text).toContain('These rows were left out.');
      expect(text).not.toContain('Nothing can be applied');
    });

    it('takes neither row of a variant that the list has twice with two prices', async () => {
      const twice = `key,price\n${kit},9500\n${kit},9600\n${bareTool},5200\n`;
      const { ok, lines } = await run(twice, { leaveBad: 2 });
      expect(ok).toBe(true);
      expect(lines).toContain(
        `${file()}: line 2, ${kit}: is in the list twice, so that neither row is taken`,
      );
      expect(await pricesOf(kit, bareTool)).toEqual([899_950, 520_000]);
      expect((await run(twice, { leaveBad: 1 })).ok).toBe(false);
    });

    it('prints twenty changes, and writes all of them and all faults to a report', async () => {
      const rows = await readShopRows(shop.deps.db);
      const raised = rows.map(({ id, price }) => `${id},${((price ?? 0) + 12_300) / 100}\n`);
      const report = pathOf('report.txt');
      const list = `key,price\n${raised.join('')}77777777,1\n`;
      const { lines } = await run(list, { dryRun: true, report });
      const changes = lines.filter((line) => line.startsWith('  line '));
      expect(changes).toHaveLength(20);
      expect(lines).toContain(`… and ${rows.length - 20} more`);
      const written = (await readFile(report, 'utf8')).trimEnd().split('\n');
      expect(written).toHaveLength(rows.length + 1);
      expect(written.slice(0, 20)).toEqual(changes);
      expect(written.at(-1)).toContain('the shop sells nothing of this key');
    });

    it('reads a workbook as the counter does', async () => {
      const rows = await readShopRows(shop.deps.db);
      const { ok, lines } = await run(await buffer(writeWorkbook(rows)), { name: 'prices.xlsx' });
      expect(ok).toBe(true);
      expect(lines[0]).toContain(`${rows.length} rows: 0 change something`);
    });

    it('refuses what the counter refuses, with the reason', async () => {
      const missing = { file: pathOf('none.csv'), dryRun: false, leaveBad: 0, report: null };
      expect(await runPricesJob({ prices: missing }, { jobs: shop.deps.db })).toEqual({
        ok: false,
        lines: [`${pathOf('none.csv')} can not be read. Nothing was applied.`],
      });
      for (const [name, content, why] of [
        ['list.pdf', '%PDF', 'is neither CSV nor a workbook (XLSX)'],
        ['list.csv', 'name,colour\nDrill,red\n', "has no column 'key' or 'model'"],
        ['list.csv', 'key,price\n', 'has no rows'],
      ] as const) {
        const { ok, lines } = await run(content, { name });
        expect(ok).toBe(false);
        expect(lines).toEqual([`${pathOf(name)} ${why}. Nothing was applied.`]);
      }
    });
  });
}
