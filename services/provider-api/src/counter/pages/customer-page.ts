import { html } from 'hono/html';
import { formatDate, formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { SHOWN_A_PAGE, type WholeCustomer } from '../../domain/customers/find-customers';
import { addressWith } from '../asked-page';
import type { Html } from 'back-office/parts/html';
import { inquiriesTable } from './inquiries-table';
import { customerCorrection } from './customer-correction';
import { pageLinks } from 'back-office/parts/page-links';
import { personalData } from './personal-data';
import { statusMark } from './status-mark';
import { table } from 'back-office/parts/table';

export type ShownCustomer = {
  customer: WholeCustomer;
  /** The pages of the lists, from 1 on. */
  pages: { orders: number; inquiries: number };
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
  const { customer, pages, tokenFor, mayRelease, fault } = shown;
  const linksOf = (list: keyof typeof pages, count: number) =>
    pageLinks({ page: pages[list], size: SHOWN_A_PAGE, count }, list, (page) => {
      const address = addressWith(`/staff/customers/${customer.id}`, { ...pages, [list]: page });
      return `${address}#${list}`;
    });
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
      ${ordersOf(customer)} ${linksOf('orders', customer.orderCount)}
    </section>
    <section aria-labelledby="inquiries">
      <h2 id="inquiries">Inquiries</h2>
      ${inquiriesTable(customer.inquiries)} ${linksOf('inquiries', customer.inquiryCount)}
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
