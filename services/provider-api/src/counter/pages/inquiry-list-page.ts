import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import { INQUIRY_STATES, type ListedInquiry } from '../../domain/inquiries/read-inquiries';
import type { LiveState } from '../../domain/orders/order-feed';
import { addressWith } from '../asked-page';
import type { Html } from 'back-office/html';
import { inquiryMark } from './inquiry-mark';
import { liveList } from './live-list';
import { table } from 'back-office/parts/table';

const AT = '/staff/inquiries';

export type InquiryList = {
  wanted: {
    q?: string | undefined;
    state: (typeof INQUIRY_STATES)[number];
    before?: number | undefined;
  };
  inquiries: ListedInquiry[];
  /** The id before which the next page begins; null on the last. */
  older: number | null;
  live: LiveState;
};

const STATES = { open: 'Open', done: 'Done', all: 'All' };

const search = ({ q = '', state }: InquiryList['wanted']) => html`
  <form class="search" method="get" action="${AT}" role="search">
    <div class="wide">
      <label for="q">Number, name, email, company, phone or words</label>
      <input id="q" name="q" type="search" value="${q}" maxlength="100" />
    </div>
    <div>
      <label for="state">Which</label>
      <select id="state" name="state">
        ${INQUIRY_STATES.map(
          (each) =>
            html`<option value="${each}" ${each === state ? 'selected' : ''}>
              ${STATES[each]}
            </option>`,
        )}
      </select>
    </div>
    <button class="main">Find</button>
  </form>
`;

/** Enough of an inquiry to know it by. */
const beginningOf = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

function row(inquiry: ListedInquiry) {
  const { reference, name, company, email, createdAt } = inquiry;
  const { iso, text } = formatDateTime(createdAt.toISOString());
  return [
    { of: html`<a href="${AT}/${reference}">${reference}</a>` },
    { of: html`<time datetime="${iso}">${text}</time>` },
    {
      of: html`${name}${company === null ? '' : html`<span class="sub">${company}</span>`}
        <span class="sub">${email}</span>`,
    },
    { of: beginningOf(inquiry.inquiry) },
    { of: inquiryMark(inquiry) },
  ];
}

/** Inquiries, newest first. */
export function inquiryListPage({ wanted, inquiries, older, live }: InquiryList): Html {
  const { q, state } = wanted;
  return liveList({
    heading: 'Inquiries',
    name: 'Inquiries',
    at: AT,
    live,
    sound: 'Sound for new inquiries',
    told: 'A new inquiry has come.',
    search: search(wanted),
    list:
      inquiries.length === 0
        ? html`<p class="empty">No inquiries found.</p>`
        : table(
            'Inquiries, newest first',
            ['Number', 'Sent', 'From', 'Asks', 'State'],
            inquiries.map(row),
          ),
    newest: wanted.before === undefined ? null : addressWith(AT, { q, state }),
    earlier: older === null ? null : addressWith(AT, { q, state, before: older }),
  });
}
