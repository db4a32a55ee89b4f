/** The number of an order's document, which its papers say and no answer to a customer. */
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { papers } from '../../database/tables/payments';

/** Of each order that is selected from `orders`; null where the database has given it none. By names, as `unitsOfOrder`. */
export const documentOfOrder = sql<
  number | null
>`(select d.number from papers d where d.order_id = "orders"."id" and d.kind = 'order')`;

/** 'No. 000123' as papers say it, or its digits alone. */
const DOCUMENT = /^(?:document )?(?:no\.? ?)?(\d{1,9})$/i;

/** The number of a document that the words may mean; null where they mean none. */
const documentIn = (words: string): number | null => {
  const [, digits] = DOCUMENT.exec(words.replaceAll(/\s+/g, ' ')) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** Reads the id of the order whose document has the number that words say; null where they can say none. */
export function orderByDocument(queries: Queries, words: string) {
  const number = documentIn(words);
  return number === null
    ? null
    : queries
        .select({ id: papers.orderId })
        .from(papers)
        .where(and(eq(papers.kind, 'order'), eq(papers.number, number)));
}
