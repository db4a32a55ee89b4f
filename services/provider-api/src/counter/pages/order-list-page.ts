import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { ORDER_STATUSES } from '../../database/tables/orders';
import type { ListedOrder } from '../../orders/read-orders';
import type { AskedOrders } from '../asked-orders';
import type { Html } from './html';
import { statusMark } from './status-mark';

export type OrderList = {
  wanted: AskedOrders;
  orders: (ListedOrder & { overdue: boolean })[];
  /** The id before which the next page begins; null on the last. */
  older: number | null;
  /** Orders that wait too long for their payment. */
  unpaid: { count: number; days: number };
  /** The orders' state that the page shows, which the live stream's are compared with. */
  state: string;
};

/** The list as it is asked for. @param before the id before which it begins; from the newest without */
function addressOf({ before: _shown, ...wanted }: AskedOrders, before?: number): string {
  const given = Object.entries({ ...wanted, before: before?.toString() }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return `/staff/orders${given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`}`;
}

const search = ({ q = '', status, day = '' }: AskedOrders) => html`
  <form class="search" method="get" action="/staff/orders" role="search">
    <div class="wide">
      <label for="q">Number, name, phone or product</label>
      <input id="q" name="q" type="search" value="${q}" maxlength="100" />
    </div>
    <div>
      <label for="status">Status</label>
      <select id="status" name="status">
        <option value="">All</option>
        ${ORDER_STATUSES.map(
          (each) => html`<option ${each === status ? 'selected' : ''}>${each}</option>`,
        )}
      </select>
    </div>
    <div>
      <label for="day">Day</label>
      <input id="day" name="day" type="date" value="${day}" />
    </div>
    <button class="main">Find</button>
  </form>
`;

function row(order: OrderList['orders'][number]): Html {
  const { number, firstName, lastName, company, phone, units, overdue } = order;
  const { iso, text } = formatDateTime(order.placedAt.toISOString());
  const name = `${firstName} ${lastName}`.trim() || 'Deleted account';
  return html`
    <tr role="row">
      <th role="rowheader" scope="row"><a href="/staff/orders/${number}">${number}</a></th>
      <td role="cell" data-name="Placed"><time datetime="${iso}">${text}</time></td>
      <td role="cell" data-name="Customer">
        ${name}${company === null ? '' : html`<span class="sub">${company}</span>`}
        ${phone === '' ? '' : html`<span class="sub">${phone}</span>`}
      </td>
      <td role="cell" data-name="Units" class="number">${units}</td>
      <td role="cell" data-name="Total" class="number">${formatMoney(order.total)}</td>
      <td role="cell" data-name="Status">
        ${statusMark(order.status)}
        ${overdue ? html`<span class="sub late">not paid in time</span>` : ''}
      </td>
    </tr>
  `;
}

const table = (orders: OrderList['orders']) => html`
  <table class="cards orders" role="table">
    <caption class="hidden">
      Orders, newest first
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${['Number', 'Placed', 'Customer', 'Units', 'Total', 'Status'].map(
          (name) => html`<th role="columnheader" scope="col">${name}</th>`,
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${orders.map(row)}
    </tbody>
  </table>
`;

const waiting = ({ count, days }: OrderList['unpaid']) =>
  count === 0
    ? ''
    : html`
        <p class="note warning">
          ${count === 1 ? '1 open order is' : `${count} open orders are`} not paid after
          ${days === 1 ? 'a day' : `${days} days`}.
          <a href="/staff/orders?unpaid=1">Look at them to cancel</a>
        </p>
      `;

/** Orders, newest first. */
export function orderListPage({ wanted, orders, older, unpaid, state }: OrderList): Html {
  return html`
    <div class="heading">
      <h1>${wanted.unpaid === undefined ? 'Orders' : 'Orders not paid in time'}</h1>
      <button
        type="button"
        class="quiet"
        data-sound="Sound for new orders"
        hidden
        aria-pressed="false"
      >
        Sound for new orders
      </button>
    </div>
    ${search(wanted)}
    <p class="hidden" role="status" data-told="A new order has come."></p>
    <section
      aria-label="Orders"
      data-live="/staff/orders/live"
      data-state="${state}"
      data-newest="${orders[0]?.id ?? 0}"
    >
      ${wanted.unpaid === undefined ? waiting(unpaid) : ''}
      ${orders.length === 0 ? html`<p class="empty">No orders found.</p>` : table(orders)}
      <p class="pages">
        ${
          wanted.before === undefined
            ? ''
            : html`<a class="button" href="${addressOf(wanted)}">Newest</a>`
        }
        ${
          older === null
            ? ''
            : html`<a class="button" href="${addressOf(wanted, older)}">Earlier</a>`
        }
      </p>
    </section>
  `;
}
