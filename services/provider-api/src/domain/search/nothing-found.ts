/**
 * Searches that found nothing, counted by day for staff, who may add another name for what was meant.
 * Nothing says who searched. What looks like a mailbox, a phone or a sentence is not counted, since
 * it may be about a person; one network counts for a few dozen an hour, and the rows are bounded.
 */
import { desc, inArray, lt, max, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { searchMisses } from '../../database/tables/search';
import type { Deps } from '../deps';
import { loggable } from '../../database/loggable';
import { dayOf, daysAfter } from '../manila-day';
import { foldQuery } from 'shared-contracts/search/fold-query';

const LENGTH_MOST = 60;
const WORDS_MOST = 6;
/** Letters, digits, and the signs of sizes and model numbers. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} .,/"'&+×-]*$/u;
/** A number of a phone, as it is typed in the Philippines. */
const PHONE = /(?:^|\D)(?:\+?63|0)[ -]?\d{2,3}[ -]?\d{3}[ -]?\d{3,4}(?:\D|$)/;
/** Rows that are kept, the latest days first. */
export const MISSES_MOST = 5000;
const KEPT_DAYS = 62;

/** @returns a query as it is counted; null for one that is not */
export function countable(query: string): string | null {
  const folded = foldQuery(query);
  if (folded.length < 2 || folded.length > LENGTH_MOST) return null;
  if (folded.split(' ').length > WORDS_MOST) return null;
  return PLAIN.test(folded) && !PHONE.test(folded) ? folded : null;
}

/** Counts a search that found nothing. When counting fails, the search still answers. */
export async function countNothingFound(
  { db, replica, now, log, limits }: Pick<Deps, 'db' | 'replica' | 'now' | 'log' | 'limits'>,
  typed: string,
  network: string,
): Promise<void> {
  const query = countable(typed);
  // A search doesn't wait for a database that is known to be unreachable.
  if (query === null || replica?.primaryUnreachable()) return;
  if (!(await limits.tryTake('searchMissByNetwork', network))) return;
  try {
    const [row] = await db
      .insert(searchMisses)
      .values({ query, day: dayOf(now()), times: 1 })
      .onConflictDoUpdate({
        target: [searchMisses.query, searchMisses.day],
        set: { times: sql`${searchMisses.times} + 1` },
      })
      .returning({ times: searchMisses.times });
    if (row?.times === 1) await trim(db);
  } catch (error) {
    log.warn({ err: loggable(error) }, 'a search that found nothing was not counted');
  }
}

/** Forgets the rarest of the oldest, where there are too many rows. */
async function trim(queries: Queries): Promise<void> {
  await queries.execute(sql`delete from search_misses where (query, day) in
    (select query, day from search_misses order by day desc, times desc, query
      offset ${MISSES_MOST})`);
}

export async function sweepNothingFound(queries: Queries, now: Date): Promise<void> {
  await queries.delete(searchMisses).where(lt(searchMisses.day, daysAfter(dayOf(now), -KEPT_DAYS)));
}

export type NothingFound = { query: string; times: number; lastDay: string };

/**
 * What was searched for in vain since a day, the most frequent first. A beginning of a longer one
 * that is as frequent is left out, since it was only typed on the way to it.
 */
export async function readNothingFound(queries: Queries, since: string): Promise<NothingFound[]> {
  const times = sql<number>`sum(${searchMisses.times})`.mapWith(Number);
  const rows = await queries
    .select({ query: searchMisses.query, times, lastDay: max(searchMisses.day) })
    .from(searchMisses)
    .where(sql`${searchMisses.day} >= ${since}`)
    .groupBy(searchMisses.query)
    .orderBy(desc(times), searchMisses.query)
    .limit(MISSES_MOST);
  const beginnings = beginningsAmong(rows);
  return rows.flatMap(({ lastDay, ...row }) =>
    beginnings.has(row.query) ? [] : [{ ...row, lastDay: lastDay ?? since }],
  );
}

/** Each that a longer one begins with, which is as frequent. */
function beginningsAmong(rows: readonly Pick<NothingFound, 'query' | 'times'>[]): Set<string> {
  const found = new Set<string>();
  // By their letters, what begins with a query comes right after it.
  const ordered = rows.toSorted((a, b) => (a.query < b.query ? -1 : 1));
  for (const [at, { query, times }] of ordered.entries()) {
    for (let next = at + 1; ordered[next]?.query.startsWith(query); next += 1) {
      if ((ordered[next]?.times ?? 0) < times) continue;
      found.add(query);
      break;
    }
  }
  return found;
}

/** Forgets queries, because they find something now. */
export async function forgetNothingFound(queries: Queries, phrases: string[]): Promise<void> {
  await queries.delete(searchMisses).where(inArray(searchMisses.query, phrases));
}
