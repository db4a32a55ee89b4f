/** How many choices are kept, however many are made: what several shoppers chose stays longest. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { searchChoices } from '../../database/tables/search';
import { SHOPPERS_LEAST } from './raises';

export const CHOICES_MOST = 20_000;
export const CHOICES_OF_QUERY = 500;
/** Of so many that are added, one looks whether there are too many. */
export const TRIM_EVERY = 100;

/**
 * Removes what is too much: first what the fewest shoppers chose, up to those that are needed, then the
 * oldest. So who floods the table removes own rows, and no product that counts.
 */
export async function trimChoices(queries: Queries): Promise<void> {
  await queries.execute(sql`delete from ${searchChoices} where id in (
    select id from (
      select id, row_number() over (order by used desc, day desc, id desc) as place,
        row_number() over (partition by query order by used desc, day desc, id desc) as of_query
      from (
        select id, query, day, least(${SHOPPERS_LEAST}::int, shoppers) as used
        from ${searchChoices} join (
          select query, product_id, count(distinct asker) as shoppers
          from ${searchChoices} group by query, product_id
        ) as pairs using (query, product_id)
      ) as counted
    ) as placed
    where place > ${CHOICES_MOST}::int or of_query > ${CHOICES_OF_QUERY}::int)`);
}
