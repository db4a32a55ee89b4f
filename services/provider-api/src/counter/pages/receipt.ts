import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { WholeOrder } from '../../orders/read-orders';
import { businessParagraphs } from './business-facts';
import type { Html } from './html';
import { totalsPart } from './totals-part';

/** What the customer gets, as wide as a roll of 80 mm. It is no official receipt of the tax office. */
export function receipt(order: WholeOrder): Html {
  const { number, firstName, lastName, company, placedAt, paidAt, lines } = order;
  const at = (moment: Date) => formatDateTime(moment.toISOString()).text;
  const name = [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ');
  return html`
    <article class="sheet receipt">
      <h1>Ironwharf</h1>
      <p>Order ${number}</p>
      <p>Placed ${at(placedAt)}</p>
      <p>${paidAt === null ? 'Not paid yet' : `Paid ${at(paidAt)}`}</p>
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
      ${totalsPart(order)}
      <p>Thank you.</p>
    </article>
    <p class="screen-only">
      <a class="button" href="/staff/orders/${number}">Back to the order</a>
      To print it, use the browser’s own print.
    </p>
  `;
}
