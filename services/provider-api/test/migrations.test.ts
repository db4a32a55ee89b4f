/** Data that an older provider stored works after the newest migration. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { hashSecret } from 'passwords/password-hash';
import { openPostgres, type OpenDatabase, type Queries } from '../src/database/open';
import { keepUp } from '../src/database/upkeep';
import { specIndex } from '../src/domain/facets/spec-index';
import { readRefundsDue } from '../src/domain/payments/refunds-due';
import { openTestShop } from './shop';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const server = await startTestPostgres();
afterAll(() => server.stop());

/** Opens a database that was in its state after the given migration, with rows of that state. */
async function openOld(untilTag: string, rows: string): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'provider-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag === untilTag);
  await writeFile(
    file,
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
  );
  const database = await newTestDatabase(server.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  await client.query(rows);
  await client.end();
  await rm(folder, { recursive: true });
  const { close, ...opened } = await openPostgres(database.url);
  expect(opened.applied).toHaveLength(journal.entries.length - last - 1);
  return {
    ...opened,
    async close() {
      await close();
      await database.drop();
    },
  };
}

describe('a database of an older provider', { timeout: 180_000 }, () => {
  it('keeps its customers, its unverified accounts as registrations that wait, and its products', async () => {
    const hash = await hashSecret('a good password');
    const old = await openOld(
      '0003_search_words',
      `insert into users (name, email, password_hash, verified_at, created_at) values
        ('Ana', 'ana@example.ph', '${hash}', '2026-01-01', '2026-01-01'),
        ('Ben', 'ben@example.ph', '${hash}', null, '2026-05-31');
       insert into codes (email, purpose, code_hash, tries, expires_at) values
        ('ben@example.ph', 'verify', '${hash}', 2, '2026-06-01 00:05:00+00');
       insert into brands (name, name_key, source) values ('Bolta', 'bolta', 'own');
       insert into categories (name, name_key, source) values ('Tools', 'tools', 'own');
       insert into products (name, sort_name, brand_id, category_id, search_text, search_vector, retired)
        values ('Saw', 'saw', 1, 1, '', '', false), ('Old Saw', 'old saw', 1, 1, '', '', true)`,
    );
    const shop = await openTestShop(() => Promise.resolve(old), { catalogue: false });
    const login = (email: string) =>
      shop.post('/api/auth/shop-login', { email, password: 'a good password' });
    expect((await login('ana@example.ph')).status).toBe(200);
    expect((await login('ben@example.ph')).status).toBe(403);
    const verificationCode = await shop.codeFor('ben@example.ph');
    const verified = { email: 'ben@example.ph', verificationCode };
    expect((await shop.post('/api/auth/verify-email', verified)).status).toBe(200);
    expect((await login('ben@example.ph')).status).toBe(200);
    const counted = [expect.objectContaining({ products_count: 1 })];
    expect((await shop.get('/api/brands')).json).toEqual(counted);
    expect((await shop.get('/api/category')).json).toEqual(counted);
    await shop.close();
  });
  it('has its specs at once as they were, and of each variant after the upkeep', async () => {
    const variant = (id: number, thread: string, length: string) =>
      `(${id}, 1, ${id}, '${thread}', '[{"label":"Thread","specs":"${thread}"},{"label":"Length","specs":"${length}"}]',
        '[]', '[]', ${id === 10})`;
    const old = await openOld(
      '0011_withdrawn_names',
      `insert into brands (name, name_key, source) values ('Bolta', 'bolta', 'own');
       insert into categories (name, name_key, source) values ('Bolts', 'bolts', 'own');
       insert into products (id, name, sort_name, brand_id, category_id, search_text, search_vector)
        values (1, 'Bolt', 'bolt', 1, 1, '', '');
       insert into variants (id, product_id, place, name, specs, inclusions, images, is_default)
        values ${variant(10, 'M10', '50 mm')}, ${variant(11, 'M12', '60 mm')};
       insert into product_specs (product_id, key, value, label, shown, number) values
        (1, 'thread', 'm10', 'Thread', 'M10', 10), (1, 'thread', 'm12', 'Thread', 'M12', 12),
        (1, 'length', '50mm', 'Length', '50 mm', 50), (1, 'length', '60mm', 'Length', '60 mm', 60)`,
    );
    const shop = await openTestShop(() => Promise.resolve(old), { catalogue: false });
    const found = async (...spec: string[]) => {
      const list = await shop.post('/api/store/products', { filter: { spec } });
      return (list.json as unknown[]).length;
    };
    const path = '/api/store/products/search/facets';
    const total = async (...spec: string[]) =>
      ((await shop.post(path, { filter: { spec } })).json as { total: number }).total;
    expect(await found('Thread: M10')).toBe(1);
    expect(await total('Thread: M10', 'Length: 60 mm')).toBe(1);
    await keepUp(shop.deps.db, specIndex, { isOver: () => false, pause: () => Promise.resolve() });
    expect(await found('Thread: M10', 'Length: 50 mm')).toBe(1);
    expect(await found('Thread: M10', 'Length: 60 mm')).toBe(0);
    expect(await total('Thread: M10', 'Length: 60 mm')).toBe(0);
    await shop.close();
  });
  it('has what its customers have to get back, and a document of each order by when it was placed', async () => {
    const order = (id: number, status: string, paid = false) =>
      `(${id}, 'ORD-${id}', '2026-05-0${8 - id}', '${status}', 10000, 1200, 11200, '', '', '', '', '', '',
        '', '', '', '', '', ${paid ? "'2026-06-02'" : 'null'})`;
    const old = await openOld(
      '0037_order_claims',
      `insert into orders (id, number, placed_at, status, subtotal, vat, total, email, first_name,
          last_name, address1, city, country, state, postal_code, phone, shipping_address,
          billing_address, paid_at) overriding system value
        values ${order(1, 'Pending')}, ${order(2, 'Cancelled', true)}, ${order(3, 'Cancelled', true)},
          ${order(4, 'Completed', true)}, ${order(5, 'Completed', true)}, ${order(6, 'Completed', true)},
          ${order(7, 'Cancelled')};
       insert into payments (order_id, kind, method, amount, at, voided_at) values
        (3, 'payment', 'Cash', 11200, '2026-06-02', null), (3, 'refund', 'Cash', 200, '2026-06-03', null),
        (4, 'payment', 'Cash', 11000, '2026-06-02', null), (4, 'withheld', 'Withheld tax', 200, '2026-06-02', null),
        (5, 'payment', 'Cash', 11200, '2026-06-02', null), (7, 'payment', 'Cash', 500, '2026-06-02', '2026-06-02');
       insert into order_returns (order_id, at, staff_name, reason, amount)
        values (4, '2026-06-04', 'ana', '', 2000), (4, '2026-06-05', 'ana', '', 300)`,
    );
    const shop = await openTestShop(() => Promise.resolve(old), { catalogue: false });
    const due = async () => {
      const { newest, ...all } = await readRefundsDue(shop.deps.db);
      return {
        ...all,
        newest: newest.map(({ order: { number }, refundDue }) => [number, refundDue]),
      };
    };
    const three = [
      ['ORD-4', 2300],
      ['ORD-3', 11_000],
      ['ORD-2', 11_200],
    ];
    expect(await due()).toEqual({ count: 3, sum: 24_500, newest: three });
    // As the version before goes on: it knows nothing of it.
    await shop.deps.db.execute(sql`update orders set status = 'Cancelled' where number = 'ORD-5'`);
    await shop.deps.db.execute(
      sql`update payments set voided_at = now() where order_id = 3 and kind = 'refund'`,
    );
    expect((await due()).newest).toEqual([
      ['ORD-5', 11_200],
      ['ORD-4', 2300],
      ['ORD-3', 11_200],
      ['ORD-2', 11_200],
    ]);
    // So does it place orders, of which one fails.
    const place = (id: number, db: Queries = shop.deps.db) =>
      db.execute(sql`insert into orders (id, number, placed_at, subtotal, vat, total, email, first_name,
          last_name, address1, city, country, state, postal_code, phone, shipping_address,
          billing_address) overriding system value
        select ${id}::int, ${`ORD-${id}`}, now(), subtotal, vat, total, email, first_name, last_name, address1, city,
          country, state, postal_code, phone, shipping_address, billing_address
        from orders where number = 'ORD-1'`);
    const failed = shop.deps.db.transaction(async (tx) => {
      await place(8, tx);
      await tx.execute(sql`set constraints all immediate`);
      throw new Error('the shop was killed');
    });
    await expect(failed).rejects.toThrow('the shop was killed');
    await place(9);
    // Some of one transaction, of which a part is taken back before and after it has its numbers.
    await shop.deps.db.transaction(async (tx) => {
      await place(10, tx);
      for (const [id, numbered] of [
        [11, false],
        [12, true],
      ] as const) {
        const part = tx.transaction(async (inner) => {
          await place(id, inner);
          if (numbered) await inner.execute(sql`set constraints all immediate`);
          throw new Error('this part is taken back');
        });
        await expect(part).rejects.toThrow('this part is taken back');
      }
      await place(13, tx);
      await tx.execute(sql`set constraints all immediate`);
      await place(14, tx);
    });
    await place(15);
    const { rows } = await shop.deps.db.execute(sql`select d.number as document, o.number as order
      from papers d join orders o on o.id = d.order_id where d.kind = 'order' order by d.number`);
    const byPlacing = [7, 6, 5, 4, 3, 2, 1, 9, 10, 13, 14, 15];
    expect(rows).toEqual(
      byPlacing.map((order, at) => ({ document: at + 1, order: `ORD-${order}` })),
    );
    await shop.close();
  });
});
