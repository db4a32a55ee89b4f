/** Brings what is made from products up to a change, with the functions of the imports. */
import { asc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { IMPORT_LOCK } from '../../database/import-lock';
import type { Transaction } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { indexSpecs } from '../facets/spec-index';
import { indexProducts } from '../search/reindex';
import { lockVariants } from '../stock/stock';
import { keepFirstImage, keepOneDefault } from './one-default';

/** Keeps imports and other changes away until the transaction ends; before anything is written. */
export const lockCatalogue = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);

/** @param product its id, or a query for it */
export const lockVariantsOf = (tx: Transaction, product: number | SQLWrapper) =>
  lockVariants(tx, eq(variants.productId, product));

/** What the vocabulary has from products: the words of their texts, and their titles. */
async function vocabularyOf(tx: Transaction, ids: readonly number[]): Promise<string> {
  const rows = await tx
    .select({ text: products.searchText, title: products.searchTitle })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id));
  return JSON.stringify(rows);
}

/**
 * For products whose texts or variants have changed; the caller has the lock.
 * @returns whether the vocabulary has to be renewed, once this is committed
 */
export async function settleProducts(tx: Transaction, ids: readonly number[]): Promise<boolean> {
  const before = await vocabularyOf(tx, ids);
  await keepOneDefault(tx, ids);
  await keepFirstImage(tx, ids);
  await indexSpecs(tx, ids);
  await indexProducts(tx, ids);
  return (await vocabularyOf(tx, ids)) !== before;
}
