import { html } from 'hono/html';
import { formatDate } from 'shared-contracts/dates';
import type { Customer } from '../../domain/customers/find-customers';
import { addressWith } from '../asked-page';
import type { Html } from 'back-office/html';
import { inquirerPath } from './inquirer-page';
import { table } from 'back-office/parts/table';

const AT = '/staff/customers';

/** Customers, the newest first. @param older the id before which the next page begins */
export function customerListPage(
  customers: readonly Customer[],
  q: string | undefined,
  older: number | null,
): Html {
  return html`
    <div class="heading"><h1>Customers</h1></div>
    <form class="search" method="get" action="${AT}" role="search">
      <div class="wide">
        <label for="q">Name, email, phone or company</label>
        <input id="q" name="q" type="search" value="${q ?? ''}" maxlength="100" />
      </div>
      <button class="main">Find</button>
    </form>
    ${
      customers.length === 0
        ? html`<p class="empty">No customers found.</p>
            ${q?.includes('@') ? html`<p><a href="${inquirerPath(q)}">Inquiries of ${q}</a></p>` : ''}`
        : table(
            'Customers, the newest first',
            ['Name', 'Email', 'Since'],
            customers.map(({ id, name, email, createdAt }) => [
              { of: html`<a href="${AT}/${id}">${name}</a>` },
              { of: email },
              { of: formatDate(createdAt.toISOString()).text },
            ]),
          )
    }
    <p class="pages">
      ${
        older === null
          ? ''
          : html`<a class="button" href="${addressWith(AT, { q, before: older })}">Earlier</a>`
      }
    </p>
  `;
}
