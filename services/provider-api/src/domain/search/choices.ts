/**
 * Which results of searches shoppers open, so that what many choose comes earlier (raises.ts). A
 * shopper is a network, the /48 of one of IPv6, and counts once a day for a search and a product. Rows
 * say who by a sign that is another for each search and product, so that nobody can be followed through
 * them, and a search's words are kept only where the product has each of them, so that nothing private
 * is.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { and, desc, eq, gte, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import { widerNetwork } from 'server-kit/ip-address';
import { foldQuery } from 'shared-contracts/search/fold-query';
import { queryTerms } from 'shared-contracts/search/query-terms';
import type { z } from 'shared-contracts/schema';
import type { chosenBody } from 'shared-contracts/wire/search';
import { loggable } from '../../database/loggable';
import type { Queries } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { rowId } from '../../database/row-id';
import { products, variants } from '../../database/tables/catalogue';
import { orderLines, orders } from '../../database/tables/orders';
import { searchChoices } from '../../database/tables/search';
import type { Deps } from '../deps';
import { dayOf, daysAfter } from '../manila-day';
import { trimChoices, TRIM_EVERY } from './choice-bounds';
import { countable } from './nothing-found';
import { textQuery } from './text-query';

/** After this many days a choice counts an eighth, and is forgotten. */
export const KEPT_DAYS = 90;
/** An order counts for what was chosen on its day and the day before. */
const ORDERED_WITHIN_DAYS = 1;
/** How many choices of an order's products are looked through. */
const LOOKED_MOST = 1000;

/** Where the shop has no secret, a shopper counts as another one after a restart. */
const ownKey = randomBytes(32);

type Sign = { query: string; productId: number; network: string };

const askerOf = (secret: string | undefined, { query, productId, network }: Sign): string =>
  createHmac('sha256', secret ?? ownKey)
    .update(JSON.stringify(['chosen', query, productId, widerNetwork(network) ?? network]))
    .digest('base64url')
    .slice(0, 16);

/** Whether a product on sale has each word of a query as a whole word. */
async function hasAll(
  queries: Queries,
  productId: number,
  text: string,
  deps: Pick<Deps, 'synonyms'>,
) {
  const terms = queryTerms(text, await deps.synonyms.read());
  if (terms.length === 0) return false;
  const whole = textQuery(terms, '&', true);
  const [found] = await queries
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.id, productId),
        not(products.retired),
        sql`numnode(${whole}) > 0 and ${products.searchVector} @@ ${whole}`,
      ),
    );
  return found !== undefined;
}

type Counting = Pick<
  Deps,
  'db' | 'reads' | 'replica' | 'now' | 'log' | 'limits' | 'synonyms' | 'shopSettings' | 'settings'
>;

/** Counts a result that was opened. Nobody is told whether it counts, nor when counting fails. */
export async function countChoice(
  deps: Counting,
  { query: typed, product_id: product, place = 1 }: z.output<typeof chosenBody>,
  network: string,
): Promise<void> {
  const { db, reads, replica, now, log, limits, settings } = deps;
  const [query, productId] = [countable(typed), rowId(product)];
  if (query === null || productId === null || replica?.primaryUnreachable()) return;
  if (!(await limits.tryTake('choiceByNetwork', network))) return;
  try {
    if (!(await deps.shopSettings.lately()).choicesCount) return;
    if (!(await hasAll(reads, productId, typed, deps))) return;
    const asker = askerOf(settings.proxySecret, { query, productId, network });
    const [added] = await db
      .insert(searchChoices)
      .values({ query, productId, asker, day: dayOf(now()), place })
      .onConflictDoNothing()
      .returning({ id: searchChoices.id });
    if (added !== undefined && added.id % TRIM_EVERY === 0) await trimChoices(db);
  } catch (error) {
    log.warn({ err: loggable(error) }, 'a chosen result was not counted');
  }
}

/**
 * Notes of what was ordered that its shopper had chosen from a search just before: from the same
 * network, which is all that is known. An order never fails by it.
 */
export async function countOrdered(
  { db, now, log, settings, shopSettings }: Counting,
  orderNumber: string,
  network: string,
): Promise<void> {
  const today = dayOf(now());
  try {
    if (!(await shopSettings.lately()).choicesCount) return;
    const chosen = await db
      .selectDistinct({
        id: searchChoices.id,
        query: searchChoices.query,
        productId: searchChoices.productId,
        asker: searchChoices.asker,
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .innerJoin(variants, eq(variants.id, orderLines.variantId))
      .innerJoin(searchChoices, eq(searchChoices.productId, variants.productId))
      .where(
        and(
          eq(orders.number, orderNumber),
          gte(searchChoices.day, daysAfter(today, -ORDERED_WITHIN_DAYS)),
          isNull(searchChoices.orderedOn),
        ),
      )
      .orderBy(desc(searchChoices.id))
      .limit(LOOKED_MOST);
    const own = chosen.filter(
      ({ asker, ...row }) => asker === askerOf(settings.proxySecret, { ...row, network }),
    );
    if (own.length === 0) return;
    const ids = own.map(({ id }) => id);
    await db.update(searchChoices).set({ orderedOn: today }).where(inArray(searchChoices.id, ids));
  } catch (error) {
    log.warn({ err: loggable(error) }, 'what was ordered of what was chosen was not noted');
  }
}

/** Forgets what is over, and what is too much. */
export async function sweepChoices(queries: Queries, now: Date): Promise<void> {
  const over = lt(searchChoices.day, daysAfter(dayOf(now), -KEPT_DAYS));
  await removeRows(queries, searchChoices, over);
  await trimChoices(queries);
}

/** @param product none: all products of all searches @returns how many rows went */
export async function removeChoices(
  queries: Queries,
  of: { query: string; productId: number } | null,
): Promise<number> {
  const one = of
    ? and(eq(searchChoices.query, foldQuery(of.query)), eq(searchChoices.productId, of.productId))
    : undefined;
  const removed = await queries
    .delete(searchChoices)
    .where(one)
    .returning({ id: searchChoices.id });
  return removed.length;
}
