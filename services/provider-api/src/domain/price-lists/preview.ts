/** Compares a sent list with the shop and keeps what it would change; the shop stays as it is. */
import { createHash } from 'node:crypto';
import type { Queries } from '../../database/open';
import { priceListChanges, priceLists } from '../../database/tables/price-lists';
import type { Deps } from '../deps';
import { compareList, type Comparison, type ListChange } from './compare';
import { readList } from './read-list';
import { readShopRows } from './shop-rows';

const BATCH = 1000;
/** How many faults are named; all are counted. */
const FAULTS_KEPT = 500;

/** Names a file's content and what was in the shop when it was compared. */
function tokenOf(bytes: Buffer, changes: readonly ListChange[]): string {
  const state = changes.map(({ row, price, stock }) => [
    row.id,
    row.price,
    row.stock,
    price,
    stock,
  ]);
  const hash = createHash('sha256').update(bytes);
  return hash.update(JSON.stringify(state)).digest('base64url');
}

export type Compared = Comparison & {
  name: string;
  /** Names what was compared with which state of the shop. */
  token: string;
  /** How many rows the file has. */
  rows: number;
};

/**
 * @param sent a file, whose name's ending says what it is
 * @throws BadFile where it can't be read as a list
 */
export async function compareWithShop(
  queries: Queries,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<Compared> {
  const list = await readList(name, bytes);
  const comparison = compareList(list, await readShopRows(queries));
  return { ...comparison, name, token: tokenOf(bytes, comparison.changes), rows: list.length };
}

/**
 * @param staffName who sends it
 * @returns the number of the stored preview, and the token by which it is applied
 */
export function keepPreview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { name, token, rows: count, changes, faults, unchanged }: Compared,
  staffName: string,
): Promise<{ id: number; token: string }> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(priceLists)
      .values({
        fileName: name.slice(0, 200),
        token,
        state: 'previewed',
        rows: count,
        unchanged,
        faults: faults.slice(0, FAULTS_KEPT),
        faultCount: faults.length,
        staffName,
        at: now(),
      })
      .returning({ id: priceLists.id });
    if (!made) throw new Error('an insert returned no row');
    const rows = changes.map(({ place, row, price, stock, note }) => ({
      ...{ listId: made.id, variantId: row.id, place, note },
      ...{ priceBefore: row.price, priceAfter: price },
      ...{ stockBefore: row.stock, stockAfter: stock },
    }));
    for (let at = 0; at < rows.length; at += BATCH) {
      await tx.insert(priceListChanges).values(rows.slice(at, at + BATCH));
    }
    return { id: made.id, token };
  });
}

/**
 * @param staffName who sends it
 * @returns the number of the stored preview
 * @throws BadFile where the file can't be read as a list
 */
export async function previewList(
  deps: Pick<Deps, 'db' | 'now'>,
  { staffName, ...sent }: { name: string; bytes: Buffer; staffName: string },
): Promise<number> {
  return (await keepPreview(deps, await compareWithShop(deps.db, sent), staffName)).id;
}
