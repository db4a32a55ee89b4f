/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import {
  formatMoney,
  VAT_PERCENT,
  type Centavos,
  type Totals as Sums,
} from 'shared-contracts/money';
import { rateInWords, sumOf } from '../../domain/orders/amounts';
import type { WholeOrder } from '../../domain/orders/read-orders';

export type Discounted = {
  /** What the lines come to before the discount. */
  items?: Centavos;
  discount?: Centavos;
  /** In hundredths of a per cent. */
  rate?: number;
};

/** The sums of an order, with what its lines come to where a discount is off it. */
export function sumsOf(order: WholeOrder): Sums & Discounted {
  const items = sumOf(order.lines);
  return { ...order, items, discount: items - order.subtotal, rate: order.discountRate };
}

/** What was taken off before the subtotal. */
export const DiscountPart = ({ of }: { of: Sums & Discounted }) => {
  const { subtotal, items = subtotal, discount = 0, rate = 0 } = of;
  return rate === 0 ? null : (
    <>
      <dt>Items</dt>
      <dd>{formatMoney(items)}</dd>
      <dt>Discount ({rateInWords(rate)})</dt>
      <dd>{formatMoney(-discount)}</dd>
    </>
  );
};

/** The sums of an order or a quotation. */
export const Totals = ({ of }: { of: Sums & Discounted }) => (
  <dl class="facts totals">
    <DiscountPart of={of} />
    <dt>Subtotal</dt>
    <dd>{formatMoney(of.subtotal)}</dd>
    <dt>VAT ({VAT_PERCENT}%)</dt>
    <dd>{formatMoney(of.vat)}</dd>
    <dt>Total</dt>
    <dd>
      <strong>{formatMoney(of.total)}</strong>
    </dd>
  </dl>
);
