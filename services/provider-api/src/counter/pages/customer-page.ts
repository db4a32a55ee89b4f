import { html } from 'hono/html';
import { formatDate, formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { WholeCustomer } from '../../customers/find-customers';
import type { Html } from './html';
import { postForm } from './post-form';
import { statusMark } from './status-mark';
import { table } from './table';

export type ShownCustomer = {
  customer: WholeCustomer;
  tokenFor: (path: string) => string;
  /** Whether who looks may copy and delete what is stored. */
  mayRelease: boolean;
  /** Why that was refused; null where it wasn't. */
  fault: string | null;
};

const ordersOf = ({ orders }: WholeCustomer) =>
  orders.length === 0
    ? html`<p class="empty">No orders.</p>`
    : table(
        'Orders, newest first',
        ['Number', 'Placed', 'Total', 'Status'],
        orders.map(({ number, placedAt, total, status }) => [
          { of: html`<a href="/staff/orders/${number}">${number}</a>` },
          { of: formatDateTime(placedAt.toISOString()).text },
          { of: formatMoney(total), number: true },
          { of: statusMark(status) },
        ]),
      );

const inquiriesOf = ({ inquiries }: WholeCustomer) =>
  inquiries.length === 0
    ? html`<p class="empty">No inquiries.</p>`
    : table(
        'Inquiries, newest first',
        ['Number', 'Sent', 'State'],
        inquiries.map(({ reference, createdAt, doneAt }) => [
          { of: html`<a href="/staff/inquiries/${reference}">${reference}</a>` },
          { of: formatDateTime(createdAt.toISOString()).text },
          { of: doneAt === null ? 'Open' : 'Done' },
        ]),
      );

const ownPassword = (id: string) => html`
  <label for="${id}">Your own password</label>
  <input
    id="${id}"
    name="current"
    type="password"
    required
    maxlength="1024"
    autocomplete="current-password"
  />
`;

function releasing({ customer, tokenFor, fault }: ShownCustomer): Html {
  const at = `/staff/customers/${customer.id}`;
  return html`
    <section aria-labelledby="data">
      <h2 id="data">Personal data</h2>
      ${fault === null ? '' : html`<p class="note danger" role="alert">${fault}</p>`}
      <p class="faint">
        For a customer who has asked for it and shown who it is. Both are written into the log.
      </p>
      <div class="columns">
        ${postForm(
          tokenFor,
          `${at}/export`,
          html`${ownPassword('export-current')}<button>Save a copy of all data</button>`,
        )}
        <details class="cancel">
          <summary>Delete the account</summary>
          ${postForm(
            tokenFor,
            `${at}/delete`,
            html`
              <p>
                Name, email, cart, inquiries with their answers, and mails go for good. Orders stay
                without whose they were.
              </p>
              <label for="email">The customer’s email, to be sure</label>
              <input id="email" name="email" required maxlength="254" autocomplete="off" />
              ${ownPassword('delete-current')}
              <button class="danger">Delete the account</button>
            `,
          )}
        </details>
      </div>
    </section>
  `;
}

/** One customer, with what was ordered and asked. */
export function customerPage(shown: ShownCustomer): Html {
  const { customer, mayRelease } = shown;
  return html`
    <p class="back"><a href="/staff/customers">All customers</a></p>
    <div class="heading"><h1>${customer.name}</h1></div>
    <dl class="facts">
      <dt>Email</dt>
      <dd><a href="mailto:${customer.email}">${customer.email}</a></dd>
      <dt>Since</dt>
      <dd>${formatDate(customer.createdAt.toISOString()).text}</dd>
    </dl>
    <section aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      ${ordersOf(customer)}
    </section>
    <section aria-labelledby="inquiries">
      <h2 id="inquiries">Inquiries</h2>
      ${inquiriesOf(customer)}
    </section>
    ${mayRelease ? releasing(shown) : ''}
  `;
}
