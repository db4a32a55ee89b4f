import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { orderDrafts } from '../../database/tables/order-drafts';
import { orders, type OrderStatus } from '../../database/tables/orders';
import type { Draft } from './draft';

/** More than a counter has open at a time. */
const LISTED_MOST = 50;

export type ListedDraft = Draft & {
  units: number;
  /** The number of the order that it changes, its status, and whose it is; null for a new one. */
  number: string | null;
  orderStatus: OrderStatus | null;
  orderedBy: string | null;
};

/** The drafts that are neither placed nor saved, those of today that were thrown away among them. */
export async function listDrafts(queries: Queries): Promise<ListedDraft[]> {
  const rows = await queries
    .select({
      draft: orderDrafts,
      number: orders.number,
      orderStatus: orders.status,
      orderedBy: sql<string | null>`trim(${orders.firstName} || ' ' || ${orders.lastName})`,
      units:
        sql<number>`(select coalesce(sum(l.quantity), 0) from order_draft_lines l where l.draft_id = ${orderDrafts.id})`.mapWith(
          Number,
        ),
    })
    .from(orderDrafts)
    .leftJoin(orders, eq(orders.id, orderDrafts.orderId))
    .where(isNull(orderDrafts.doneAt))
    .orderBy(desc(orderDrafts.id))
    .limit(LISTED_MOST);
  return rows.map(({ draft, ...more }) => ({ ...draft, ...more }));
}
