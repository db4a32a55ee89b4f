/** Orders of which the customer has something to get back. */
import { desc, eq, sql } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import type { Queries } from '../../database/open';
import { orders } from '../../database/tables/orders';
import { refundsDue } from '../../database/tables/payments';
import type { OrderRow } from './ledger';

const MOST = 200;

type RefundDue = { order: OrderRow; refundDue: Centavos };

export type RefundsDue = {
  /** The newest first, at most `MOST`. */
  newest: RefundDue[];
  /** Of all. */
  count: number;
  sum: Centavos;
};

export async function readRefundsDue(queries: Queries): Promise<RefundsDue> {
  const newest = await queries
    .select({ order: orders, refundDue: refundsDue.amount })
    .from(refundsDue)
    .innerJoin(orders, eq(orders.id, refundsDue.orderId))
    .orderBy(desc(refundsDue.orderId))
    .limit(MOST);
  const [all] = await queries
    .select({
      count: sql`count(*)`.mapWith(Number),
      sum: sql`coalesce(sum(${refundsDue.amount}), 0)`.mapWith(Number),
    })
    .from(refundsDue);
  return { newest, count: all?.count ?? 0, sum: all?.sum ?? 0 };
}
