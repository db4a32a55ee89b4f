import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import type { WholeOrder } from '../../domain/orders/read-orders';
import { businessParagraphs } from './business-facts';
import { cancelledStamp } from './cancelled-stamp';
import type { Html } from 'back-office/html';
import { lineName } from './line-name';

/** Lines in the order of their shelves; those without a known one last. */
const byShelf = ({ lines }: WholeOrder) =>
  lines.toSorted((one, other) =>
    (one.shelf ?? '\uffff').localeCompare(other.shelf ?? '\uffff', 'en', { numeric: true }),
  );

/** What somebody fetches from the shelves, on a sheet of A4. */
export function pickingSlip(order: WholeOrder): Html {
  const { number, firstName, lastName, company, placedAt } = order;
  const { text } = formatDateTime(placedAt.toISOString());
  return html`
    <article class="sheet slip">
      <h1>Picking slip ${number}</h1>
      ${cancelledStamp(order, 'Fetch nothing for it.')}
      <p>${`${firstName} ${lastName}`.trim()}${company === null ? '' : `, ${company}`}</p>
      ${businessParagraphs(order)}
      <p>Placed ${text}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Shelf</th>
            <th scope="col">Units</th>
            <th scope="col">Item</th>
            <th scope="col">Picked</th>
          </tr>
        </thead>
        <tbody>
          ${byShelf(order).map(
            (line) => html`
              <tr>
                <td>${line.shelf ?? '-'}</td>
                <td class="number">${line.quantity}</td>
                <td>${lineName(line)}</td>
                <td><span class="box" role="img" aria-label="not picked yet"></span></td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </article>
    <p class="screen-only">
      <a class="button" href="/staff/orders/${number}">Back to the order</a>
      To print it, use the browser’s own print.
    </p>
  `;
}
