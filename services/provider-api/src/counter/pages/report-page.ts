import { html } from 'hono/html';
import { formatDate } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { PERIODS, type Period } from '../../domain/reports/period';
import { sumOf, type DaySales, type Seller } from '../../domain/reports/sales';
import type { LeftCarts, LowStock } from '../../domain/reports/waiting';
import type { NothingFound } from '../../domain/search/nothing-found';
import { barChart } from 'back-office/parts/bar-chart';
import type { Html } from 'back-office/parts/html';
import { nothingFoundPart } from './nothing-found-part';
import { table } from 'back-office/parts/table';

export type Report = {
  period: Period;
  days: DaySales[];
  /** The same number of days just before. */
  before: DaySales[];
  best: Seller[];
  left: LeftCarts & { days: number };
  /** A page of the searches, and the way to the others. */
  nothingFound: { rows: NothingFound[]; pages: Html };
  low: { count: number; lowest: LowStock[]; most: number; pages: Html };
  tokenFor: (path: string) => string;
};

const NAMES: Record<Period, string> = { today: 'Today', week: '7 days', month: '30 days' };
const BEFORE: Record<Period, string> = {
  today: 'yesterday',
  week: 'the 7 days before',
  month: 'the 30 days before',
};

const dayText = (day: string) => formatDate(`${day}T00:00:00+08:00`).text;
const ordersText = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

const choice = (period: Period) => html`
  <nav aria-label="Period">
    <ul class="choice">
      ${PERIODS.map(
        (each) =>
          html`<li>
            <a
              class="button"
              href="/staff/reports?period=${each}"
              ${each === period ? html`aria-current="page"` : ''}
              >${NAMES[each]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>
`;

function sums({ period, days, before }: Report): Html {
  const [now, then] = [sumOf(days), sumOf(before)];
  return html`
    <dl class="figures">
      <div>
        <dt>Orders</dt>
        <dd>${now.orders}</dd>
        <dd class="sub">${BEFORE[period]}: ${then.orders}</dd>
      </div>
      <div>
        <dt>Sales</dt>
        <dd>${formatMoney(now.sales)}</dd>
        <dd class="sub">${BEFORE[period]}: ${formatMoney(then.sales)}</dd>
      </div>
    </dl>
    <p class="faint">
      Totals with VAT of the orders placed on these days in Manila, without cancelled ones.
    </p>
  `;
}

const byDay = (days: DaySales[]) =>
  days.length < 2
    ? ''
    : html`
        ${barChart(
          'Sales of each day, as in the table below',
          days.map(({ day, sales, orders }) => ({
            label: String(Number(day.slice(8))),
            value: sales,
            title: `${dayText(day)}: ${formatMoney(sales)}, ${ordersText(orders)}`,
          })),
        )}
        <details class="numbers">
          <summary>Sales of each day as a table</summary>
          ${table(
            'Sales of each day',
            ['Day', 'Orders', 'Sales'],
            days.map(({ day, orders, sales }) => [
              { of: dayText(day) },
              { of: orders, number: true },
              { of: formatMoney(sales), number: true },
            ]),
          )}
        </details>
      `;

const sellers = (best: Seller[]) =>
  best.length === 0
    ? html`<p class="empty">Nothing was ordered.</p>`
    : html`
        ${barChart(
          'Units of the best sellers, as in the table below',
          best.map(({ productName, units }, at) => ({
            label: String(at + 1),
            value: units,
            title: `${productName}: ${units}`,
          })),
        )}
        ${table(
          'Best sellers by units',
          ['Item', 'Rank', 'Units', 'Sales before VAT'],
          best.map(({ productName, variantName, model, units, sales }, at) => [
            {
              of: html`${productName}
                <span class="sub">${[variantName, model].filter(Boolean).join(', ')}</span>`,
            },
            { of: at + 1, number: true },
            { of: units, number: true },
            { of: formatMoney(sales), number: true },
          ]),
        )}
      `;

const leftCarts = ({ carts, units, worth, days }: Report['left']) => html`
  <p>
    <strong>${carts} ${carts === 1 ? 'cart' : 'carts'}</strong> with ${units}
    ${units === 1 ? 'unit' : 'units'}, worth ${formatMoney(worth)} before VAT, now.
  </p>
  <p class="faint">
    Counted are carts of customers’ accounts to which nothing was added for
    ${days === 1 ? 'a day' : `${days} days`} and which were not ordered. Guests’ carts stay in their
    browsers, and the shop does not know who opened the checkout.
  </p>
`;

const lowStock = ({ count, lowest, most, pages }: Report['low']) =>
  count === 0
    ? html`<p class="empty">No counted stock is at ${most} units or fewer.</p>`
    : html`
        <p>${count === 1 ? '1 item is' : `${count} items are`} at ${most} units or fewer:</p>
        ${table(
          'Low stock, the fewest first',
          ['Item', 'In stock', 'Shelf'],
          lowest.map(({ productName, variantName, stock, shelf }) => [
            { of: html`${productName} <span class="sub">${variantName}</span>` },
            { of: stock, number: true },
            { of: shelf ?? '-' },
          ]),
        )}
        ${pages}
      `;

const part = (id: string, heading: string, inside: Html | string) => html`
  <section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${inside}
  </section>
`;

/** What sells, what waits and what is not found. */
export function reportPage(report: Report): Html {
  const { period, days, best, left, nothingFound, low, tokenFor } = report;
  return html`
    <div class="heading">
      <h1>What sells</h1>
      ${choice(period)}
    </div>
    ${sums(report)} ${byDay(days)} ${part('best', 'Best sellers', sellers(best))}
    ${part('nothing-found', 'Searches that found nothing', html`${nothingFoundPart(nothingFound.rows, { period, tokenFor })} ${nothingFound.pages}`)}
    <div class="columns">
      ${part('left', 'Carts left', leftCarts(left))} ${part('low', 'Low stock', lowStock(low))}
    </div>
  `;
}
