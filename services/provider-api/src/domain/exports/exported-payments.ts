/** Payments and refunds of orders as rows of a file. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { toPesos } from 'shared-contracts/money';
import type { Queries } from '../../database/open';
import { orders } from '../../database/tables/orders';
import { payments } from '../../database/tables/payments';
import { documentOfOrder } from '../orders/order-document';
import type { Pages } from '../sheets/rows';
import { momentCell, PAGE, pagesOf, within, type Range } from './range';

export const PAYMENT_COLUMNS = [
  'at',
  'order',
  'document',
  'kind',
  'method',
  'reference',
  'amount',
  'by',
  'counted_on',
  'taken_back',
  'why',
] as const;

/** What was noted on the days, also what was taken back since; amounts in pesos, a refund below zero. */
export const exportedPayments = (queries: Queries, range: Range): Pages =>
  pagesOf(0, async (after) => {
    const rows = await queries
      .select({ payment: payments, order: orders.number, document: documentOfOrder })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(gt(payments.id, after), within(payments.at, range)))
      .orderBy(asc(payments.id))
      .limit(PAGE);
    return rows.map(({ payment, order, document }) => ({
      cursor: payment.id,
      cells: [
        momentCell(payment.at),
        order,
        document,
        payment.kind,
        payment.method,
        payment.reference,
        toPesos(payment.kind === 'refund' ? -payment.amount : payment.amount),
        payment.staffName,
        payment.day,
        momentCell(payment.voidedAt),
        payment.voidReason,
      ],
    }));
  });
