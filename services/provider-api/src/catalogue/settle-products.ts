/** Brings what is made from products up to a change, with the functions of the imports. */
import { sql } from 'drizzle-orm';
import { IMPORT_LOCK } from '../database/import-lock';
import type { Transaction } from '../database/open';
import { indexSpecs } from '../facets/spec-index';
import { indexProducts } from '../search/reindex';
import { keepFirstImage, keepOneDefault } from './one-default';

/** Keeps imports and other changes away until the transaction ends; before anything is written. */
export const lockCatalogue = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);

/** For products whose texts or variants have changed; the caller has the lock. */
export async function settleProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await keepOneDefault(tx, ids);
  await keepFirstImage(tx, ids);
  await indexSpecs(tx, ids);
  await indexProducts(tx, ids);
}
