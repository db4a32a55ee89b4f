/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { barChart } from 'back-office/parts/bar-chart';
import type { Html } from 'back-office/html';
import { table } from 'back-office/parts/table';
import type { Child } from 'hono/jsx';
import { formatDate } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { PERIODS, type Period } from '../../domain/reports/period';
import { sumOf, type DaySales, type Returned, type Seller } from '../../domain/reports/sales';
import type { LeftCarts } from '../../domain/reports/waiting';
import type { NothingFound as Missed } from '../../domain/search/nothing-found';
import { LowStock, type ShownLow } from './low-stock';
import { NothingFound } from './nothing-found-part';

export type Report = {
  period: Period;
  days: DaySales[];
  /** The same number of days just before. */
  before: DaySales[];
  /** What came back in the period, and in the one before. */
  returned: { now: Returned; then: Returned };
  best: Seller[];
  left: LeftCarts & { days: number };
  /** A page of the searches, and the way to the others. */
  nothingFound: { rows: Missed[]; pages: Html };
  low: ShownLow;
};

const NAMES: Record<Period, string> = { today: 'Today', week: '7 days', month: '30 days' };
const BEFORE: Record<Period, string> = {
  today: 'yesterday',
  week: 'the 7 days before',
  month: 'the 30 days before',
};

const dayText = (day: string) => formatDate(`${day}T00:00:00+08:00`).text;
const ordersText = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

const Choice = ({ period }: Report) => (
  <nav aria-label="Period">
    <ul class="choice">
      {PERIODS.map((each) => (
        <li>
          <a
            class="button"
            href={`/staff/reports?period=${each}`}
            aria-current={each === period ? 'page' : undefined}
          >
            {NAMES[each]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

type FigureOf = { name: string; now: string | number; then: string | number; period: Period };

const Figure = ({ name, now, then, period }: FigureOf) => (
  <div>
    <dt>{name}</dt>
    <dd>{now}</dd>
    <dd class="sub">
      {BEFORE[period]}: {then}
    </dd>
  </div>
);

function Sums({ period, days, before, returned }: Report) {
  const [now, then] = [sumOf(days), sumOf(before)];
  const sales = { now: formatMoney(now.sales), then: formatMoney(then.sales) };
  const credited = {
    now: formatMoney(returned.now.credited),
    then: formatMoney(returned.then.credited),
  };
  return (
    <>
      <dl class="figures">
        <Figure name="Orders" now={now.orders} then={then.orders} period={period} />
        <Figure name="Sales" {...sales} period={period} />
        <Figure name="Credited for returns" {...credited} period={period} />
      </dl>
      <p class="faint">
        Totals with VAT of the orders placed on these days in Manila, without cancelled ones, less
        their discounts. What is credited counts on the day on which goods came back.
      </p>
    </>
  );
}

function ByDay({ days }: Report) {
  if (days.length < 2) return null;
  const bars = days.map(({ day, sales, orders }) => ({
    label: String(Number(day.slice(8))),
    value: sales,
    title: `${dayText(day)}: ${formatMoney(sales)}, ${ordersText(orders)}`,
  }));
  return (
    <>
      {barChart('Sales of each day, as in the table below', bars, formatMoney)}
      <details class="numbers">
        <summary>Sales of each day as a table</summary>
        {table(
          'Sales of each day',
          ['Day', 'Orders', 'Sales'],
          days.map(({ day, orders, sales }) => [
            { of: dayText(day) },
            { of: orders, number: true },
            { of: formatMoney(sales), number: true },
          ]),
        )}
      </details>
    </>
  );
}

const seller = ({ productName, variantName, model, units, sales }: Seller, at: number) => [
  {
    of: (
      <>
        {productName}{' '}
        <span class="sub">
          {variantName}
          {model && (
            <>
              , <span class="model">{model}</span>
            </>
          )}
        </span>
      </>
    ),
  },
  { of: at + 1, number: true },
  { of: units, number: true },
  { of: formatMoney(sales), number: true },
];

function Sellers({ best }: Report) {
  if (best.length === 0) return <p class="empty">Nothing was ordered.</p>;
  const bars = best.map(({ productName, units }, at) => ({
    label: String(at + 1),
    value: units,
    title: `${productName}: ${units}`,
  }));
  return (
    <>
      <p class="faint">Without what came back, and less what was taken off the order.</p>
      {barChart('Units of the best sellers, as in the table below', bars)}
      {table(
        'Best sellers by units',
        ['Item', 'Rank', 'Units', 'Sales before VAT'],
        best.map(seller),
      )}
    </>
  );
}

const LeftBehind = ({ left: { carts, units, worth, days } }: Report) => (
  <>
    <p>
      <strong>
        {carts} {carts === 1 ? 'cart' : 'carts'}
      </strong>{' '}
      with {units} {units === 1 ? 'unit' : 'units'}, worth {formatMoney(worth)} before VAT, now.
    </p>
    <p class="faint">
      Counted are carts of customers’ accounts to which nothing was added for{' '}
      {days === 1 ? 'a day' : `${days} days`} and which were not ordered. Guests’ carts stay in
      their browsers, and the shop does not know who opened the checkout.
    </p>
  </>
);

const Part = ({ id, heading, children }: { id: string; heading: string; children?: Child }) => (
  <section aria-labelledby={id}>
    <h2 class="dimension" id={id}>
      {heading}
    </h2>
    {children}
  </section>
);

/** What sells, what waits and what is not found. */
export const ReportPage = (report: Report) => (
  <>
    <div class="heading">
      <h1>What sells</h1>
      <Choice {...report} />
    </div>
    <Sums {...report} />
    <ByDay {...report} />
    <Part id="best" heading="Best sellers">
      <Sellers {...report} />
    </Part>
    <Part id="nothing-found" heading="Searches that found nothing">
      <NothingFound rows={report.nothingFound.rows} period={report.period} />
      {report.nothingFound.pages}
    </Part>
    <Part id="low" heading="Low stock">
      <LowStock {...report.low} />
    </Part>
    <Part id="left" heading="Carts left">
      <LeftBehind {...report} />
    </Part>
  </>
);
