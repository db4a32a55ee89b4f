/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatMoney, VAT_PERCENT, type Totals } from 'shared-contracts/money';
import { DiscountPart, type Discounted } from './totals-part';

/** The sums of a paper with VAT apart. Everything that the shop sells has VAT. */
export const VatPart = ({ of }: { of: Totals & Discounted }) => {
  const { subtotal, vat, total } = of;
  return (
    <dl class="facts totals">
      <DiscountPart of={of} />
      <dt>VATable sales</dt>
      <dd>{formatMoney(subtotal)}</dd>
      <dt>VAT-exempt sales</dt>
      <dd>{formatMoney(0)}</dd>
      <dt>Zero-rated sales</dt>
      <dd>{formatMoney(0)}</dd>
      <dt>VAT ({VAT_PERCENT}%)</dt>
      <dd>{formatMoney(vat)}</dd>
      <dt>Total</dt>
      <dd>
        <strong>{formatMoney(total)}</strong>
      </dd>
    </dl>
  );
};
