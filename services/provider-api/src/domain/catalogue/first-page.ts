/** What the pages of a category and of a brand have in common. */
import { sql, type SQL } from 'drizzle-orm';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import { productCounts } from '../../database/tables/catalogue';
import type { Queries } from '../../database/open';
import type { Collecting } from '../stock/collection';
import type { Filter } from './filter';
import { readPage } from './products';

/** How many products on sale point to the row; `link` is written with both tables' names. */
export function countOf(link: SQL) {
  return sql<number>`(select coalesce(sum(counted.products), 0) from ${productCounts} counted where ${link})`.mapWith(
    Number,
  );
}

/** The first products with the paging fields of the specification (section 3). */
export async function firstPage(queries: Queries, filter: Filter, collecting: Collecting) {
  const page = { filter, sort: 'default', limit: PAGE_SIZE, offset: 0 } as const;
  const read = await readPage(queries, page, collecting);
  return {
    products: read,
    products_page_offset: 0,
    products_page_limit: PAGE_SIZE,
    show_more: read.length === PAGE_SIZE,
  };
}
