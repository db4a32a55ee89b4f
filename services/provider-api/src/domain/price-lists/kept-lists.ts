/** The lists that were sent, and what each changes. */
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { priceListChanges, priceLists } from '../../database/tables/price-lists';

/** How many differences one page of a preview shows. */
export const CHANGES_A_PAGE = 200;
/** How many lists a page shows. */
export const LISTS_A_PAGE = 20;

/** A page of the lists, newest first, and how many there are. @param page from 1 on */
export async function latestLists(queries: Queries, page = 1) {
  const lists = await queries
    .select()
    .from(priceLists)
    .orderBy(desc(priceLists.id))
    .limit(LISTS_A_PAGE)
    .offset((page - 1) * LISTS_A_PAGE);
  return { lists, page, count: await queries.$count(priceLists) };
}

export async function readKeptList(queries: Queries, id: number) {
  const [list] = await queries.select().from(priceLists).where(eq(priceLists.id, id));
  return list ?? null;
}
export type KeptList = NonNullable<Awaited<ReturnType<typeof readKeptList>>>;

const columns = {
  variantId: priceListChanges.variantId,
  place: priceListChanges.place,
  product: products.name,
  variant: variants.name,
  priceBefore: priceListChanges.priceBefore,
  priceAfter: priceListChanges.priceAfter,
  stockBefore: priceListChanges.stockBefore,
  stockAfter: priceListChanges.stockAfter,
  note: priceListChanges.note,
  left: priceListChanges.left,
};

/** The differences of a list in the catalogue's order. @param after the variant before the first */
export function readChanges(
  queries: Queries,
  listId: number,
  { after = 0, only }: { after?: number; only?: readonly number[] } = {},
) {
  const those = only === undefined ? undefined : inArray(priceListChanges.variantId, [...only]);
  return queries
    .select(columns)
    .from(priceListChanges)
    .innerJoin(variants, eq(variants.id, priceListChanges.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(priceListChanges.listId, listId), gt(priceListChanges.variantId, after), those))
    .orderBy(asc(priceListChanges.variantId))
    .limit(CHANGES_A_PAGE + 1);
}
export type KeptChange = Awaited<ReturnType<typeof readChanges>>[number];

export function countChanges(queries: Queries, listId: number): Promise<number> {
  return queries.$count(priceListChanges, eq(priceListChanges.listId, listId));
}

/** Which rows were left when the list was taken back. */
export async function readLeft(queries: Queries, listId: number): Promise<number[]> {
  const rows = await queries
    .select({ id: priceListChanges.variantId, left: priceListChanges.left })
    .from(priceListChanges)
    .where(eq(priceListChanges.listId, listId));
  return rows.filter(({ left }) => left !== null).map(({ id }) => id);
}
