import { html } from 'hono/html';
import type { OrderStatus } from '../../database/tables/orders';
import { formatDateTime } from 'shared-contracts/dates';
import { WORDS_MOST } from '../../domain/mail/order-letters';
import { CANCEL_REASONS } from '../../domain/orders/cancel-reasons';
import type { WholeOrder } from '../../domain/orders/read-orders';
import { nextStatuses } from '../../domain/orders/steps';
import { tokenField, type Html } from 'back-office/parts/html';
import { customerOf } from './order-customer';
import { historyOf } from './order-history';
import { linesOf } from './order-lines';
import { statusMark } from './status-mark';
import { totalsPart } from './totals-part';

export type ShownOrder = {
  order: WholeOrder;
  /** The token of a form that is sent to a path. */
  tokenFor: (path: string) => string;
  /** Whether it waits too long for its payment. */
  overdue: boolean;
};

const STEPS: Record<Exclude<OrderStatus, 'Pending' | 'Cancelled'>, string> = {
  Confirmed: 'Confirm',
  'Ready for pickup': 'Ready for pickup',
  Completed: 'Picked up and paid',
};

/** A form below the order's path, with the token for it. */
function form({ order, tokenFor }: ShownOrder, change: string, inside: Html): Html {
  const path = `/staff/orders/${order.number}/${change}`;
  return html`<form method="post" action="${path}">${tokenField(tokenFor(path))}${inside}</form>`;
}

const fromTo = (from: OrderStatus, to: OrderStatus) => html`
  <input type="hidden" name="from" value="${from}" />
  <input type="hidden" name="to" value="${to}" />
`;

function nextStep(shown: ShownOrder): Html {
  const { status } = shown.order;
  const to = nextStatuses(status).find((each) => each !== 'Cancelled' && each !== 'Pending');
  if (to === undefined) return html``;
  return form(
    shown,
    'status',
    html`${fromTo(status, to)}<button class="main">${STEPS[to]}</button>`,
  );
}

function cancelling(shown: ShownOrder): Html {
  const { status } = shown.order;
  if (!nextStatuses(status).includes('Cancelled')) return html``;
  return html`
    <details class="cancel" ${shown.overdue ? 'open' : ''}>
      <summary>Cancel this order</summary>
      ${form(
        shown,
        'status',
        html`
          ${fromTo(status, 'Cancelled')}
          <label for="reason">Reason</label>
          <select id="reason" name="reason" required>
            ${shown.overdue ? '' : html`<option value="">Choose</option>`}
            ${Object.entries(CANCEL_REASONS).map(
              ([reason, { label }]) => html`
                <option value="${reason}" ${shown.overdue && reason === 'unpaid' ? 'selected' : ''}>
                  ${label}
                </option>
              `,
            )}
          </select>
          <label for="words">More for the customer, if needed</label>
          <textarea id="words" name="words" rows="2" maxlength="${WORDS_MOST}"></textarea>
          <button class="danger">Cancel the order</button>
        `,
      )}
    </details>
  `;
}

function payment(shown: ShownOrder): Html {
  const { paidAt, status } = shown.order;
  if (status === 'Cancelled' && paidAt === null) return html`<p>Not paid.</p>`;
  const paid = paidAt === null ? 'yes' : 'no';
  const { text } = formatDateTime((paidAt ?? new Date(0)).toISOString());
  return html`
    <p>
      ${paidAt === null ? (shown.overdue ? 'Not paid in time.' : 'Not paid yet.') : `Paid: ${text}`}
    </p>
    ${form(
      shown,
      'payment',
      html`
        <input type="hidden" name="paid" value="${paid}" />
        <button>${paidAt === null ? 'Payment received' : 'Take the payment back'}</button>
      `,
    )}
  `;
}

const noteForm = (shown: ShownOrder) =>
  form(
    shown,
    'note',
    html`
      <input type="hidden" name="after" value="${shown.order.events.at(-1)?.id ?? 0}" />
      <label for="note">Note for staff</label>
      <textarea id="note" name="words" rows="2" required maxlength="1000"></textarea>
      <button>Add the note</button>
    `,
  );

/** One order, with what can be done with it. */
export function orderPage(shown: ShownOrder): Html {
  const { order } = shown;
  const at = `/staff/orders/${order.number}`;
  return html`
    <p class="back"><a href="/staff/orders">All orders</a></p>
    <div class="heading">
      <h1>Order ${order.number}</h1>
      ${statusMark(order.status)}
    </div>
    <div class="actions">
      ${nextStep(shown)}
      <a class="button" href="${at}/slip">Picking slip</a>
      <a class="button" href="${at}/receipt">Receipt</a>
    </div>
    ${cancelling(shown)}
    <div class="columns">
      <section aria-labelledby="customer">
        <h2 id="customer">Customer</h2>
        ${customerOf(order)}
      </section>
      <section aria-labelledby="payment">
        <h2 id="payment">Payment</h2>
        ${payment(shown)}
      </section>
    </div>
    <section aria-labelledby="lines">
      <h2 id="lines">Items</h2>
      ${linesOf(order, (line, inside) => form(shown, 'shelf', html`${line}${inside}`))}
      ${totalsPart(order)}
    </section>
    <div class="columns">
      <section aria-labelledby="history">
        <h2 id="history">History</h2>
        ${historyOf(order)}
      </section>
      <section aria-labelledby="notes">
        <h2 id="notes">Add a note</h2>
        ${noteForm(shown)}
      </section>
    </div>
  `;
}
