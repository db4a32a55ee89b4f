import { html } from 'hono/html';
import { companyFacts, type CompanyColumns } from '../../domain/orders/business-fields';
import type { Html } from 'back-office/html';

/** What an order says of the company that ordered, as rows of a list of facts. */
export const businessFacts = (order: CompanyColumns): Html => html`
  ${companyFacts(order).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  )}
`;

/** As paragraphs, on paper. */
export const businessParagraphs = (order: CompanyColumns): Html => html`
  ${companyFacts(order).map(([name, value]) => html`<p>${name}: ${value}</p>`)}
`;
