import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { WholeOrder } from '../../domain/orders/read-orders';
import { businessParagraphs } from './business-facts';
import { cancelledStamp } from './cancelled-stamp';
import type { Html } from 'back-office/html';
import { totalsPart } from './totals-part';

/** What was paid, as far as it is known; of a cancelled order it is no proof of payment. */
function paymentWords({ status, paidAt }: WholeOrder): string {
  const paid = paidAt && formatDateTime(paidAt.toISOString()).text;
  if (status === 'Cancelled') return paid === null ? 'Not paid' : `Was paid ${paid}`;
  return paid === null ? 'Not paid yet' : `Paid ${paid}`;
}

/** What the customer gets, as wide as a roll of 80 mm. It is no official receipt of the tax office. */
export function receipt(order: WholeOrder): Html {
  const { number, firstName, lastName, company, placedAt, lines } = order;
  const name = [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ');
  return html`
    <article class="sheet receipt">
      <h1>Ironwharf</h1>
      <p>Order ${number}</p>
      ${cancelledStamp(order, 'This sheet is no proof of a purchase.')}
      <p>Placed ${formatDateTime(placedAt.toISOString()).text}</p>
      <p>${paymentWords(order)}</p>
      <p>${name}</p>
      ${businessParagraphs(order)}
      <ul>
        ${lines.map(
          ({ quantity, productName, variantName, model, price }) => html`
            <li>
              <span>
                ${quantity} x ${productName}, ${variantName}${model === null ? '' : `, ${model}`}
                <span class="sub">${formatMoney(price)} each</span>
              </span>
              <span class="number">${formatMoney(price * quantity)}</span>
            </li>
          `,
        )}
      </ul>
      ${totalsPart(order)} ${order.status === 'Cancelled' ? '' : html`<p>Thank you.</p>`}
    </article>
    <p class="screen-only">
      <a class="button" href="/staff/orders/${number}">Back to the order</a>
      To print it, use the browser’s own print.
    </p>
  `;
}
