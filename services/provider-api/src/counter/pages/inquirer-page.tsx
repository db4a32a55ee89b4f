/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { pageLinks } from 'back-office/parts/page-links';
import { SHOWN_A_PAGE, type Inquirer } from '../../domain/customers/release-inquirer';
import { addressWith } from '../asked-page';
import { Inquiries } from './inquiries-table';
import { PersonalData } from './personal-data';

export const INQUIRER = '/staff/customers/by-email';

export const inquirerPath = (email: string) =>
  `${INQUIRER}?${new URLSearchParams({ email }).toString()}`;

type ShownInquirer = {
  inquirer: Inquirer;
  /** The pages of the lists, from 1 on. */
  pages: { inquiries: number; quotations: number };
  /** Whether who looks may copy and delete what is stored. */
  mayRelease: boolean;
};

const Account = ({ id }: { id: number | null }) => (
  <p>
    {id === null ? (
      'This email has no account.'
    ) : (
      <>
        This email has <a href={`/staff/customers/${id}`}>an account</a>, where all of it can be
        copied and deleted.
      </>
    )}
  </p>
);

/** Orders that staff placed for somebody without an account. */
const Ordered = ({ numbers }: { numbers: readonly string[] }) =>
  numbers.length === 0 ? null : (
    <section aria-labelledby="orders">
      <h2 class="dimension" id="orders">
        Orders at the counter
      </h2>
      <ul>
        {numbers.map((number) => (
          <li>
            <a href={`/staff/orders/${number}`}>{number}</a>
          </li>
        ))}
      </ul>
    </section>
  );

/** What is stored of an email: the inquiries of somebody who may have no account. */
export function InquirerPage({ inquirer, pages, mayRelease }: ShownInquirer) {
  const { email, customerId, inquiries, inquiryCount, quotations, quotationCount } = inquirer;
  const isKnown = inquiryCount + quotationCount + inquirer.orders.length > 0;
  const linksOf = (list: keyof typeof pages, count: number) =>
    pageLinks({ page: pages[list], size: SHOWN_A_PAGE, count }, list, (page) => {
      return `${addressWith(INQUIRER, { email, ...pages, [list]: page })}#${list}`;
    });
  return (
    <>
      <p class="back">
        <a href="/staff/customers">All customers</a>
      </p>
      <div class="heading">
        <h1>{email}</h1>
      </div>
      <Account id={customerId} />
      <section aria-labelledby="inquiries">
        <h2 class="dimension" id="inquiries">
          Inquiries
        </h2>
        <Inquiries sent={inquiries} />
        {linksOf('inquiries', inquiryCount)}
      </section>
      {quotationCount > 0 && (
        <section aria-labelledby="quotations">
          <h2 class="dimension" id="quotations">
            Quotations
          </h2>
          <ul>
            {quotations.map((number) => (
              <li>
                <a href={`/staff/quotations/${number}`}>{number}</a>
              </li>
            ))}
          </ul>
          {linksOf('quotations', quotationCount)}
        </section>
      )}
      <Ordered numbers={inquirer.orders} />
      {mayRelease && customerId === null && isKnown && (
        <PersonalData
          at={INQUIRER}
          deleting="Delete the inquiries"
          consequence="The inquiries of this email go for good, with their answers, quotations and mails. Its orders stay without anything that says whose they were."
          of={{ query: inquirerPath(email).slice(INQUIRER.length), email }}
        />
      )}
    </>
  );
}
