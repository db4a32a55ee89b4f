/**
 * Documents of orders that are stored at once. The trigger that numbers each order takes minutes for
 * 100,000 of one transaction, so it rests meanwhile, and the migration's statements number them.
 */
import { readFileSync } from 'node:fs';

const MIGRATION = new URL('../migrations/0040_order_documents.sql', import.meta.url);

export const RESTING = 'alter table orders disable trigger orders_numbered';

/** What follows the insertion of orders into an empty shop. */
export const NUMBERED: readonly string[] = [
  ...readFileSync(MIGRATION, 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => statement.startsWith('INSERT')),
  'alter table orders enable trigger orders_numbered',
];
