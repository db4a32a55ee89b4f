/**
 * Keeps the prices in lists up to the sales: a list is sorted and narrowed by the column `price`,
 * which an index has, and no index has the clock. Product, cart and order don't wait for it: they
 * take their prices from the clock (prices-now.ts).
 */
import { and, isNotNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import type { Deps } from '../deps';
import { loggable } from '../../database/loggable';

/** An import by another process may bring a sale that nobody here has heard of. */
const EVERY_MS = 60_000;

/** Sets the prices of now. */
export async function settleSales(queries: Queries, now: Date): Promise<void> {
  const { salePrice, saleStarts, saleEnds, regularPrice, price } = variants;
  const at = sql`${now.toISOString()}::timestamptz`;
  const present = sql`case
    when (${saleStarts} is null or ${saleStarts} <= ${at})
      and (${saleEnds} is null or ${at} < ${saleEnds}) then ${salePrice}
    else ${regularPrice} end`;
  await queries
    .update(variants)
    .set({ price: present })
    .where(and(isNotNull(salePrice), sql`${price} is distinct from ${present}`));
}

/** @returns when the next sale begins or ends, ISO 8601; null where none does */
async function nextChange(queries: Queries, now: Date): Promise<Date | null> {
  const { salePrice, saleStarts, saleEnds } = variants;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await queries
    .select({
      next: sql<string | Date | null>`least(
        min(${saleStarts}) filter (where ${saleStarts} > ${at}),
        min(${saleEnds}) filter (where ${saleEnds} > ${at}))`,
    })
    .from(variants)
    .where(isNotNull(salePrice));
  return row?.next ? new Date(row.next) : null;
}

/**
 * Settles the sales now, at each beginning and end, and once a minute.
 * @param jobs the database without limits of time
 * @returns a function that stops it
 */
export function keepSales(
  jobs: Database,
  { now, log }: Pick<Deps, 'now' | 'log'>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const work = async () => {
    let wait = EVERY_MS;
    try {
      const next = await nextChange(jobs, now());
      await settleSales(jobs, now());
      if (next) wait = Math.min(EVERY_MS, Math.max(0, next.getTime() - now().getTime()));
    } catch (error) {
      log.warn({ err: loggable(error) }, 'settling the sales failed; it is tried again');
    }
    if (over) return;
    timer = setTimeout(begin, wait);
    timer.unref();
  };
  let working = Promise.resolve();
  const begin = () => {
    working = work();
  };
  begin();
  return async () => {
    over = true;
    clearTimeout(timer);
    await working;
  };
}
