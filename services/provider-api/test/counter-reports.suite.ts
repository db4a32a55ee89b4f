/** The report of what sells: its sums, its days, what was not found and what waits. */
import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { audit } from '../src/database/tables/audit';
import { variants } from '../src/database/tables/catalogue';
import { orderReturnLines, orderReturns } from '../src/database/tables/hand-outs';
import { ORDER_STATUSES, cartLines, orderLines, orders } from '../src/database/tables/orders';
import { papers } from '../src/database/tables/payments';
import { searchMisses } from '../src/database/tables/search';
import { PERIODS, spanOf } from '../src/domain/reports/period';
import { bestSellers, returnedIn, salesByDay, sumOf } from '../src/domain/reports/sales';
import { readLeftCarts, readLowStock } from '../src/domain/reports/waiting';
import { countable, MISSES_MOST, readNothingFound } from '../src/domain/search/nothing-found';
import { openCounter, signedIn, tokenIn, type Clerk, type Counter } from './clerk';
import { fillCart, orderKits } from './placed-orders';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const nobody = {
  email: '',
  firstName: '',
  lastName: '',
  address1: '',
  city: '',
  country: '',
  state: '',
  postalCode: '',
  phone: '',
  shippingAddress: '',
  billingAddress: '',
};

/** Milliseconds before or after the midnight of a day in Manila, often just beside it. */
const moment = fc.tuple(
  fc.integer({ min: -40, max: 1 }),
  fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: 0, max: DAY_MS - 1 })),
);
const line = fc.record({
  variantId: fc.integer({ min: 1, max: 4 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.integer({ min: 1, max: 1_000_000 }),
  /** How many of ten units come back. */
  back: fc.integer({ min: 0, max: 10 }),
});
type Line = { variantId: number; quantity: number; price: number; back: number };
const unitsBack = ({ quantity, back }: Line) => Math.floor((quantity * back) / 10);
const unitsKept = (one: Line) => one.quantity - unitsBack(one);
const anOrder = fc.record({
  moment,
  status: fc.constantFrom(...ORDER_STATUSES),
  discountRate: fc.constantFrom(0, 0, 500, 3333),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
});

export function counterReportsSuite(database: TestDatabase): void {
  describe('what sells', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
    });
    beforeEach(async () => {
      clerk = await signedIn(counter, 'luz', 'catalogue');
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const search = async (query: string, from?: string) => {
      const found = await shop.post('/api/store/products/search', { query }, { from });
      return (found.json as { total: number }).total;
    };
    const missed = async () =>
      (await readNothingFound(shop.deps.db, '2026-01-01')).map(({ query }) => query);

    it('[N43] has the sums of the orders of its days in Manila, without cancelled ones', async () => {
      const { db } = shop.deps;
      const now = new Date('2026-06-01T15:30:00Z');
      const midnight = new Date('2026-05-31T16:00:00Z').getTime();
      let drawn = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(anOrder, { maxLength: 12 }), async (all) => {
          await db.delete(papers);
          await db.delete(orders);
          const placed = all.map(({ moment: [days, ms], ...order }) => ({
            ...order,
            at: midnight + days * DAY_MS + ms,
          }));
          for (const { at, status, discountRate, lines } of placed) {
            const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
            drawn += 1;
            const values = { number: `ORD-TEST-${drawn}`, placedAt: new Date(at), status };
            const [row] = await db
              .insert(orders)
              .values({ ...nobody, ...values, discountRate, subtotal: total, vat: 0, total })
              .returning();
            const texts = { productName: 'A', variantName: 'B', brandName: 'C' };
            const orderId = row?.id ?? 0;
            const stored = await db
              .insert(orderLines)
              .values(lines.map(({ back: _, ...one }) => ({ ...one, ...texts, orderId })))
              .returning();
            const came = lines.flatMap((one, index) => {
              const [units, orderLineId] = [unitsBack(one), stored[index]?.id ?? 0];
              return units > 0 ? [{ orderLineId, units, condition: 'good' as const }] : [];
            });
            if (came.length === 0) continue;
            const back = { orderId, at: new Date(at), staffName: 'luz', reason: '', amount: 100 };
            const [returned] = await db.insert(orderReturns).values(back).returning();
            const returnId = returned?.id ?? 0;
            await db.insert(orderReturnLines).values(came.map((one) => ({ ...one, returnId })));
          }
          for (const period of PERIODS) {
            const span = spanOf(period, now);
            const length = { today: 1, week: 7, month: 30 }[period];
            const first = midnight - (length - 1) * DAY_MS;
            const counted = placed.filter(
              ({ at, status }) => status !== 'Cancelled' && at >= first && at < midnight + DAY_MS,
            );
            const days = await salesByDay(db, span);
            const expected = Array.from({ length }, (_, at) => {
              const from = first + at * DAY_MS;
              const its = counted.filter((one) => one.at >= from && one.at < from + DAY_MS);
              const sales = its
                .flatMap(({ lines }) => lines)
                .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
              return { orders: its.length, sales };
            });
            expect(days.map(({ orders: count, sales }) => ({ orders: count, sales }))).toEqual(
              expected,
            );
            expect(sumOf(days).orders).toBe(counted.length);
            const units = new Map<number, number>();
            const sales = new Map<number, number>();
            for (const { lines, discountRate } of counted) {
              for (const one of lines) {
                const { variantId, price } = one;
                const amount = (unitsKept(one) * price * (10_000 - discountRate)) / 10_000;
                units.set(variantId, (units.get(variantId) ?? 0) + unitsKept(one));
                sales.set(variantId, (sales.get(variantId) ?? 0) + amount);
              }
            }
            const best = await bestSellers(db, span);
            const sold = [...units].filter(([, many]) => many > 0);
            expect(new Map(best.map((one) => [one.variantId, one.units]))).toEqual(new Map(sold));
            for (const one of best) {
              expect(one.sales).toBeCloseTo(sales.get(one.variantId) ?? 0, -1);
            }
            // What came back counts, also of an order that was cancelled since.
            const brought = placed.filter(
              ({ at, lines }) =>
                at >= first && at < midnight + DAY_MS && lines.some((one) => unitsBack(one) > 0),
            );
            expect(await returnedIn(db, span)).toEqual({
              returns: brought.length,
              credited: brought.length * 100,
            });
          }
        }),
        { numRuns: 12 },
      );
      await db.delete(papers);
      await db.delete(orders);
    });

    it('[N43] shows orders, sales and best sellers, each also as a table', async () => {
      await orderKits(shop, await shop.customer(), 2);
      const { text } = await clerk.look('/staff/reports');
      expect(text).toContain('Sales of each day as a table');
      expect(text).toContain('Units of the best sellers');
      expect(text).toMatch(/Cordless Hammer Drill[\s\S]*?data-name="Units"[^>]*>\s*2\s*</);
      expect((await clerk.look('/staff/reports?period=nonsense')).status).toBe(200);
      expect((await clerk.look('/staff/reports?period=today')).text).toContain('yesterday');
    });

    it('[N44] lists a search that found nothing; a name added there makes it find', async () => {
      await shop.deps.db.delete(searchMisses);
      expect(await search('zzspinny')).toBe(0);
      expect(await search('zzspinnywheel')).toBe(0);
      expect(await search('angle grinder')).toBeGreaterThan(0);
      expect(await missed()).toEqual(['zzspinnywheel']);
      const path = '/staff/reports/synonym';
      const add = (names: string) =>
        clerk.send(path, { phrase: 'zzspinnywheel', names }, '/staff/reports?period=today');
      const refused = await add('qqqxyzzy');
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('finds nothing either');
      const token = tokenIn(await clerk.look('/staff/reports?period=today'), path);
      expect((await add('angle grinder')).location).toContain('said=synonym');
      expect(await search('zzspinnywheel')).toBeGreaterThan(0);
      expect(await missed()).not.toContain('zzspinnywheel');
      const rows = await shop.deps.db.select().from(audit).where(eq(audit.action, 'synonym added'));
      expect(rows).toMatchObject([
        { object: 'synonym zzspinnywheel', before: null, after: { names: 'angle grinder' } },
      ]);
      // A name takes the place of the one before, which the log keeps.
      await clerk.post(path, { token, phrase: 'zzspinnywheel', names: 'hammer drill' });
      const logged = shop.deps.db.select().from(audit).where(eq(audit.action, 'synonym changed'));
      expect((await logged.orderBy(audit.id)).at(-1)).toMatchObject({
        before: { names: 'angle grinder' },
        after: { names: 'hammer drill' },
      });
    });

    it.each([
      'ana@example.ph',
      '0917 123 4567',
      '+63 917 123 4567',
      'my name is ana cruz and i live here',
      '<script>',
      'x',
      'y'.repeat(61),
    ])('[N44] counts nothing that may be of a person: %s', (query) => {
      expect(countable(query)).toBeNull();
    });

    it('[N44] counts a network’s searches up to a limit, and keeps no more rows than it says', async () => {
      const few = await openTestShop(database, { rateLimitScale: 0.1 });
      for (let at = 0; at < 10; at += 1) {
        const query = `qqx${String.fromCharCode(97 + at)}zzqv`;
        await few.post('/api/store/products/search', { query }, { from: '203.0.113.9' });
      }
      const rows = await few.deps.db.select().from(searchMisses);
      expect(rows).toHaveLength(6);
      expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['day', 'query', 'times']);
      const many = Array.from({ length: MISSES_MOST }, (_, at) => ({
        query: `old ${at}`,
        day: '2026-05-01',
        times: 1,
      }));
      for (let at = 0; at < many.length; at += 1000) {
        await few.deps.db.insert(searchMisses).values(many.slice(at, at + 1000));
      }
      await few.post('/api/store/products/search', { query: 'vvkkqq' }, { from: '198.51.100.7' });
      expect(await few.deps.db.$count(searchMisses)).toBe(MISSES_MOST);
      await few.close();
    });

    it('[N45] counts carts that were left, and stock that runs out', async () => {
      const { db } = shop.deps;
      const drill = await shop.product('Cordless Hammer Drill');
      await db
        .update(variants)
        .set({ stock: 3 })
        .where(eq(variants.id, drill.variants.Kit ?? 0));
      await db.delete(cartLines);
      const who = await shop.customer();
      await fillCart(shop, who, [
        { product_id: drill.id, variant_id: drill.variants.Kit, quantity: 2 },
      ]);
      const later = new Date(shop.time + 3 * DAY_MS + 1);
      expect(await readLeftCarts(db, 3, new Date(shop.time + 3 * DAY_MS))).toMatchObject({
        carts: 0,
      });
      expect(await readLeftCarts(db, 3, later)).toEqual({ carts: 1, units: 2, worth: 1_799_800 });
      const low = await readLowStock(db, 3);
      expect(low.lowest.map(({ stock }) => stock)).toEqual([0, 3]);
      expect((await readLowStock(db, 2)).count).toBe(1);
    });
  });
}
