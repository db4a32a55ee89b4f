import { html } from 'hono/html';
import { formatDate, formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { WholeCustomer } from '../../customers/find-customers';
import type { Html } from './html';
import { inquiriesTable } from './inquiries-table';
import { customerCorrection } from './customer-correction';
import { personalData } from './personal-data';
import { statusMark } from './status-mark';
import { table } from './table';

export type ShownCustomer = {
  customer: WholeCustomer;
  tokenFor: (path: string) => string;
  /** Whether who looks may correct, copy and delete what is stored. */
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

/** One customer, with what was ordered and asked. */
export function customerPage(shown: ShownCustomer): Html {
  const { customer, tokenFor, mayRelease, fault } = shown;
  return html`
    <p class="back"><a href="/staff/customers">All customers</a></p>
    <div class="heading"><h1>${customer.name}</h1></div>
    <dl class="facts">
      <dt>Email</dt>
      <dd><a href="mailto:${customer.email}">${customer.email}</a></dd>
      ${
        customer.company === ''
          ? ''
          : html`<dt>Company</dt>
              <dd>${customer.company}</dd>`
      }
      <dt>Since</dt>
      <dd>${formatDate(customer.createdAt.toISOString()).text}</dd>
    </dl>
    <section aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      ${ordersOf(customer)}
    </section>
    <section aria-labelledby="inquiries">
      <h2 id="inquiries">Inquiries</h2>
      ${inquiriesTable(customer.inquiries)}
    </section>
    ${
      mayRelease
        ? [
            customerCorrection(customer, tokenFor),
            personalData({
              at: `/staff/customers/${customer.id}`,
              tokenFor,
              fault,
              deleting: 'Delete the account',
              consequence:
                'Name, email, cart, inquiries with their answers, and mails go for good. Orders stay without whose they were.',
            }),
          ]
        : ''
    }
  `;
}
