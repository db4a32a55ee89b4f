/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { formatDateTime } from 'shared-contracts/dates';
import type { WholeQuotation } from '../../domain/quotations/read-quotation';
import { dayInWords } from './day-in-words';

type Shown = {
  quotation: WholeQuotation;
  expired: boolean;
  order: string | null;
  page: string | null;
};

/** What is known, by its name; nothing where nothing is. */
const Fact = ({ name, children }: { name: string; children?: Child }) =>
  children === null || children === '' || children === undefined ? null : (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );

/** A moment in words; null where there was none. */
export const momentIn = (moment: Date | null) =>
  moment === null ? null : formatDateTime(moment.toISOString()).text;

const words = (text: string | null) =>
  text === null || text === '' ? null : <span class="words">{text}</span>;

/** For whom it is, with the way to write to them. */
export function Who({ customer, inquiry }: WholeQuotation) {
  if (customer === null) return <>Nobody known</>;
  return (
    <>
      {customer.name}
      {(inquiry !== null || customer.email !== null) && ', '}
      {inquiry === null ? (
        customer.email !== null && <a href={`mailto:${customer.email}`}>{customer.email}</a>
      ) : (
        <a href={`/staff/inquiries/${inquiry.reference}`}>{inquiry.reference}</a>
      )}
    </>
  );
}

/** The last day on which its prices hold. */
export const validUntil = ({ quotation, expired }: Pick<Shown, 'quotation' | 'expired'>) =>
  `${dayInWords(quotation.validUntil)}${expired ? ', over' : ''}`;

/** Who asked, when, and what became of it. */
export function QuotationFacts({ quotation, order, page }: Omit<Shown, 'expired'>) {
  const { neededBy } = quotation;
  return (
    <dl class="facts">
      <Fact name="Mobile">{quotation.mobileNumber}</Fact>
      <Fact name="Company">{quotation.company}</Fact>
      <Fact name="Asked for">{momentIn(quotation.requestedAt)}</Fact>
      <Fact name="Needed by">{neededBy === null ? null : dayInWords(neededBy)}</Fact>
      <Fact name="Note">{words(quotation.note)}</Fact>
      {quotation.status !== 'Draft' && (
        <>
          <Fact name="Terms">{quotation.terms}</Fact>
          <Fact name="Added">{words(quotation.words)}</Fact>
        </>
      )}
      <Fact name="Decided">{momentIn(quotation.decidedAt)}</Fact>
      <Fact name="Reason">{quotation.declineReason}</Fact>
      <Fact name="Its page">{page === null ? null : <a href={page}>{page}</a>}</Fact>
      <Fact name="Order">
        {order === null ? null : <a href={`/staff/orders/${order}`}>{order}</a>}
      </Fact>
    </dl>
  );
}
