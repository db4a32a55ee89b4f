/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { pageLinks } from 'back-office/parts/page-links';
import { table } from 'back-office/parts/table';
import { Titled } from 'back-office/parts/title-block';
import { formatDate, formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { SHOWN_A_PAGE, type WholeCustomer } from '../../domain/customers/find-customers';
import { addressWith } from '../asked-page';
import { CustomerCorrection } from './customer-correction';
import { Inquiries } from './inquiries-table';
import { PersonalData } from './personal-data';
import { StatusMark } from './status-mark';

export type ShownCustomer = {
  customer: WholeCustomer;
  /** The pages of the lists, from 1 on. */
  pages: { orders: number; inquiries: number };
  /** Whether who looks may correct, copy and delete what is stored. */
  mayRelease: boolean;
};

const CONSEQUENCE =
  'Name, email, cart, inquiries with their answers, and mails go for good. Orders stay without whose they were.';

const Orders = ({ orders }: WholeCustomer) =>
  orders.length === 0 ? (
    <p class="empty">No orders.</p>
  ) : (
    table(
      'Orders, newest first',
      ['Number', 'Placed', 'Total', 'Status'],
      orders.map(({ number, placedAt, total, status }) => [
        {
          of: (
            <a href={`/staff/orders/${number}`} class="model">
              {number}
            </a>
          ),
        },
        { of: formatDateTime(placedAt.toISOString()).text },
        { of: formatMoney(total), number: true },
        { of: <StatusMark status={status} /> },
      ]),
    )
  );

const Heading = ({ id, name, email, company, createdAt }: WholeCustomer) => (
  <Titled
    facts={[
      ['Customer', <span class="model">{id}</span>],
      ['Since', formatDate(createdAt.toISOString()).text],
      ['Company', company],
      ['Email', <a href={`mailto:${email}`}>{email}</a>],
    ]}
  >
    <h1>{name}</h1>
  </Titled>
);

/** One customer, with what was ordered and asked. */
export function CustomerPage({ customer, pages, mayRelease }: ShownCustomer) {
  const at = `/staff/customers/${customer.id}`;
  const linksOf = (list: keyof typeof pages, count: number) =>
    pageLinks({ page: pages[list], size: SHOWN_A_PAGE, count }, list, (page) => {
      return `${addressWith(at, { ...pages, [list]: page })}#${list}`;
    });
  return (
    <>
      <p class="back">
        <a href="/staff/customers">All customers</a>
      </p>
      <Heading {...customer} />
      <section aria-labelledby="orders">
        <h2 class="dimension" id="orders">
          Orders
        </h2>
        <Orders {...customer} />
        {linksOf('orders', customer.orderCount)}
      </section>
      <section aria-labelledby="inquiries">
        <h2 class="dimension" id="inquiries">
          Inquiries
        </h2>
        <Inquiries sent={customer.inquiries} />
        {linksOf('inquiries', customer.inquiryCount)}
      </section>
      {mayRelease && (
        <>
          <CustomerCorrection customer={customer} />
          <PersonalData at={at} deleting="Delete the account" consequence={CONSEQUENCE} />
        </>
      )}
    </>
  );
}
