/** What owners take out of the shop: whole, exact, as text, and noted in the log. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { variants } from '../src/database/tables/catalogue';
import { orderLines, orders } from '../src/database/tables/orders';
import { papers } from '../src/database/tables/payments';
import { sheetRowsOf } from '../src/domain/import/files/sheet-rows';
import { EXPORT_KINDS, EXPORTS } from '../src/domain/exports/kinds';
import { PAGE } from '../src/domain/exports/range';
import { openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { orderKits } from './placed-orders';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const DAYS = { from: '2026-06-01', to: '2026-06-01' };

export function counterExportsSuite(database: TestDatabase): void {
  describe('exports', () => {
    let shop: TestShop;
    let counter: Counter;
    let owner: Clerk;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      owner = await signedIn(counter, 'ana', 'owner');
      await shop.deps.db.update(variants).set({ stock: 100 });
      const who = await shop.customer();
      for (let at = 0; at < 3; at += 1) await orderKits(shop, who, at + 1);
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const take = (asked: Record<string, string>) =>
      owner.look(`/staff/exports/file?${new URLSearchParams({ ...DAYS, as: 'csv', ...asked })}`);
    const rowsOf = (text: string) =>
      parse<Record<string, string>>(text, { bom: true, columns: true });

    /** The rows of a workbook, as an import reads them. */
    async function workbookRows(asked: Record<string, string>): Promise<Record<string, string>[]> {
      const { body } = await counter.app.request(
        `http://localhost/staff/exports/file?${new URLSearchParams({ ...DAYS, as: 'xlsx', ...asked })}`,
        { headers: { cookie: `staff=${owner.cookies.get('staff')}`, accept: 'text/html' } },
      );
      const folder = await mkdtemp(join(tmpdir(), 'exports-'));
      const file = join(folder, 'rows.xlsx');
      await writeFile(file, Buffer.from(await new Response(body).arrayBuffer()));
      const rows: Record<string, string>[] = [];
      for await (const { cells } of sheetRowsOf(file)) rows.push(cells);
      await rm(folder, { recursive: true });
      return rows;
    }

    it('[N59] has every order of the days with its amounts in pesos, and its lines', async () => {
      const kept = await shop.deps.db.select().from(orders).orderBy(asc(orders.id));
      const answer = await take({ what: 'orders' });
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="orders-2026-06-01-2026-06-01.csv"',
      );
      const rows = rowsOf(answer.text);
      expect(rows.map(({ number, total }) => [number, total])).toEqual(
        kept.map(({ number, total }) => [number, String(total / 100)]),
      );
      const documents = await shop.deps.db.select().from(papers).orderBy(asc(papers.orderId));
      const numbers = documents.map(({ number }) => String(number));
      expect(rows.map(({ document }) => document)).toEqual(numbers);
      const lines = rowsOf((await take({ what: 'lines' })).text);
      expect([...new Set(lines.map(({ document }) => document))]).toEqual(numbers);
      const sum = lines.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
      expect(sum).toBe(kept.reduce((all, { subtotal }) => all + subtotal, 0));
      expect(
        rowsOf((await take({ what: 'orders', from: '2026-05-01', to: '2026-05-31' })).text),
      ).toEqual([]);
    });

    it('[N59] has each row once of more than are read at a time', async () => {
      const [line] = await shop.deps.db.select().from(orderLines);
      if (!line) throw new Error('there is no line');
      const { id: _id, ...copied } = line;
      const more = Array.from({ length: 2 * PAGE }, (_, at) => ({ ...copied, model: `M-${at}` }));
      await shop.deps.db.insert(orderLines).values(more.slice(0, PAGE));
      await shop.deps.db.insert(orderLines).values(more.slice(PAGE));
      const isMore = ({ model }: Record<string, string>) => model?.startsWith('M-');
      for (const rows of [
        rowsOf((await take({ what: 'lines' })).text),
        await workbookRows({ what: 'lines' }),
      ]) {
        expect(rows.filter(isMore).map(({ model }) => model)).toEqual(
          more.map(({ model }) => model),
        );
      }
      await shop.deps.db.delete(orderLines).where(eq(orderLines.orderId, line.orderId));
    });

    it('[N59] writes texts as texts, in a workbook as in a CSV', async () => {
      await shop.deps.db.update(orders).set({ lastName: '=1+1', company: 'toString' });
      const [row] = rowsOf((await take({ what: 'orders' })).text);
      expect(row?.last_name).toBe("'=1+1");
      const rows = await workbookRows({ what: 'orders' });
      expect(rows[0]).toMatchObject({ last_name: '=1+1', company: 'toString', status: 'Pending' });
    });

    it('[N59] has each payment with its method, and a refund below zero', async () => {
      const [order] = await shop.deps.db.select().from(orders).orderBy(asc(orders.id));
      const at = `/staff/orders/${order?.number}`;
      await owner.press(`${at}/payment`, at);
      await owner.press(`${at}/status`, at, { from: 'Pending', to: 'Cancelled', reason: 'asked' });
      await owner.press(`${at}/refund`, at);
      const rows = rowsOf((await take({ what: 'payments' })).text);
      const total = (order?.total ?? 0) / 100;
      const [paper] = await shop.deps.db.select().from(papers).where(eq(papers.kind, 'order'));
      const document = String(paper?.number);
      expect(
        rows.map(({ order: of, document, kind, amount }) => [of, document, kind, Number(amount)]),
      ).toEqual([
        [order?.number, document, 'payment', total],
        [order?.number, document, 'refund', -total],
      ]);
    });

    it('[N59] is of every kind a file with its columns, and is noted in the log', async () => {
      for (const what of EXPORT_KINDS) {
        const { status, text } = await take({ what });
        expect([what, status]).toEqual([what, 200]);
        expect(text.split('\r\n')[0]).toBe(EXPORTS[what].columns.join(','));
      }
      const noted = await shop.deps.db
        .select()
        .from(audit)
        .where(eq(audit.action, 'export taken'))
        .orderBy(audit.id);
      expect(noted.slice(-EXPORT_KINDS.length).map(({ object }) => object)).toEqual(
        EXPORT_KINDS.map((what) => `${what}-2026-06-01-2026-06-01.csv`),
      );
    });

    it('[N59] has of the log all entries of the days, also what was written later than it was done', async () => {
      const entry = (at: string, action: string) => ({
        ...{ at: new Date(`2026-07-0${at}+08:00`), actorKind: 'shop' as const, action },
      });
      const entries = [
        entry('2T00:10:00', 'second'),
        entry('1T23:50:00', 'of the day before'),
        entry('2T00:05:00', 'first'),
      ];
      for (const row of entries) await shop.deps.db.insert(audit).values(row);
      const day = { from: '2026-07-02', to: '2026-07-02' };
      const { text } = await take({ what: 'log', ...day });
      expect(rowsOf(text).map(({ action }) => action)).toEqual(['second', 'first']);
    });

    it('refuses days that are none, and a last before the first', async () => {
      for (const asked of [{ from: 'June' }, { from: '2026-06-02' }, { what: 'passwords' }]) {
        const { status } = await take({ what: 'orders', ...asked });
        expect([asked, status]).toEqual([asked, 422]);
      }
    });
  });
}
