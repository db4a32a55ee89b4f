/**
 * Applies a previewed list, all of it or nothing, and takes an applied one back. Each happens once,
 * whatever is clicked twice.
 */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { recordStaffAudit, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import { priceListChanges, priceLists } from '../../database/tables/price-lists';
import type { Deps } from '../deps';
import { notFound } from '../refusal';
import { settleSales } from '../pricing/sales';
import { countChanges } from './kept-lists';
import { listPrice } from './shop-rows';

type Changing = Pick<Deps, 'db' | 'now'> & { settings: Pick<Deps['settings'], 'proxySecret'> };
type List = typeof priceLists.$inferSelect;

const { priceBefore, priceAfter, stockBefore, stockAfter } = priceListChanges;

const pricePart = sql`${priceBefore} is distinct from ${priceAfter}`;
const stockPart = sql`${stockBefore} is distinct from ${stockAfter}`;

/** Which way the shop goes: to the list's values, or back to those before. */
const FORTH = { priceFrom: priceBefore, priceTo: priceAfter, from: stockBefore, to: stockAfter };
const BACK = { priceFrom: priceAfter, priceTo: priceBefore, from: stockAfter, to: stockBefore };
type Way = typeof FORTH | typeof BACK;

const isListed = (id: number) =>
  sql`${priceListChanges.listId} = ${id} and ${priceListChanges.variantId} = ${variants.id}`;

/** Whether the shop's price is still the one that the list goes from, and no sale is in its way. */
const priceFits = ({
  priceFrom,
  priceTo,
}: Way): SQL => sql`(${listPrice} is not distinct from ${priceFrom}
  and (${variants.salePrice} is null or coalesce(${priceTo} > ${variants.salePrice}, false)))`;
const stockFits = ({ from }: Way): SQL => sql`${variants.stock} is not distinct from ${from}`;

/** Keeps orders and other lists from the rows; in the order of ids, so that no two wait for each other. */
const lockRows = (tx: Transaction, id: number) =>
  tx.execute(sql`select 1 from ${variants} where ${variants.id} in
    (select ${priceListChanges.variantId} from ${priceListChanges} where ${priceListChanges.listId} = ${id})
    order by ${variants.id} for update`);

/** The rows that somebody or a sale has changed since then; each part of a row by itself. */
async function changedSince(tx: Transaction, id: number, way: Way) {
  const { rows } = await tx.execute<{ id: number; price: boolean; stock: boolean }>(sql`
    select ${variants.id} as id,
      (${pricePart} and not ${priceFits(way)}) as price,
      (${stockPart} and not ${stockFits(way)}) as stock
    from ${variants}, ${priceListChanges}
    where ${isListed(id)}
      and ((${pricePart} and not ${priceFits(way)}) or (${stockPart} and not ${stockFits(way)}))
    order by ${variants.id}`);
  return rows;
}

async function write(tx: Transaction, id: number, way: Way, now: Date): Promise<void> {
  const goes = sql`(${pricePart} and ${priceFits(way)})`;
  await tx.execute(sql`update ${variants} set
      price = case when ${goes} and ${variants.salePrice} is null then ${way.priceTo} else ${variants.price} end,
      regular_price = case when ${goes} and ${variants.salePrice} is not null then ${way.priceTo} else ${variants.regularPrice} end,
      stock = case when ${stockPart} and ${stockFits(way)} then ${way.to} else ${variants.stock} end
    from ${priceListChanges} where ${isListed(id)}`);
  await settleSales(tx, now);
}

/** @throws Refusal not-found */
async function readState(tx: Transaction, id: number): Promise<List> {
  const [list] = await tx.select().from(priceLists).where(eq(priceLists.id, id)).for('update');
  if (!list) throw notFound('There is no price list of this number.');
  return list;
}

/**
 * `changed`: somebody changed some of the rows since the preview, so nothing was done. `faulty`: the
 * list has rows that can't be taken. `otherwise`: it isn't the preview that was shown.
 */
export type Applied =
  | { outcome: 'done' | 'already' | 'faulty' | 'otherwise' }
  | { outcome: 'changed'; variants: number[] };

/**
 * @param shown the token of the preview that was shown
 * @param leaveFaulty whether somebody has decided to go without the rows that can't be taken
 * @throws Refusal not-found
 */
export function applyList(
  deps: Changing,
  { id, shown, leaveFaulty = false }: { id: number; shown: string; leaveFaulty?: boolean },
  { by, network }: DoneBy,
): Promise<Applied> {
  return deps.db.transaction(async (tx): Promise<Applied> => {
    const list = await readState(tx, id);
    if (list.token !== shown) return { outcome: 'otherwise' };
    if (list.state === 'applied') return { outcome: 'already' };
    if (list.state !== 'previewed') return { outcome: 'otherwise' };
    if (list.faultCount > 0 && !leaveFaulty) return { outcome: 'faulty' };
    await lockRows(tx, id);
    const changed = await changedSince(tx, id, FORTH);
    if (changed.length > 0) return { outcome: 'changed', variants: changed.map((row) => row.id) };
    await write(tx, id, FORTH, deps.now());
    await tx
      .update(priceLists)
      .set({ state: 'applied', appliedAt: deps.now() })
      .where(eq(priceLists.id, id));
    await recordStaffAudit(deps, tx, {
      action: 'price list applied',
      by,
      network,
      object: `price list ${id}`,
      after: { file: list.fileName, rows: await countChanges(tx, id) },
    });
    return { outcome: 'done' };
  });
}

const leftWords = ({ price, stock }: { price: boolean; stock: boolean }) =>
  [price ? 'price' : '', stock ? 'stock' : ''].filter(Boolean).join(' and ');

/**
 * Puts the values back that an applied list has changed; what was changed since then is left, and
 * noted with its row.
 * @returns false where it was taken back already
 * @throws Refusal not-found, also for a list that was never applied
 */
export function takeListBack(
  deps: Changing,
  id: number,
  { by, network }: DoneBy,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const list = await readState(tx, id);
    if (list.state === 'taken back') return false;
    if (list.state !== 'applied') throw notFound('This price list was never applied.');
    await lockRows(tx, id);
    const changed = await changedSince(tx, id, BACK);
    await write(tx, id, BACK, deps.now());
    for (const row of changed) {
      await tx
        .update(priceListChanges)
        .set({ left: leftWords(row) })
        .where(and(eq(priceListChanges.listId, id), eq(priceListChanges.variantId, row.id)));
    }
    await tx
      .update(priceLists)
      .set({ state: 'taken back', takenBackAt: deps.now() })
      .where(eq(priceLists.id, id));
    await recordStaffAudit(deps, tx, {
      action: 'price list taken back',
      by,
      network,
      object: `price list ${id}`,
      after: { file: list.fileName, left: changed.length },
    });
    return true;
  });
}
