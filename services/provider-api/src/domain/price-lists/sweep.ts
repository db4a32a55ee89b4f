import { and, eq, lt, or } from 'drizzle-orm';
import { DAY_MS } from 'server-kit/day';
import type { Queries } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { priceLists } from '../../database/tables/price-lists';

/** A preview that nobody applied; another one is made from the file in seconds. */
const PREVIEW_DAYS = 7;

/**
 * Removes old price lists. Those that were applied say what each variant cost before and after, so
 * they stay as long as the audit log, which names them.
 * @param days how long that is kept (AUDIT_DAYS)
 */
export async function sweepPriceLists(queries: Queries, now: Date, days: number): Promise<void> {
  const before = (age: number) => lt(priceLists.at, new Date(now.getTime() - age * DAY_MS));
  const unused = and(eq(priceLists.state, 'previewed'), before(PREVIEW_DAYS));
  await removeRows(queries, priceLists, or(unused, before(days)));
}
