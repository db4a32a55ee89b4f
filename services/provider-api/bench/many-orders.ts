/** A shop with many orders, customers and inquiries, and the indexes of their words. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/open';

const MIGRATION = new URL('../migrations/0026_counter_words.sql', import.meta.url);

/** The statements of the migration, so that what is measured is what shops have. */
export const INDEXES = readFileSync(MIGRATION, 'utf8')
  .split('--> statement-breakpoint')
  .flatMap((statement) => {
    const name = /CREATE INDEX "(\w+)"/.exec(statement)?.[1];
    return name === undefined ? [] : [{ name, make: statement.trim() }];
  });

export async function dropIndexes(db: Database): Promise<void> {
  for (const { name } of INDEXES) await db.execute(sql.raw(`drop index "${name}"`));
}

/** So many orders of two lines each, a tenth as many customers, a twentieth as many inquiries. */
export async function fillOrders(db: Database, count: number): Promise<void> {
  await db.execute(sql`insert into users (name, email, password_hash, created_at)
    select 'Perpetua Santos ' || n, 'perpetua' || n || '@example.ph', 'none', now()
    from generate_series(1, ${Math.ceil(count / 10)}::int) n`);
  await db.execute(sql`insert into orders (number, user_id, placed_at, status, subtotal, vat, total,
      email, first_name, last_name, company, address1, city, country, state, postal_code, phone,
      shipping_address, billing_address)
    select 'ORD-B' || lpad(to_hex(n), 6, '0'), u.id, now() - n * interval '1 minute', 'Completed',
      100, 12, 112, u.email, 'Perpetua', 'Santos ' || n % 5000, 'Cruz Builders ' || n % 700,
      '1 Rizal St', 'Makati', 'Philippines', 'Metro Manila', '1200',
      '0917 ' || lpad((n % 1000)::text, 3, '0') || ' ' || lpad((n % 9973)::text, 4, '0'), '', ''
    from generate_series(1, ${count}::int) n
    join users u on u.email = 'perpetua' || (n % ${Math.ceil(count / 10)}::int + 1) || '@example.ph'`);
  await db.execute(sql`insert into order_lines (order_id, variant_id, product_name, variant_name,
      brand_name, model, quantity, price)
    select o.id, 1, 'Angle Grinder ' || o.id % 900, 'Kit', 'Torvane', 'MX-' || o.id % 9000, 1, 50
    from orders o, generate_series(1, 2)`);
  await db.execute(sql`insert into inquiries (reference, name, mobile_number, email, company,
      inquiry, created_at)
    select 'INQ-B' || lpad(to_hex(n), 6, '0'), 'Perpetua Santos ' || n, '0918 555 ' || n,
      'perpetua' || n || '@example.ph', 'Cruz Builders', 'Do you have forty grinders MX-' || n || '?',
      now() from generate_series(1, ${Math.ceil(count / 20)}::int) n`);
  await db.execute(sql`analyze`);
}
