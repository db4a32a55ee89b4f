import { html } from 'hono/html';
import { SHOWN_A_PAGE, type Inquirer } from '../../domain/customers/release-inquirer';
import { addressWith } from '../asked-page';
import type { Html } from 'back-office/parts/html';
import { inquiriesTable } from './inquiries-table';
import { pageLinks } from 'back-office/parts/page-links';
import { personalData } from './personal-data';

export const INQUIRER = '/staff/customers/by-email';

export const inquirerPath = (email: string) =>
  `${INQUIRER}?${new URLSearchParams({ email }).toString()}`;

/** What is stored of an email: the inquiries of somebody who may have no account. */
export function inquirerPage({
  inquirer: { email, customerId, inquiries, inquiryCount, quotations, quotationCount },
  pages,
  tokenFor,
  mayRelease,
  fault,
}: {
  inquirer: Inquirer;
  /** The pages of the lists, from 1 on. */
  pages: { inquiries: number; quotations: number };
  tokenFor: (path: string) => string;
  /** Whether who looks may copy and delete what is stored. */
  mayRelease: boolean;
  fault: string | null;
}): Html {
  const linksOf = (list: keyof typeof pages, count: number) =>
    pageLinks({ page: pages[list], size: SHOWN_A_PAGE, count }, list, (page) => {
      return `${addressWith(INQUIRER, { email, ...pages, [list]: page })}#${list}`;
    });
  return html`
    <p class="back"><a href="/staff/customers">All customers</a></p>
    <div class="heading"><h1>${email}</h1></div>
    <p>
      ${
        customerId === null
          ? 'This email has no account.'
          : html`This email has <a href="/staff/customers/${customerId}">an account</a>, where all
              of it can be copied and deleted.`
      }
    </p>
    <section aria-labelledby="inquiries">
      <h2 id="inquiries">Inquiries</h2>
      ${inquiriesTable(inquiries)} ${linksOf('inquiries', inquiryCount)}
    </section>
    ${
      quotationCount === 0
        ? ''
        : html`<section aria-labelledby="quotations">
            <h2 id="quotations">Quotations</h2>
            <ul>
              ${quotations.map(
                (number) => html`<li><a href="/staff/quotations/${number}">${number}</a></li>`,
              )}
            </ul>
            ${linksOf('quotations', quotationCount)}
          </section>`
    }
    ${
      mayRelease && customerId === null && inquiryCount + quotationCount > 0
        ? personalData({
            at: INQUIRER,
            tokenFor,
            fault,
            deleting: 'Delete the inquiries',
            consequence:
              'The inquiries of this email go for good, with their answers, quotations and mails.',
            of: {
              query: inquirerPath(email).slice(INQUIRER.length),
              hidden: html`<input type="hidden" name="of" value="${email}" />`,
            },
          })
        : ''
    }
  `;
}
