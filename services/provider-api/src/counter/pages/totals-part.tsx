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

type Discounted = {
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

/** The sums of an order or a quotation, with the discount that was taken off before. */
export const Totals = ({ of }: { of: Sums & Discounted }) => {
  const { subtotal, vat, total, items = subtotal, discount = 0, rate = 0 } = of;
  return (
    <dl class="facts totals">
      {rate > 0 && (
        <>
          <dt>Items</dt>
          <dd>{formatMoney(items)}</dd>
          <dt>Discount ({rateInWords(rate)})</dt>
          <dd>{formatMoney(-discount)}</dd>
        </>
      )}
      <dt>Subtotal</dt>
      <dd>{formatMoney(subtotal)}</dd>
      <dt>VAT ({VAT_PERCENT}%)</dt>
      <dd>{formatMoney(vat)}</dd>
      <dt>Total</dt>
      <dd>
        <strong>{formatMoney(total)}</strong>
      </dd>
    </dl>
  );
};
