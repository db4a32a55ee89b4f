/**
 * How far what shoppers chose is raised in their search: by how many shoppers chose it lately, each
 * once, beside what is chosen most there. A day counts when it is over, so that pages of one search
 * agree, and nobody sees at once what a choice does.
 */
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { searchChoices } from '../../database/tables/search';

/** How many different shoppers must have chosen a product, on two days at least. */
export const SHOPPERS_LEAST = 5;
/** After this many days a choice counts half. */
const HALF_LIFE_DAYS = 30;
/** How often an order counts, beside a look. */
const ORDER_WORTH = 3;
/**
 * What is further down is seen by fewer, so that who opens it says more: as nDCG discounts a place, the
 * logarithm of base 2 of the place and 1, up to this.
 */
const PLACE_WORTH = 3;
/**
 * The most that is added to a rank (candidates.ts). A name that has one word more of a query of five is
 * worth 57, a machine before its accessory 60, a whole model number 300.
 */
export const RAISE_MOST = 45;
/** The worth of choices at which the one that is chosen most is raised by all of that. */
const ENOUGH = 10;

/** What shoppers chose from one search. */
export type Chosen = {
  query: string;
  productId: number;
  shoppers: number;
  firstDay: string;
  lastDay: string;
  /** Of all its choices. */
  worth: number;
};

/** @param today in Manila; what is chosen on it doesn't count yet */
export async function readChosen(queries: Queries, today: string): Promise<Chosen[]> {
  const { rows } = await queries.execute<Chosen>(sql`
    select query, product_id as "productId", count(*)::int as shoppers,
      min(first_day)::text as "firstDay", max(last_day)::text as "lastDay",
      sum(place_worth * case when ordered then ${ORDER_WORTH}::int else 1 end
        * power(0.5, (${today}::date - last_day)::float8 / ${HALF_LIFE_DAYS}::int)) as worth
    from (
      select query, product_id, asker, min(day) as first_day, max(day) as last_day,
        min(least(${PLACE_WORTH}::float8, ln(place + 1) / ln(2))) as place_worth,
        coalesce(bool_or(ordered_on < ${today}::date), false) as ordered
      from ${searchChoices} where day < ${today}::date
      group by query, product_id, asker
    ) as shoppers
    group by query, product_id`);
  return rows.map((row) => ({ ...row, worth: Number(row.worth) }));
}

/** Whether enough shoppers chose it, on more than one day. */
export const isRaised = ({ shoppers, firstDay, lastDay }: Chosen): boolean =>
  shoppers >= SHOPPERS_LEAST && firstDay !== lastDay;

/** How far a query's products are raised, by their ids. */
export type Raises = ReadonlyMap<number, number>;

/** The raises of each query that has some. */
export function raisesAmong(chosen: readonly Chosen[]): ReadonlyMap<string, Raises> {
  const mostOf = new Map<string, number>();
  for (const { query, worth } of chosen) {
    mostOf.set(query, Math.max(mostOf.get(query) ?? ENOUGH, worth));
  }
  const raises = new Map<string, Map<number, number>>();
  for (const one of chosen.filter(isRaised)) {
    const most = mostOf.get(one.query) ?? ENOUGH;
    const ofQuery = raises.get(one.query) ?? new Map<number, number>();
    raises.set(one.query, ofQuery.set(one.productId, (RAISE_MOST * one.worth) / most));
  }
  return raises;
}
