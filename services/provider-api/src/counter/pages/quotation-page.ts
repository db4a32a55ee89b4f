import { html } from 'hono/html';
import { formatMoney, formatPrice, toPesos } from 'shared-contracts/money';
import { QUANTITY_MOST } from '../../domain/quotations/change-draft';
import type { Offered } from '../../domain/quotations/offered';
import {
  isUnanswered,
  type AskedLine,
  type WholeQuotation,
} from '../../domain/quotations/read-quotation';
import { addressWith } from '../asked-page';
import { askedLinesPart } from './asked-lines-part';
import type { Html } from 'back-office/parts/html';
import { lineName, type Named } from './line-name';
import { postForm } from 'back-office/parts/post-form';
import { quotationMark } from './quotation-mark';
import { quotationFacts } from './quotation-facts';
import { sendForm, type Typed } from './quotation-send-form';
import { table } from 'back-office/parts/table';
import { totalsPart } from './totals-part';
import { withdrawingPart } from './withdrawing-part';

export type ShownQuotation = {
  quotation: WholeQuotation;
  tokenFor: (path: string) => string;
  /** What was searched for in the catalogue, and what was found. */
  searched: { words: string; found: Offered[]; asked: AskedLine | null };
  expired: boolean;
  /** The number of the order that it became; null for none. */
  order: string | null;
  /** What was typed to send a draft that somebody had changed; null where nothing was refused. */
  refused: Typed | null;
};

const MEANWHILE =
  'Somebody changed this draft meanwhile: this is what it is now. Nothing was sent.';

const pathOf = ({ quotation }: ShownQuotation) => `/staff/quotations/${quotation.number}`;

const inWords = ({ productName, variantName }: Named) => `${productName}, ${variantName}`;

/** Fields of a quantity and a price in pesos, for one of several forms on the page. */
const amounts = (id: string, of: Named, quantity: number, price: number | null) => html`
  <label class="hidden" for="quantity-${id}">Units of ${inWords(of)}</label>
  <input
    id="quantity-${id}"
    name="quantity"
    type="number"
    min="1"
    max="${QUANTITY_MOST}"
    required
    value="${quantity}"
  />
  <label class="hidden" for="price-${id}">Price of one ${inWords(of)} in pesos</label>
  <input
    id="price-${id}"
    name="price"
    inputmode="decimal"
    required
    maxlength="15"
    value="${price === null ? '' : toPesos(price).toFixed(2)}"
  />
`;

function draftLines(shown: ShownQuotation): Html {
  const { quotation, tokenFor } = shown;
  return table(
    'Lines of the draft',
    ['Item', 'Units and price each', 'Together', 'Remove'],
    quotation.lines.map((line) => {
      const path = `${pathOf(shown)}/lines/${line.id}`;
      const fields = amounts(`${line.id}`, line, line.quantity, line.price);
      return [
        { of: lineName(line) },
        {
          of: html`<div class="amounts">
            ${postForm(tokenFor, path, html`${fields}<button>Change</button>`)}
          </div>`,
        },
        { of: formatMoney(line.price * line.quantity), number: true },
        {
          of: postForm(
            tokenFor,
            `${path}/remove`,
            html`<button>Remove <span class="hidden">${inWords(line)}</span></button>`,
          ),
        },
      ];
    }),
  );
}

const fixedLines = ({ quotation }: ShownQuotation) =>
  table(
    'Lines of the quotation',
    ['Item', 'Units', 'Each', 'Together'],
    quotation.lines.map((line) => [
      { of: lineName(line) },
      { of: line.quantity, number: true },
      { of: formatMoney(line.price), number: true },
      { of: formatMoney(line.price * line.quantity), number: true },
    ]),
  );

function adding(shown: ShownQuotation): Html {
  const { searched, tokenFor } = shown;
  const after = Math.max(0, ...shown.quotation.lines.map(({ id }) => id));
  const path = addressWith(`${pathOf(shown)}/lines`, { q: searched.words });
  const rows = searched.found.map((offered) => {
    const { variantId, price, stock } = offered;
    const { asked } = searched;
    const fields = html`<input type="hidden" name="variant" value="${variantId}" />
      <input type="hidden" name="after" value="${after}" />
      ${asked === null ? '' : html`<input type="hidden" name="asked" value="${asked.id}" />`}
      ${amounts(`new-${variantId}`, offered, asked?.quantity ?? 1, price)}`;
    return [
      { of: lineName(offered) },
      { of: formatPrice(price), number: true },
      { of: stock ?? 'not counted', number: true },
      {
        of: html`<div class="amounts">
          ${postForm(
            tokenFor,
            path,
            html`${fields}<button>Add <span class="hidden">${inWords(offered)}</span></button>`,
          )}
        </div>`,
      },
    ];
  });
  return html`
    ${searched.asked === null ? '' : html`<p>For what was asked: ${searched.asked.text}</p>`}
    <form class="search" method="get" action="${pathOf(shown)}" role="search">
      ${
        searched.asked === null
          ? ''
          : html`<input type="hidden" name="asked" value="${searched.asked.id}" />`
      }
      <div class="wide">
        <label for="q">Find in the catalogue</label>
        <input id="q" name="q" type="search" value="${searched.words}" maxlength="100" />
      </div>
      <button>Find</button>
    </form>
    ${
      rows.length > 0
        ? table(
            'Found in the catalogue',
            ['Item', 'Price now', 'In stock', 'Units and price each'],
            rows,
          )
        : searched.words === ''
          ? ''
          : html`<p class="empty">Nothing found.</p>`
    }
  `;
}

const takingUp = (shown: ShownQuotation) =>
  html`<section class="actions">
    ${postForm(
      shown.tokenFor,
      `${pathOf(shown)}/draft`,
      html`<button class="main">Make an offer</button>`,
    )}
  </section>`;

/** A quotation: what was asked for, a draft with its forms, or what was sent. */
export function quotationPage(shown: ShownQuotation): Html {
  const { quotation } = shown;
  const isDraft = quotation.status === 'Draft';
  const hasLines = quotation.lines.length > 0;
  const open = quotation.asked.some((line) => isUnanswered(line, quotation.lines));
  return html`
    <p class="back">
      ${
        quotation.inquiry === null
          ? html`<a href="/staff/quotations">All quotations</a>`
          : html`<a href="/staff/inquiries/${quotation.inquiry.reference}">The inquiry</a>`
      }
    </p>
    <div class="heading">
      <h1>Quotation ${quotation.number}</h1>
      ${quotationMark({ status: quotation.status, expired: shown.expired })}
    </div>
    ${shown.refused === null ? '' : html`<p class="note danger" role="alert">${MEANWHILE}</p>`}
    ${quotationFacts(shown)} ${askedLinesPart(shown)}
    ${quotation.status === 'Requested' ? takingUp(shown) : ''}
    <section aria-labelledby="lines">
      <h2 id="lines">Lines</h2>
      ${hasLines ? (isDraft ? draftLines(shown) : fixedLines(shown)) : html`<p>None yet.</p>`}
      ${hasLines ? totalsPart(quotation.totals) : ''}
    </section>
    ${
      isDraft
        ? html`<section aria-labelledby="add">
              <h2 id="add">Add a line</h2>
              ${adding(shown)}
            </section>
            ${
              hasLines && !open
                ? html`<section class="cancel" aria-labelledby="send">
                    <h2 id="send">Send</h2>
                    ${sendForm(shown)}
                  </section>`
                : ''
            }`
        : ''
    }
    ${withdrawingPart(shown)}
  `;
}
