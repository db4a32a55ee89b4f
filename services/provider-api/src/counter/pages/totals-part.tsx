/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatMoney, VAT_PERCENT, type Totals as Sums } from 'shared-contracts/money';

/** The sums of an order or a quotation. */
export const Totals = ({ of: { subtotal, vat, total } }: { of: Sums }) => (
  <dl class="facts totals">
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
