import { html } from 'hono/html';
import type { WholeOrder } from '../../domain/orders/read-orders';
import type { Html } from 'back-office/parts/html';

type Business = Pick<WholeOrder, 'poNumber' | 'projectReference' | 'companyTin' | 'companyBranch'>;

/** What an order says of the company that ordered, with its names; only what is said. */
function saidOf(order: Business): [string, string][] {
  const { companyBranch, companyTin, poNumber, projectReference } = order;
  const all: [string, string | null][] = [
    ['Branch', companyBranch],
    ['TIN', companyTin],
    ['PO number', poNumber],
    ['Project', projectReference],
  ];
  return all.filter((one): one is [string, string] => one[1] !== null);
}

/** As rows of a list of facts. */
export const businessFacts = (order: Business): Html => html`
  ${saidOf(order).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  )}
`;

/** As paragraphs, on paper. */
export const businessParagraphs = (order: Business): Html => html`
  ${saidOf(order).map(([name, value]) => html`<p>${name}: ${value}</p>`)}
`;
