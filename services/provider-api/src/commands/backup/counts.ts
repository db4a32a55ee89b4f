/** What a restored shop must have in common with the one that was backed up. */
import type { Counts } from './manifest';
import { BackupFault } from './backup-fault';

/** One statement, so that all of it is of one moment. */
export const COUNTS_SQL = `select version() as database,
  coalesce((select max(created_at)::text from drizzle.__drizzle_migrations), '') as migration,
  json_build_object(
    'customers', (select count(*) from users)::text,
    'products', (select count(*) from products)::text,
    'variants', (select count(*) from variants)::text,
    'stock', (select coalesce(sum(stock), 0) from variants)::text,
    'cart lines', (select count(*) from cart_lines)::text,
    'carts in centavos', (select coalesce(sum(l.quantity * coalesce(v.price, 0)), 0)
      from cart_lines l join variants v on v.id = l.variant_id)::text,
    'orders', (select count(*) from orders)::text,
    'order lines', (select count(*) from order_lines)::text,
    'orders in centavos', (select coalesce(sum(total), 0) from orders)::text
  )::text as counts`;

export type CountsRow = { database: string; migration: string; counts: string };

export type Inventory = { versions: { database: string; migration: string }; counts: Counts };

export function inventoryOf(row: CountsRow | undefined): Inventory {
  if (!row) throw new Error('the database said nothing of itself');
  const { database, migration, counts } = row;
  return { versions: { database, migration }, counts: JSON.parse(counts) as Counts };
}

/** @throws BackupFault which names the first that differs */
export function requireEqual(restored: Counts, expected: Counts): void {
  for (const [name, value] of Object.entries(expected)) {
    if (restored[name] === value) continue;
    throw new BackupFault(
      `The restored database has ${restored[name] ?? 'no'} ${name}, and the backup says ${value}.`,
    );
  }
}
