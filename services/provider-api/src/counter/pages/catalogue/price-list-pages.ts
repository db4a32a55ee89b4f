import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import { formatPrice } from 'shared-contracts/money';
import {
  LISTS_A_PAGE,
  type KeptChange,
  type KeptList,
  type latestLists,
} from '../../../domain/price-lists/kept-lists';
import type { Html } from 'back-office/parts/html';
import { pageLinks } from 'back-office/parts/page-links';
import { table } from 'back-office/parts/table';
import { AT, chooseFiles, faultNote, formTo, rooms, type TokenFor } from './fields';

const ROOM = `${AT}/price-lists`;
const SHEETS = '.csv,.tsv,.txt,.xlsx';

const when = (moment: Date) => {
  const { iso, text } = formatDateTime(moment.toISOString());
  return html`<time datetime="${iso}">${text}</time>`;
};

const WORDS: Record<KeptList['state'], string> = {
  previewed: 'compared, not applied',
  applied: 'applied',
  'taken back': 'taken back',
};

/** The way out and in, and the latest lists. */
export function priceListsPage(
  { lists, page, count }: Awaited<ReturnType<typeof latestLists>>,
  fault: string | null,
  tokenFor: TokenFor,
) {
  const send = html`
    ${chooseFiles('A list as CSV or XLSX', SHEETS, false)}
    <button class="main">Compare it with the shop</button>
  `;
  return html`
    ${rooms(ROOM)}
    <div class="heading"><h1>Price lists</h1></div>
    ${faultNote(fault)}
    <div class="columns">
      <section aria-labelledby="out">
        <h2 id="out">Out</h2>
        <p>Prices and stock of all that is on sale. Edit the columns price and stock alone.</p>
        <p class="actions">
          <a class="button" href="${ROOM}/shop.xlsx" download>Download as XLSX</a>
          <a class="button" href="${ROOM}/shop.csv" download>Download as CSV</a>
        </p>
      </section>
      <section aria-labelledby="in">
        <h2 id="in">In</h2>
        <p>
          Nothing changes before you have seen every difference. An empty cell changes nothing;
          "upon inquiry" takes a price away, and "in stock" ends the counting of units.
        </p>
        ${formTo(tokenFor, ROOM, send, true)}
      </section>
    </div>
    <section aria-labelledby="latest">
      <h2 id="latest">Latest lists</h2>
      ${lists.length === 0 ? html`<p>There are none yet.</p>` : ''}
      <ul class="entries">
        ${lists.map(
          ({ id, fileName, at, staffName, state }) => html`
            <li>
              <a href="${ROOM}/${id}">${fileName}</a>, ${WORDS[state]}
              <span class="sub">${when(at)} by ${staffName}</span>
            </li>
          `,
        )}
      </ul>
      ${pageLinks({ page, size: LISTS_A_PAGE, count }, 'lists', (number) => `${ROOM}?lists=${number}#latest`)}
    </section>
  `;
}

export type ShownList = {
  list: KeptList;
  count: number;
  changes: KeptChange[];
  /** The variant after which the next page begins; null on the last. */
  next: number | null;
  /** Rows that were left when the list was taken back. */
  left: KeptChange[];
  /** Rows that were changed since the preview, because of which nothing was applied. */
  meanwhile: KeptChange[];
  /** Why else nothing was applied; null where nothing is in its way. */
  refused: string | null;
  tokenFor: TokenFor;
};

const stock = (units: number | null) => (units === null ? 'not counted' : String(units));
const fromTo = (before: string, after: string) =>
  before === after ? html`${after}` : html`<s>${before}</s> <strong>${after}</strong>`;

const changeRow = (change: KeptChange) => [
  {
    of: html`<a href="${AT}/variants/${change.variantId}">${change.product}</a>
      <span class="sub">${change.variant}, ${change.place}</span>`,
  },
  { of: fromTo(formatPrice(change.priceBefore), formatPrice(change.priceAfter)), number: true },
  { of: fromTo(stock(change.stockBefore), stock(change.stockAfter)), number: true },
  { of: change.note ?? '' },
];

const changesTable = (changes: readonly KeptChange[]) =>
  table('Differences', ['Variant', 'Price', 'Stock', 'Note'], changes.map(changeRow));

const faultsTable = ({ state, faults, faultCount }: KeptList) => html`
  <section aria-labelledby="faults">
    <h2 id="faults">${faultCount === 1 ? '1 fault' : `${faultCount} faults`}</h2>
    ${
      state === 'previewed'
        ? html`<p class="note danger">
            Nothing can be applied while a row is faulty. Please correct the file and send it again.
          </p>`
        : html`<p class="note warning">These rows were left out.</p>`
    }
    ${table(
      'Faults',
      ['Where', 'Key', 'Fault'],
      faults.map(({ place, key, reason }) => [{ of: place }, { of: key }, { of: reason }]),
    )}
    ${faultCount > faults.length ? html`<p>… and ${faultCount - faults.length} more</p>` : ''}
  </section>
`;

function actionsOf({ list, count, tokenFor }: ShownList): Html {
  const path = `${ROOM}/${list.id}`;
  if (list.state === 'applied') {
    return html`
      <p>Applied ${list.appliedAt === null ? '' : when(list.appliedAt)}.</p>
      ${formTo(tokenFor, `${path}/take-back`, html`<button class="danger">Take it back</button>`)}
    `;
  }
  if (list.state === 'taken back') {
    return html`<p>Taken back ${list.takenBackAt === null ? '' : when(list.takenBackAt)}.</p>`;
  }
  if (list.faultCount > 0) return html``;
  if (count === 0) return html`<p class="note">Nothing in the list is new.</p>`;
  const words = count === 1 ? 'Apply the 1 change' : `Apply all ${count} changes`;
  return formTo(
    tokenFor,
    `${path}/apply`,
    html`<input type="hidden" name="shown" value="${list.token}" />
      <button class="main">${words}</button>`,
  );
}

/** One list: what it would change, what is wrong with it, and what was done with it. */
export function priceListPage(shown: ShownList): Html {
  const { list, count, changes, next, left, meanwhile, refused } = shown;
  return html`
    ${rooms(ROOM)}
    <p class="back"><a href="${ROOM}">All price lists</a></p>
    <div class="heading"><h1>${list.fileName}</h1></div>
    ${faultNote(refused)}
    ${
      meanwhile.length === 0
        ? ''
        : html`<div class="note danger" role="alert">
            <p>
              Some rows were changed since this was compared, so nothing was applied. Please send
              the list again.
            </p>
            <ul>
              ${meanwhile.map(({ product, variant }) => html`<li>${product}, ${variant}</li>`)}
            </ul>
          </div>`
    }
    <p>
      ${list.rows} rows: ${count} change something, ${list.unchanged} change nothing,
      ${list.faultCount} faulty.
    </p>
    ${
      left.length === 0
        ? ''
        : html`<div class="note warning">
            <p>Changed since it was applied, and so left as it is:</p>
            <ul>
              ${left.map((each) => html`<li>${each.product}, ${each.variant}: ${each.left}</li>`)}
            </ul>
          </div>`
    }
    ${actionsOf(shown)} ${list.faultCount > 0 ? faultsTable(list) : ''}
    ${
      changes.length === 0
        ? ''
        : html`<section aria-labelledby="changes">
            <h2 id="changes">What changes</h2>
            ${changesTable(changes)}
            ${
              next === null
                ? ''
                : html`<p class="pages">
                    <a class="button" href="${ROOM}/${list.id}?after=${next}">More</a>
                  </p>`
            }
          </section>`
    }
  `;
}
