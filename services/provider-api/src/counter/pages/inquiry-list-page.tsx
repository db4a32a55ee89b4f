/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import { INQUIRY_STATES, type ListedInquiry } from '../../domain/inquiries/read-inquiries';
import type { LiveState } from '../../domain/orders/order-feed';
import { addressWith } from '../asked-page';
import { InquiryMark } from './inquiry-mark';
import { FindForm } from './find-form';
import { LiveList } from './live-list';
import { Moment } from './moment';

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

const OPTIONS = INQUIRY_STATES.map((value) => ({ value, name: STATES[value] }));

/** Enough of an inquiry to know it by. */
const beginningOf = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

const From = ({ name, company, email }: ListedInquiry) => (
  <>
    {name} {company !== null && <span class="sub">{company}</span>} <span class="sub">{email}</span>
  </>
);

const row = (inquiry: ListedInquiry) => [
  {
    of: (
      <a href={`${AT}/${inquiry.reference}`} class="model">
        {inquiry.reference}
      </a>
    ),
  },
  { of: <Moment at={inquiry.createdAt} /> },
  { of: <From {...inquiry} /> },
  { of: beginningOf(inquiry.inquiry) },
  { of: <InquiryMark {...inquiry} /> },
];

const COLUMNS = ['Number', 'Sent', 'From', 'Asks', 'State'];

/** Inquiries, newest first. */
export function InquiryListPage({ wanted, inquiries, older, live }: InquiryList) {
  const { q, state } = wanted;
  return (
    <LiveList
      heading="Inquiries"
      name="Inquiries"
      at={AT}
      live={live}
      sound="Sound for new inquiries"
      told="A new inquiry has come."
      search={
        <FindForm
          at={AT}
          label="Number, name, email, company, phone or words"
          wanted={wanted}
          states={OPTIONS}
        />
      }
      first={wanted.before === undefined ? null : addressWith(AT, { q, state })}
      next={older === null ? null : addressWith(AT, { q, state, before: older })}
    >
      {inquiries.length === 0 ? (
        <p class="empty">No inquiries found.</p>
      ) : (
        table('Inquiries, newest first', COLUMNS, inquiries.map(row), { kind: 'listed wide' })
      )}
    </LiveList>
  );
}
