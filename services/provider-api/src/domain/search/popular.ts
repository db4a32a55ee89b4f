/**
 * The searches that most shoppers made. A query is counted only where it found something and each
 * of its words is a whole word of the catalogue, or another name for one, so that no half-typed word
 * and nothing private is shown; and it is shown only after several shoppers made it, so that nobody
 * can show others a text. A shopper is a network, because anybody can begin any number of sessions.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { count, desc, gt, gte, lt, max, sql } from 'drizzle-orm';
import { DAY_MS } from 'server-kit/day';
import { products } from '../../database/tables/catalogue';
import type { Queries } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { searchAskers } from '../../database/tables/search';
import type { Deps } from '../deps';
import { loggable } from '../../database/loggable';
import { foldQuery } from 'shared-contracts/search/fold-query';
import type { Term } from 'shared-contracts/search/query-terms';
import { exist } from './read-query';
import { textQuery } from './text-query';

const LIMIT = 5;
const LIMIT_MOST = 50;
const LENGTH_MOST = 60;
/** How many different shoppers must have made a search before others are shown it. */
const ASKERS_LEAST = 3;
/** How long a search counts, in milliseconds; after that who made it is forgotten. */
const WINDOW_MS = 7 * DAY_MS;
/** Letters, digits, and the signs of sizes and model numbers: no query of code is shown. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} .,/"'&+×-]*$/u;

/**
 * A shopper's sign in this process. The key is in memory only, so that no sign in the database can
 * be turned back into an address; after a restart a shopper counts as another one.
 */
const key = randomBytes(32);
const askerOf = (network: string) =>
  createHmac('sha256', key).update(network).digest('base64url').slice(0, 16);

/** Counts a query. When counting fails, the search still answers. */
export async function countSearch(
  { db, reads, replica, now, log }: Pick<Deps, 'db' | 'reads' | 'replica' | 'now' | 'log'>,
  query: string,
  terms: Term[],
  network: string,
): Promise<void> {
  const normalised = foldQuery(query);
  if (normalised.length < 2 || normalised.length > LENGTH_MOST) return;
  // A search doesn't wait for a database that is known to be unreachable.
  if (!PLAIN.test(normalised) || replica?.primaryUnreachable()) return;
  const whole = textQuery(terms, '&', true);
  try {
    const isWhole = sql`${products.searchVector} @@ ${whole} and numnode(${whole}) > 0`;
    const [known] = await exist(reads, [isWhole]);
    if (!known) return;
    const lastAt = now();
    await db
      .insert(searchAskers)
      .values({ query: normalised, asker: askerOf(network), lastAt })
      .onConflictDoUpdate({ target: [searchAskers.query, searchAskers.asker], set: { lastAt } });
  } catch (error) {
    log.warn({ err: loggable(error) }, 'a search was not counted');
  }
}

/** Forgets who searched before the window. */
export async function sweepAskers(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WINDOW_MS);
  await removeRows(queries, searchAskers, lt(searchAskers.lastAt, before));
}

/** @param wanted how many, as it was asked; a number that is none counts as not asked */
export async function popularQueries(
  { reads, now }: Pick<Deps, 'reads' | 'now'>,
  wanted: string | number | undefined,
) {
  const most = Number(wanted ?? LIMIT);
  const limit = Number.isInteger(most) && most > 0 ? Math.min(most, LIMIT_MOST) : LIMIT;
  return reads
    .select({ query: searchAskers.query, count: count() })
    .from(searchAskers)
    .where(gt(searchAskers.lastAt, new Date(now().getTime() - WINDOW_MS)))
    .groupBy(searchAskers.query)
    .having(gte(count(), ASKERS_LEAST))
    .orderBy(desc(count()), desc(max(searchAskers.lastAt)), searchAskers.query)
    .limit(limit);
}
