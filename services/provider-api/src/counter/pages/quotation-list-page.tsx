/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import { formatMoney } from 'shared-contracts/money';
import type { LiveState } from '../../domain/orders/order-feed';
import { QUOTATION_KINDS, type FoundQuotation } from '../../domain/quotations/find-quotations';
import { addressWith } from '../asked-page';
import { dayInWords } from './day-in-words';
import { FindForm } from './find-form';
import { LiveList } from './live-list';
import { Moment } from './moment';
import { QuotationMark } from './quotation-mark';

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

const OPTIONS = QUOTATION_KINDS.map((value) => ({ value, name: KINDS[value] }));

const For = ({ customer, company }: Listed) => (
  <>
    {customer?.name ?? 'Nobody known'} {company !== null && <span class="sub">{company}</span>}{' '}
    <span class="sub">{customer?.email ?? ''}</span>
  </>
);

const row = (quotation: Listed) => [
  {
    of: (
      <a href={`${AT}/${quotation.number}`} class="model">
        {quotation.number}
      </a>
    ),
  },
  { of: <Moment at={quotation.createdAt} /> },
  { of: <For {...quotation} /> },
  { of: quotation.neededBy === null ? '' : dayInWords(quotation.neededBy) },
  { of: quotation.total === null ? '' : formatMoney(quotation.total), number: true },
  { of: <QuotationMark {...quotation} /> },
];

const COLUMNS = ['Number', 'Begun', 'For', 'Needed by', 'Total', 'Status'];

/** Quotations, newest first. */
export function QuotationListPage({ wanted, quotations, older, live }: QuotationList) {
  const { q, state } = wanted;
  return (
    <LiveList
      heading="Quotations"
      name="Quotations"
      at={AT}
      live={live}
      sound="Sound for new requests"
      told="A new request for a quotation has come."
      begin={
        <a class="button main" href={`${AT}/new`}>
          New quotation
        </a>
      }
      search={
        <FindForm
          at={AT}
          label="Number, name, phone, email or company"
          wanted={wanted}
          states={OPTIONS}
        />
      }
      first={wanted.before === undefined ? null : addressWith(AT, { q, state })}
      next={older === null ? null : addressWith(AT, { q, state, before: older })}
    >
      {quotations.length === 0 ? (
        <p class="empty">No quotations found.</p>
      ) : (
        table('Quotations, newest first', COLUMNS, quotations.map(row), { kind: 'listed wide' })
      )}
    </LiveList>
  );
}
