/** A customer's saved lists, read: what was saved, beside what the shop sells now. */
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { toPesos } from 'shared-contracts/money';
import { lineAt, lineColumns, toCartItem } from '../cart/lines';
import type { Queries } from '../../database/open';
import { brands, products, variants } from '../../database/tables/catalogue';
import { savedListLines, savedLists } from '../../database/tables/saved-lists';
import { rowId } from '../../database/row-id';
import { notFound } from '../refusal';

export type List = typeof savedLists.$inferSelect;

/** Said of a list that is nobody's, of another customer's, and of an ended link alike. */
const NO_LIST = 'This list does not exist.';

/**
 * The caller's list of this id.
 * @throws Refusal not-found for any other, so that nobody learns which ids exist
 */
export async function listOf(queries: Queries, userId: number, listId: string): Promise<List> {
  const id = rowId(listId);
  const [list] =
    id === null
      ? []
      : await queries
          .select()
          .from(savedLists)
          .where(and(eq(savedLists.id, id), eq(savedLists.userId, userId)));
  if (!list) throw notFound(NO_LIST);
  return list;
}

/** The list that a link leads to. @throws Refusal not-found where the link was ended, or never was one */
export async function sharedListOf(queries: Queries, token: string): Promise<List> {
  const [list] = await queries.select().from(savedLists).where(eq(savedLists.shareToken, token));
  if (!list) throw notFound(NO_LIST);
  return list;
}

/** The lines in the customer's own order, at the prices and with the stock of a moment. */
export async function linesOf(queries: Queries, listId: number, now: Date) {
  const rows = await queries
    .select({ quantity: savedListLines.quantity, price: savedListLines.price, ...lineColumns })
    .from(savedListLines)
    .innerJoin(variants, eq(variants.id, savedListLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(savedListLines.listId, listId))
    .orderBy(asc(savedListLines.position), asc(savedListLines.variantId));
  return rows.map((row) => {
    const line = lineAt(row, now);
    const { user_id: _nobody, ...item } = toCartItem(line, 0);
    return {
      ...item,
      saved_price: row.price === null ? null : toPesos(row.price),
      in_stock: line.stock === null ? null : line.stock > 0,
    };
  });
}

/** A list as its owner gets it. */
export async function toList(queries: Queries, list: List, now: Date) {
  const { id, name, shareToken } = list;
  return { id, name, share_token: shareToken, lines: await linesOf(queries, id, now) };
}

/** All lists of a customer without their lines, the last changed first. */
export async function listsOf(queries: Queries, userId: number) {
  const rows = await queries
    .select({ list: savedLists, lines: count(savedListLines.variantId) })
    .from(savedLists)
    .leftJoin(savedListLines, eq(savedListLines.listId, savedLists.id))
    .where(eq(savedLists.userId, userId))
    .groupBy(savedLists.id)
    .orderBy(desc(savedLists.changedAt), desc(savedLists.id));
  return rows.map(({ list, lines }) => ({
    id: list.id,
    name: list.name,
    line_count: lines,
    changed_at: list.changedAt.toISOString(),
    shared: list.shareToken !== null,
  }));
}

/** All lists with what is stored of their lines, for the customer's own data. */
export async function ownListsOf(queries: Queries, userId: number, now: Date) {
  const lists = await queries
    .select()
    .from(savedLists)
    .where(eq(savedLists.userId, userId))
    .orderBy(asc(savedLists.id));
  const documents = [];
  for (const list of lists) {
    const lines = await linesOf(queries, list.id, now);
    documents.push({
      name: list.name,
      shared: list.shareToken !== null,
      created_at: list.createdAt.toISOString(),
      changed_at: list.changedAt.toISOString(),
      lines: lines.map(({ product_name, variant_name, quantity, saved_price }) => ({
        product_name,
        variant_name,
        quantity,
        saved_price,
      })),
    });
  }
  return documents;
}
