import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { ORDER_STATUSES } from '../../database/tables/orders';
import type { LiveState } from '../../domain/orders/order-feed';
import type { ListedOrder } from '../../domain/orders/read-orders';
import type { AskedOrders } from '../asked-orders';
import { addressWith } from '../asked-page';
import type { Html } from 'back-office/html';
import { liveList } from './live-list';
import { statusMark } from './status-mark';
import { table } from 'back-office/parts/table';

export type OrderList = {
  wanted: AskedOrders;
  orders: (ListedOrder & { overdue: boolean })[];
  /** The id before which the next page begins; null on the last. */
  older: number | null;
  /** Orders that wait too long for their payment. */
  unpaid: { count: number; days: number };
  live: LiveState;
};

/** The list as it is asked for. @param before the id before which it begins; from the newest without */
const addressOf = (wanted: AskedOrders, before?: number) =>
  addressWith('/staff/orders', { ...wanted, before });

const search = ({ q = '', status, day = '' }: AskedOrders) => html`
  <form class="search" method="get" action="/staff/orders" role="search">
    <div class="wide">
      <label for="q">Number, PO number, name, phone or product</label>
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

function row(order: OrderList['orders'][number]) {
  const { number, firstName, lastName, company, phone, poNumber, units, overdue } = order;
  const { iso, text } = formatDateTime(order.placedAt.toISOString());
  const name = `${firstName} ${lastName}`.trim() || 'Deleted account';
  return [
    {
      of: html`<a href="/staff/orders/${number}">${number}</a>
        ${poNumber === null ? '' : html`<span class="sub">PO ${poNumber}</span>`}`,
    },
    { of: html`<time datetime="${iso}">${text}</time>` },
    {
      of: html`${name}${company === null ? '' : html`<span class="sub">${company}</span>`}
      ${phone === '' ? '' : html`<span class="sub">${phone}</span>`}`,
    },
    { of: units, number: true },
    { of: formatMoney(order.total), number: true },
    {
      of: html`${statusMark(order.status)}
      ${overdue ? html`<span class="sub late">not paid in time</span>` : ''}`,
    },
  ];
}

const NAMES = ['Number', 'Placed', 'Customer', 'Units', 'Total', 'Status'];

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
export function orderListPage({ wanted, orders, older, unpaid, live }: OrderList): Html {
  return liveList({
    heading: wanted.unpaid === undefined ? 'Orders' : 'Orders not paid in time',
    name: 'Orders',
    at: '/staff/orders',
    live,
    sound: 'Sound for new orders',
    told: 'A new order has come.',
    search: search(wanted),
    list: html`
      ${wanted.unpaid === undefined ? waiting(unpaid) : ''}
      ${
        orders.length === 0
          ? html`<p class="empty">No orders found.</p>`
          : table('Orders, newest first', NAMES, orders.map(row), { kind: 'orders' })
      }
    `,
    newest: wanted.before === undefined ? null : addressOf(wanted),
    earlier: older === null ? null : addressOf(wanted, older),
  });
}
