/** Orders and their lines as rows of a file. */
import { and, asc, eq, gt, gte, or } from 'drizzle-orm';
import { toPesos } from 'shared-contracts/money';
import type { Queries } from '../../database/open';
import { orderLines, orders } from '../../database/tables/orders';
import { unitsOfOrder } from '../orders/find-orders';
import { documentOfOrder } from '../orders/order-document';
import type { Pages } from '../sheets/rows';
import { momentCell, PAGE, pagesOf, within, type Range } from './range';

export const ORDER_COLUMNS = [
  'number',
  'document',
  'placed',
  'status',
  'paid',
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'tin',
  'branch',
  'po_number',
  'project',
  'units',
  'subtotal',
  'vat',
  'total',
] as const;

/** The orders that were placed on the days, in the order of their placing; amounts in pesos. */
export const exportedOrders = (queries: Queries, range: Range): Pages =>
  pagesOf(0, async (after) => {
    const rows = await queries
      .select({ order: orders, units: unitsOfOrder, document: documentOfOrder })
      .from(orders)
      .where(and(gt(orders.id, after), within(orders.placedAt, range)))
      .orderBy(asc(orders.id))
      .limit(PAGE);
    return rows.map(({ order, units, document }) => ({
      cursor: order.id,
      cells: [
        order.number,
        document,
        momentCell(order.placedAt),
        order.status,
        momentCell(order.paidAt),
        order.firstName,
        order.lastName,
        order.email,
        order.phone,
        order.company,
        order.companyTin,
        order.companyBranch,
        order.poNumber,
        order.projectReference,
        units,
        toPesos(order.subtotal),
        toPesos(order.vat),
        toPesos(order.total),
      ],
    }));
  });

export const LINE_COLUMNS = [
  'order',
  'document',
  'placed',
  'status',
  'variant',
  'product_name',
  'variant_name',
  'brand',
  'model',
  'units',
  'price',
  'amount',
] as const;

/** The lines of the same orders, order by order; prices in pesos before VAT. */
export const exportedLines = (queries: Queries, range: Range): Pages =>
  pagesOf({ order: 0, line: 0 }, async (after) => {
    const rows = await queries
      .select({ line: orderLines, order: orders, document: documentOfOrder })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(
        and(
          // By both tables, so that neither is read from its beginning.
          gte(orders.id, after.order),
          gte(orderLines.orderId, after.order),
          or(gt(orders.id, after.order), gt(orderLines.id, after.line)),
          within(orders.placedAt, range),
        ),
      )
      .orderBy(asc(orders.id), asc(orderLines.id))
      .limit(PAGE);
    return rows.map(({ line, order, document }) => ({
      cursor: { order: order.id, line: line.id },
      cells: [
        order.number,
        document,
        momentCell(order.placedAt),
        order.status,
        line.variantId,
        line.productName,
        line.variantName,
        line.brandName,
        line.model,
        line.quantity,
        toPesos(line.price),
        toPesos(line.price * line.quantity),
      ],
    }));
  });
