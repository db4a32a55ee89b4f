/**
 * What was done with the units of a variant by hand and by price lists, the newest first. What orders
 * took and gave back is in their own histories.
 */
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { priceListChanges, priceLists } from '../../database/tables/price-lists';
import { stockMoves, type STOCK_MOVES } from '../../database/tables/stock-moves';

/** How many a page shows. */
export const MOVES_A_PAGE = 20;

export type StockMove = {
  at: Date;
  /** Null where it isn't known. */
  staffName: string | null;
  kind: (typeof STOCK_MOVES)[number] | 'price list' | 'price list taken back';
  before: number | null;
  after: number | null;
  /** What lay there when it was counted; null where nobody counted. */
  found: number | null;
  /** Of a price list its file's name. */
  reason: string;
  /** The price list; null for what was done by hand. */
  listId: number | null;
};

const { stockBefore, stockAfter, left } = priceListChanges;

/** Rows of all kinds, in the order of their names in `StockMove`, with an order of those of one moment. */
const movesOf = (variantId: number) => sql`
  select ${stockMoves.at} as at, ${stockMoves.staffName} as staff, ${stockMoves.kind} as kind,
    ${stockMoves.before} as before, ${stockMoves.after} as after, ${stockMoves.found} as found,
    ${stockMoves.reason} as reason, null::integer as list, ${stockMoves.id} as place
  from ${stockMoves} where ${stockMoves.variantId} = ${variantId}
  union all
  select ${priceLists.appliedAt}, ${priceLists.staffName}, 'price list', ${stockBefore}, ${stockAfter},
    null, ${priceLists.fileName}, ${priceLists.id}, ${priceLists.id}
  from ${priceListChanges} join ${priceLists} on ${priceLists.id} = ${priceListChanges.listId}
  where ${priceListChanges.variantId} = ${variantId} and ${priceLists.appliedAt} is not null
    and ${stockBefore} is distinct from ${stockAfter}
  union all
  select ${priceLists.takenBackAt}, null, 'price list taken back', ${stockAfter}, ${stockBefore},
    null, ${priceLists.fileName}, ${priceLists.id}, ${priceLists.id}
  from ${priceListChanges} join ${priceLists} on ${priceLists.id} = ${priceListChanges.listId}
  where ${priceListChanges.variantId} = ${variantId} and ${priceLists.takenBackAt} is not null
    and ${stockBefore} is distinct from ${stockAfter}
    and coalesce(${left} not like '%stock%', true)`;

type Row = {
  at: string | Date;
  staff: string | null;
  kind: StockMove['kind'];
  before: number | null;
  after: number | null;
  found: number | null;
  reason: string;
  list: number | null;
};

/** A page of them, and how many there are. @param page from 1 on */
export async function readStockMoves(
  queries: Queries,
  variantId: number,
  page = 1,
): Promise<{ moves: StockMove[]; count: number; page: number }> {
  const all = movesOf(variantId);
  const { rows } = await queries.execute<Row>(sql`select * from (${all}) moves
    order by at desc, place desc limit ${MOVES_A_PAGE} offset ${(page - 1) * MOVES_A_PAGE}`);
  const counted = await queries.execute<{ count: number | string }>(
    sql`select count(*) as count from (${all}) moves`,
  );
  const moves = rows.map(({ at, staff, list, ...row }) => ({
    ...row,
    at: new Date(at),
    staffName: staff,
    listId: list,
  }));
  return { moves, count: Number(counted.rows[0]?.count ?? 0), page };
}
