import { html } from 'hono/html';
import { formatMoney, VAT_PERCENT, type Totals } from 'shared-contracts/money';
import type { Html } from 'back-office/html';

/** The sums of an order or a quotation. */
export const totalsPart = ({ subtotal, vat, total }: Totals): Html => html`
  <dl class="facts totals">
    <dt>Subtotal</dt>
    <dd>${formatMoney(subtotal)}</dd>
    <dt>VAT (${VAT_PERCENT}%)</dt>
    <dd>${formatMoney(vat)}</dd>
    <dt>Total</dt>
    <dd><strong>${formatMoney(total)}</strong></dd>
  </dl>
`;
