/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** Refunds that are due, certificates that are awaited, and the days with their counts. */
import { table } from 'back-office/parts/table';
import { groupedNumber } from 'shared-contracts/grouped-number';
import { formatMoney } from 'shared-contracts/money';
import type { AwaitedCertificates } from '../../domain/payments/certificates';
import type { OrderRow } from '../../domain/payments/ledger';
import type { DaySum } from '../../domain/payments/read-days';
import type { RefundsDue } from '../../domain/payments/refunds-due';
import { dayInWords } from './day-in-words';
import { Moment } from './moment';
import { StatusMark } from './status-mark';

const forWhom = ({ firstName, lastName, company }: OrderRow) =>
  [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ') || 'Deleted customer';

const OrderLink = ({ order: { number } }: { order: OrderRow }) => (
  <a href={`/staff/orders/${number}`} class="model">
    {number}
  </a>
);

const Refunds = ({ newest, count, sum }: RefundsDue) =>
  count === 0 ? (
    <p>No refund is due.</p>
  ) : (
    <>
      <p>
        {formatMoney(sum)} of{' '}
        <a href="/staff/orders?status=refund">{`${groupedNumber(count)} ${count === 1 ? 'order' : 'orders'}`}</a>
        {newest.length < count && `, of which the newest ${newest.length} are here`}
      </p>
      {table(
        'Refunds due',
        ['Order', 'Customer', 'Status', 'Due'],
        newest.map(({ order, refundDue }) => [
          { of: <OrderLink order={order} /> },
          { of: forWhom(order) },
          { of: <StatusMark status={order.status} /> },
          { of: formatMoney(refundDue), number: true },
        ]),
      )}
    </>
  );

const Certificates = ({ oldest, count, sum }: AwaitedCertificates) =>
  count === 0 ? (
    <p>No certificate is awaited.</p>
  ) : (
    <>
      <p>
        {`${formatMoney(sum)} on ${groupedNumber(count)} ${count === 1 ? 'certificate' : 'certificates'}`}
        {oldest.length < count && `, of which the oldest ${oldest.length} are here`}
      </p>
      {table(
        'Certificates not received yet',
        ['Order', 'Customer', 'Noted', 'Withheld'],
        oldest.map(({ order, entry }) => [
          { of: <OrderLink order={order} /> },
          { of: forWhom(order) },
          { of: <Moment at={entry.at} /> },
          { of: formatMoney(entry.amount), number: true },
        ]),
      )}
    </>
  );

const Days = ({ days, today }: { days: readonly DaySum[]; today: string }) => (
  <>
    <p>
      <a class="button" href={`/staff/money/${today}`}>
        Count today
      </a>
    </p>
    {days.length > 0 &&
      table(
        'The latest days',
        ['Day', 'State', 'Payments less refunds'],
        days.map(({ day, closed, sum }) => [
          { of: <a href={`/staff/money/${day}`}>{dayInWords(day)}</a> },
          { of: closed ? 'Closed' : 'Open' },
          { of: formatMoney(sum), number: true },
        ]),
      )}
  </>
);

export type MoneyShown = {
  refunds: RefundsDue;
  awaited: AwaitedCertificates;
  days: readonly DaySum[];
  /** In Manila, '2026-11-26'. */
  today: string;
};

export const MoneyPage = ({ refunds, awaited, days, today }: MoneyShown) => (
  <>
    <div class="heading">
      <h1>Money</h1>
    </div>
    <section aria-labelledby="counts">
      <h2 class="dimension" id="counts">
        Cash counts
      </h2>
      <Days days={days} today={today} />
    </section>
    <section aria-labelledby="refunds">
      <h2 class="dimension" id="refunds">
        Refunds due
      </h2>
      <Refunds {...refunds} />
    </section>
    <section aria-labelledby="certificates">
      <h2 class="dimension" id="certificates">
        Withheld tax: BIR Form 2307
      </h2>
      <Certificates {...awaited} />
    </section>
  </>
);
