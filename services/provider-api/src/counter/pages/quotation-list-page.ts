import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { LiveState } from '../../domain/orders/order-feed';
import { QUOTATION_KINDS, type FoundQuotation } from '../../domain/quotations/find-quotations';
import { addressWith } from '../asked-page';
import { dayInWords } from './day-in-words';
import type { Html } from 'back-office/html';
import { liveList } from './live-list';
import { quotationMark } from './quotation-mark';
import { table } from 'back-office/parts/table';

const AT = '/staff/quotations';

type Listed = FoundQuotation & { expired: boolean };

export type QuotationList = {
  wanted: {
    q?: string | undefined;
    state: (typeof QUOTATION_KINDS)[number];
    before?: number | undefined;
  };
  quotations: Listed[];
  /** The id before which the next page begins; null on the last. */
  older: number | null;
  live: LiveState;
};

const KINDS = { open: 'To answer', sent: 'Sent', decided: 'Decided', all: 'All' };

const search = ({ q = '', state }: QuotationList['wanted']) => html`
  <form class="search" method="get" action="${AT}" role="search">
    <div class="wide">
      <label for="q">Number, name, email or company</label>
      <input id="q" name="q" type="search" value="${q}" maxlength="100" />
    </div>
    <div>
      <label for="state">Which</label>
      <select id="state" name="state">
        ${QUOTATION_KINDS.map(
          (each) =>
            html`<option value="${each}" ${each === state ? 'selected' : ''}>
              ${KINDS[each]}
            </option>`,
        )}
      </select>
    </div>
    <button class="main">Find</button>
  </form>
`;

function row(quotation: Listed) {
  const { number, createdAt, customer, company, neededBy, total } = quotation;
  const { iso, text } = formatDateTime(createdAt.toISOString());
  return [
    { of: html`<a href="${AT}/${number}">${number}</a>` },
    { of: html`<time datetime="${iso}">${text}</time>` },
    {
      of: html`${customer?.name ?? 'Nobody known'}${
          company === null ? '' : html`<span class="sub">${company}</span>`
        } <span class="sub">${customer?.email ?? ''}</span>`,
    },
    { of: neededBy === null ? '' : dayInWords(neededBy) },
    { of: total === null ? '' : formatMoney(total), number: true },
    { of: quotationMark(quotation) },
  ];
}

/** Quotations, newest first. */
export function quotationListPage({ wanted, quotations, older, live }: QuotationList): Html {
  const { q, state } = wanted;
  return liveList({
    heading: 'Quotations',
    name: 'Quotations',
    at: AT,
    live,
    sound: 'Sound for new requests',
    told: 'A new request for a quotation has come.',
    search: search(wanted),
    list:
      quotations.length === 0
        ? html`<p class="empty">No quotations found.</p>`
        : table(
            'Quotations, newest first',
            ['Number', 'Begun', 'For', 'Needed by', 'Total', 'Status'],
            quotations.map(row),
          ),
    newest: wanted.before === undefined ? null : addressWith(AT, { q, state }),
    earlier: older === null ? null : addressWith(AT, { q, state, before: older }),
  });
}
