/** Orders of which the customer has something to get back. */
import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import type { Queries } from '../../database/open';
import { orderReturns } from '../../database/tables/hand-outs';
import { orders } from '../../database/tables/orders';
import { payments } from '../../database/tables/payments';
import { balancesOf, type OrderRow } from './ledger';

const MOST = 200;

export type RefundDue = { order: OrderRow; refundDue: Centavos };

const sumOf = (queries: Queries) =>
  queries
    .select({
      orderId: payments.orderId,
      // Withheld tax counts too: `balanceOf` has the last word.
      // A sum of whole numbers is of any length for PostgreSQL, and slow to compare.
      paid: sql<number>`sum(case ${payments.kind} when 'refund' then -${payments.amount} else ${payments.amount} end)::bigint`.as(
        'paid',
      ),
      noted: sql<boolean>`bool_or(${payments.kind} <> 'refund')`.as('noted'),
    })
    .from(payments)
    .where(isNull(payments.voidedAt))
    .groupBy(payments.orderId)
    .as('sums');

/** Joined, and not asked for each order: few orders have any. */
const creditsOf = (queries: Queries) =>
  queries
    .select({
      orderId: orderReturns.orderId,
      credited: sql<number>`sum(${orderReturns.amount})::bigint`.as('credited'),
    })
    .from(orderReturns)
    .groupBy(orderReturns.orderId)
    .as('credits');

/** The newest first, so many at most. */
export async function refundsDue(queries: Queries): Promise<RefundDue[]> {
  const sums = sumOf(queries);
  const credits = creditsOf(queries);
  // What was noted as paid before payments had rows counts as the total.
  const paid = sql`coalesce(${sums.paid}, 0) + case when ${orders.paidAt} is not null and not coalesce(${sums.noted}, false) then ${orders.total} else 0 end`;
  const costs = sql`case ${orders.status} when 'Cancelled' then 0 else ${orders.total} end - coalesce(${credits.credited}, 0)`;
  const rows = await queries
    .select({ order: orders })
    .from(orders)
    .leftJoin(sums, eq(sums.orderId, orders.id))
    .leftJoin(credits, eq(credits.orderId, orders.id))
    .where(sql`${paid} > ${costs}`)
    .orderBy(desc(orders.id))
    .limit(MOST);
  const found = rows.map(({ order }) => order);
  const balances = await balancesOf(queries, found);
  return found
    .map((order) => ({ order, refundDue: balances.get(order.id)?.refundDue ?? 0 }))
    .filter(({ refundDue }) => refundDue > 0);
}
