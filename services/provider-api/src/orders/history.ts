import { fetchOrders } from 'shared-contracts/calls';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { toPesos } from 'shared-contracts/money';
import { orderLines, orders } from '../database/schema';
import type { Deps } from '../deps';
import { answerUser, type App } from '../http/answer';

function toLine(line: typeof orderLines.$inferSelect) {
  return {
    id: line.id,
    product_name: line.productName,
    variant_name: line.variantName,
    brand_name: line.brandName,
    quantity: line.quantity,
    price: toPesos(line.price),
    variant_id: line.variantId,
    product_image: line.productImage ?? '0',
  };
}

/** The caller's orders, newest first, as they were placed. */
export function orderHistoryRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  answerUser(app, deps, fetchOrders, async (user) => {
    const placed = await db
      .select()
      .from(orders)
      .where(eq(orders.userId, user.id))
      .orderBy(desc(orders.placedAt), desc(orders.id));
    const ids = placed.map((order) => order.id);
    const lines =
      ids.length === 0
        ? []
        : await db
            .select()
            .from(orderLines)
            .where(inArray(orderLines.orderId, ids))
            .orderBy(asc(orderLines.id));
    return placed.map((order) => ({
      order_number: order.number,
      datePlaced: order.placedAt.toISOString(),
      status: order.status,
      subtotal: toPesos(order.subtotal),
      vat: toPesos(order.vat),
      total_amount: toPesos(order.total),
      shipping_address: order.shippingAddress,
      products: lines.filter((line) => line.orderId === order.id).map(toLine),
    }));
  });
}
