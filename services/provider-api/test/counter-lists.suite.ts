/** Lists of the counter that are longer than a page shows: each goes on to its end, and says how long it is. */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../src/database/tables/catalogue';
import { inquiries } from '../src/database/tables/content';
import { orders } from '../src/database/tables/orders';
import { papers } from '../src/database/tables/payments';
import { priceLists } from '../src/database/tables/price-lists';
import { quotations } from '../src/database/tables/quotations';
import { searchMisses } from '../src/database/tables/search';
import { users } from '../src/database/tables/customers';
import { findCustomers } from '../src/domain/customers/find-customers';
import { COUNTED_MOST, findOrders, type OrderSearch } from '../src/domain/orders/find-orders';
import { openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { orderKits } from './placed-orders';
import { requested } from './quoted';
import { sendInquiry } from './sent-inquiry';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

/** What each list gets besides the one that it has. */
const MORE = 103;
const each = <Row>(row: (at: number) => Row) => Array.from({ length: MORE }, (_, at) => row(at));

/** Rows as the first of a table is, each with a name of its own. */
const GUEST = 'guest@example.ph';

async function fill({ deps: { db } }: TestShop): Promise<void> {
  const [[order], [inquiry], [quotation], [variant]] = await Promise.all([
    db.select().from(orders),
    db.select().from(inquiries),
    db.select().from(quotations),
    db.select().from(variants).where(eq(variants.name, 'Kit')),
  ]);
  if (!order || !inquiry || !quotation || !variant) throw new Error('nothing to copy');
  const without = <Row extends { id: number }>({ id: _id, ...row }: Row) => row;
  await db.insert(orders).values(each((at) => ({ ...without(order), number: `ORD-${at}` })));
  await db
    .insert(inquiries)
    .values(each((at) => ({ ...without(inquiry), reference: `INQ-${at}` })));
  await db
    .insert(quotations)
    .values(each((at) => ({ ...without(quotation), number: `QUO-${at}`, requestKey: null })));
  await db.update(variants).set({ stock: 1 }).where(eq(variants.id, variant.id));
  await db
    .insert(variants)
    .values(
      each((at) => ({ ...without(variant), name: `Kit ${at}.`, stock: 1, isDefault: false })),
    );
  const day = '2026-06-01';
  await db.insert(searchMisses).values(each((at) => ({ query: `q${at}x`, day, times: 1 })));
  const list = { token: '', state: 'previewed', rows: 0, unchanged: 0, faults: [] } as const;
  const by = { faultCount: 0, staffName: 'rosa', at: order.placedAt };
  await db
    .insert(priceLists)
    .values(each((at) => ({ ...list, ...by, faults: [], fileName: `list-${at}.csv` })));
}

export function counterListsSuite(database: TestDatabase): void {
  describe('lists of the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let who: Customer;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'rosa', 'owner');
      who = await shop.customer();
      await orderKits(shop, who);
      await sendInquiry(shop, GUEST);
      await requested(shop, GUEST);
      await fill(shop);
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    it('finds the same by words that all have as by rare ones, and counts no further than it says', async () => {
      const { db } = shop.deps;
      const now = new Date(shop.time);
      const numbers = async (search: OrderSearch, most: number) => {
        const { orders: page, next, total } = await findOrders(db, search, now, most);
        return { numbers: page.map(({ number }) => number), next, total };
      };
      for (const search of [
        { words: 'cruz' },
        { words: 'cruz', oldestFirst: true, kind: 'open' as const },
        { words: 'Kit' },
        { words: 'ORD-7' },
        { words: '50' },
        { words: 'nothing has this' },
      ]) {
        expect(await numbers(search, 0)).toEqual(await numbers(search, 1000));
      }
      const { next } = await numbers({ words: 'cruz' }, 1000);
      const second = { words: 'cruz', beyond: next ?? 0 };
      expect(await numbers(second, 0)).toEqual(await numbers(second, 1000));

      const [person] = await db.select().from(users);
      if (!person) throw new Error('nobody is there');
      const { id: _id, ...row } = person;
      await db.insert(users).values(each((at) => ({ ...row, email: `p${at}@example.ph` })));
      const other = 'other@example.ph';
      await db.insert(users).values({ ...row, name: 'Other', email: other });
      const [inquiry] = await db.select().from(inquiries);
      if (!inquiry) throw new Error('nothing to copy');
      const { id: _its, ...sent } = inquiry;
      const about = { reference: 'INQ-ABOUT', email: other, inquiry: `Is ${row.name} there?` };
      await db.insert(inquiries).values({ ...sent, ...about });
      for (const words of [row.name, 'p7', 'cruz', 'nobody']) {
        const ids = async (newest: number) =>
          (await findCustomers(db, { words }, newest)).map(({ id }) => id);
        expect([words, await ids(1000)]).toEqual([words, await ids(0)]);
      }

      const [order] = await db.select().from(orders);
      if (!order) throw new Error('nothing to copy');
      const more = Array.from({ length: COUNTED_MOST + 1 }, (_, at) => at);
      const { id: _own, ...copied } = order;
      await db
        .insert(orders)
        .values(more.map((at) => ({ ...copied, number: `ORD-M${at}`, company: 'Zamora' })));
      const many = await findOrders(db, { words: 'zamora' }, now, 0);
      expect([many.total, many.more]).toEqual([COUNTED_MOST, true]);
      const copies = eq(orders.company, 'Zamora');
      const theirs = db.select({ id: orders.id }).from(orders).where(copies);
      await db.delete(papers).where(inArray(papers.orderId, theirs));
      await db.delete(orders).where(copies);
    });

    const customer = () => `/staff/customers/${who.id}`;
    const guest = () => `/staff/customers/by-email?email=${encodeURIComponent(GUEST)}`;
    it.each([
      ['a customer’s orders', customer, 'orders', /\/staff\/orders\/(ORD-[\w-]+)"/g, MORE + 1],
      ['the inquiries of an email', guest, 'inquiries', /inquiries\/(INQ-[\w-]+)"/g, MORE + 1],
      ['the quotations of an email', guest, 'quotations', /\/(QUO-[\w-]+)"/g, MORE + 1],
      ['low stock', () => '/staff/reports', 'low stock', /(Kit \d+)\./g, MORE],
      ['searches in vain', () => '/staff/reports', 'searches', /value="(q\d+x)"/g, MORE],
      ['price lists', () => '/staff/catalogue/price-lists', 'lists', /(list-\d+)\.csv/g, MORE],
    ])('%s go on to the end', async (_, address, name, row, count) => {
      const seen = new Set<string>();
      let next: string | undefined = address();
      let said = '';
      for (let pages = 0; next !== undefined && pages < 20; pages += 1) {
        const { text } = await clerk.look(next.replaceAll('&amp;', '&').replace(/#.*/, ''));
        for (const [, of = ''] of text.matchAll(row)) seen.add(of);
        const places = text.match(/<p class="pages">[^]*?<\/p>/g) ?? [];
        said = places.find((place) => place.includes(`page of ${name}<`)) ?? '';
        next = /href="([^"]+)"\s*>Next/.exec(said)?.[1];
      }
      expect(seen.size).toBe(count);
      expect(Number(/ of (\d+)/.exec(said)?.[1])).toBeGreaterThanOrEqual(count);
    });
  });
}
