import { totalsOf, type Centavos, type Totals } from 'shared-contracts/money';
import type { Order } from 'shared-contracts/wire/order';

function linesSum({ products }: Order): Centavos | null {
  return products.reduce<Centavos | null>(
    (sum, { price, quantity }) => (sum === null || price === null ? null : sum + price * quantity),
    0,
  );
}

/**
 * An order's subtotal and VAT, as the provider says them; else computed from its lines, if they
 * come to the very total that was charged. Null where only the total is known.
 */
export function orderTotals(order: Order): Totals | null {
  const total = order.total_amount;
  if (order.subtotal !== null && order.vat !== null) {
    return { subtotal: order.subtotal, vat: order.vat, total };
  }
  const sum = linesSum(order);
  if (sum === null) return null;
  const totals = totalsOf(sum);
  return totals.total === total ? totals : null;
}
