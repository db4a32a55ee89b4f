/** What is removed because it is over, though several providers do it at once. */
import { count, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { claimDay } from '../src/database/daily';
import { audit } from '../src/database/tables/audit';
import { markers } from '../src/database/tables/catalogue';
import { inquiries } from '../src/database/tables/content';
import { priceLists } from '../src/database/tables/price-lists';
import { specValues, variantValues } from '../src/database/tables/specs';
import { sweepSpecValues } from '../src/domain/specs/sweep-values';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { sweepInquiries } from '../src/domain/inquiries/sweep';
import { sweepPriceLists } from '../src/domain/price-lists/sweep';
import { sweepAudit } from '../src/domain/audit/record';
import { startSweeping } from '../src/sweep';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallPictures } from './small-catalogue';

const catalogue = {
  brands: [{ id: 'b', brand_name: 'Bolta' }],
  categories: [{ id: 'c', category_name: 'Fasteners' }],
  products: ['10 mm', '20 mm'].map((length) => ({
    id: length,
    product_name: `Hex Bolt ${length}`,
    brand: 'b',
    category: 'c',
    variants: [{ variant_name: 'Box', price: 10, specs: [{ label: 'Length', specs: length }] }],
  })),
};

export function sweepSuite(database: TestDatabase): void {
  describe('what is over', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database);
    });
    afterAll(() => shop.close());
    const rowsOf = async (table: typeof audit | typeof inquiries | typeof specValues) => {
      const [row] = await shop.deps.db.select({ n: count() }).from(table);
      return row?.n;
    };

    it('is removed some at a time, by two at once, and what is not over stays', async () => {
      const { db } = shop.deps;
      const now = new Date(shop.time);
      await db.delete(audit);
      await db.execute(sql`insert into audit (at, actor_kind, action)
        select ${now.toISOString()}::timestamptz - n * interval '1 hour', 'unknown', 'sign-in'
        from generate_series(1, 2520) n`);
      await Promise.all([sweepAudit(db, now, 10), sweepAudit(db, now, 10)]);
      expect(await rowsOf(audit)).toBe(240);
    });

    it('are previews of price lists after a week, and other lists with the audit log', async () => {
      const { db } = shop.deps;
      const now = new Date(shop.time);
      const list = (state: 'previewed' | 'applied', days: number) => ({
        ...{ fileName: `${state} ${days}`, token: 't', state, rows: 1, unchanged: 0 },
        ...{ faults: [], faultCount: 0, staffName: 'maria' },
        at: new Date(shop.time - days * DAY_MS),
      });
      await db
        .insert(priceLists)
        .values([
          list('previewed', 6),
          list('previewed', 8),
          list('applied', 89),
          list('applied', 91),
        ]);
      await sweepPriceLists(db, now, 90);
      const left = await db
        .select({ name: priceLists.fileName })
        .from(priceLists)
        .orderBy(priceLists.id);
      expect(left.map(({ name }) => name)).toEqual(['previewed 6', 'applied 89']);
    });

    it('are inquiries after their days', async () => {
      const { db } = shop.deps;
      const at = (days: number) => new Date(shop.time - days * DAY_MS);
      const given = { name: 'Ana', mobileNumber: '09', email: 'a@example.ph', inquiry: 'How?' };
      for (const days of [100, 800]) {
        await db
          .insert(inquiries)
          .values({ ...given, reference: `INQ-${days}`, createdAt: at(days) });
      }
      await sweepInquiries(db, new Date(shop.time), 730);
      expect(await db.select({ of: inquiries.reference }).from(inquiries)).toEqual([
        { of: 'INQ-100' },
      ]);
    });

    it('are spellings that no variant says any more', async () => {
      const { db, pictures } = shop.deps;
      const bolts = { db, source: 'bolts', pictures: smallPictures(pictures) };
      expect((await importCatalogue(catalogue, bolts)).done).toBe(true);
      const before = await rowsOf(specValues);
      expect(before).toBeGreaterThan(0);
      const old = { key: 'length', value: '1mm', label: 'Length', shown: '1 mm (old)', number: 1 };
      await db.insert(specValues).values(old);
      await Promise.all([sweepSpecValues(db), sweepSpecValues(db)]);
      await sweepSpecValues(db);
      expect(await rowsOf(specValues)).toBe(before);
      const { rows } = await db.execute<{ dangling: string }>(
        sql`select count(*)::text as dangling from (select unnest(said) as id from ${variantValues}) s
          where not exists (select 1 from ${specValues} v where v.id = s.id)`,
      );
      expect(rows).toEqual([{ dangling: '0' }]);
    });

    it('is looked for each day by one of several providers', async () => {
      const { db } = shop.deps;
      const at = (hours: number) => new Date(shop.time + hours * 60 * 60_000);
      const both = (hours: number) =>
        Promise.all([claimDay(db, 'test', at(hours)), claimDay(db, 'test', at(hours))]);
      expect((await both(0)).sort()).toEqual([false, true]);
      expect(await both(23)).toEqual([false, false]);
      expect((await both(25)).sort()).toEqual([false, true]);
    });

    it('is swept at a start, and a part that fails keeps no other', async () => {
      const { db } = shop.deps;
      await db.delete(markers).where(eq(markers.name, 'daily: sweep'));
      const lines: string[] = [];
      const log = pino({}, { write: (line: string) => lines.push(line) });
      const stop = startSweeping(
        { ...shop.deps, log },
        {
          jobs: db,
          auditDays: 1,
          inquiryDays: 1,
          tidy: () => Promise.reject(new Error('planted')),
        },
      );
      await expect.poll(() => rowsOf(inquiries)).toBe(0);
      const claimed = () =>
        db.select({ name: markers.name }).from(markers).where(eq(markers.name, 'daily: sweep'));
      await expect.poll(claimed).toHaveLength(1);
      await stop();
      expect(lines.filter((line) => line.includes('sweeping failed'))).toHaveLength(1);
    });
  });
}
