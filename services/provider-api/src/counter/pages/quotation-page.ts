import { html } from 'hono/html';
import { formatDate, formatDateTime } from 'shared-contracts/dates';
import { formatMoney, formatPrice, toPesos, VAT_PERCENT } from 'shared-contracts/money';
import { QUANTITY_MOST } from '../../quotations/change-draft';
import type { Offered } from '../../quotations/offered';
import type { QuotationLine, WholeQuotation } from '../../quotations/read-quotation';
import type { Html } from './html';
import { postForm } from './post-form';
import { table } from './table';

export type ShownQuotation = {
  quotation: WholeQuotation;
  tokenFor: (path: string) => string;
  /** What was searched for in the catalogue, and what was found. */
  searched: { words: string; found: Offered[] };
  expired: boolean;
};

const pathOf = ({ quotation }: ShownQuotation) => `/staff/quotations/${quotation.number}`;

type Named = Pick<QuotationLine, 'productName' | 'variantName' | 'brandName' | 'model'>;
const nameOf = ({ productName, variantName, brandName, model }: Named) => html`
  <strong>${productName}</strong>
  <span class="sub">${[variantName, brandName, model].filter(Boolean).join(', ')}</span>
`;
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
        { of: nameOf(line) },
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
      { of: nameOf(line) },
      { of: line.quantity, number: true },
      { of: formatMoney(line.price), number: true },
      { of: formatMoney(line.price * line.quantity), number: true },
    ]),
  );

const totals = ({ quotation: { totals: sums } }: ShownQuotation) => html`
  <dl class="facts totals">
    <dt>Subtotal</dt>
    <dd>${formatMoney(sums.subtotal)}</dd>
    <dt>VAT (${VAT_PERCENT}%)</dt>
    <dd>${formatMoney(sums.vat)}</dd>
    <dt>Total</dt>
    <dd><strong>${formatMoney(sums.total)}</strong></dd>
  </dl>
`;

function adding(shown: ShownQuotation): Html {
  const { searched, tokenFor } = shown;
  const path = `${pathOf(shown)}/lines`;
  const rows = searched.found.map((offered) => {
    const { variantId, price, stock } = offered;
    const fields = html`<input type="hidden" name="variant" value="${variantId}" />
      ${amounts(`new-${variantId}`, offered, 1, price)}`;
    return [
      { of: nameOf(offered) },
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
    <form class="search" method="get" action="${pathOf(shown)}" role="search">
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

function sending(shown: ShownQuotation): Html {
  const { quotation, tokenFor } = shown;
  return postForm(
    tokenFor,
    `${pathOf(shown)}/send`,
    html`
      <label for="validUntil">Valid until</label>
      <input
        id="validUntil"
        name="validUntil"
        type="date"
        required
        value="${quotation.validUntil}"
      />
      <label for="words">More for the customer, if needed</label>
      <textarea id="words" name="words" rows="3" maxlength="1000"></textarea>
      <button class="main">Send to ${quotation.inquiry?.email ?? 'the customer'}</button>
    `,
  );
}

function facts({ quotation, expired }: ShownQuotation): Html {
  const { inquiry, sentAt, validUntil, words, staffName } = quotation;
  return html`
    <dl class="facts">
      <dt>For</dt>
      <dd>
        ${
          inquiry === null
            ? 'Nobody known'
            : html`${inquiry.name},
                <a href="/staff/inquiries/${inquiry.reference}">${inquiry.reference}</a>`
        }
      </dd>
      <dt>By</dt>
      <dd>${staffName}</dd>
      ${
        sentAt === null
          ? ''
          : html`<dt>Sent</dt>
              <dd>${formatDateTime(sentAt.toISOString()).text}</dd>
              <dt>Valid until</dt>
              <dd>${formatDate(`${validUntil}T00:00:00+08:00`).text}${expired ? ', over' : ''}</dd>`
      }
      ${
        words === ''
          ? ''
          : html`<dt>Added</dt>
              <dd class="words">${words}</dd>`
      }
    </dl>
  `;
}

const withdrawing = (shown: ShownQuotation) =>
  postForm(
    shown.tokenFor,
    `${pathOf(shown)}/withdraw`,
    html`<input type="hidden" name="from" value="${shown.quotation.status}" />
      <button>Withdraw</button>`,
  );

/** A quotation: a draft with its forms, or what was sent. */
export function quotationPage(shown: ShownQuotation): Html {
  const { quotation } = shown;
  const isDraft = quotation.status === 'Draft';
  const hasLines = quotation.lines.length > 0;
  return html`
    ${
      quotation.inquiry === null
        ? ''
        : html`<p class="back">
            <a href="/staff/inquiries/${quotation.inquiry.reference}">The inquiry</a>
          </p>`
    }
    <div class="heading">
      <h1>Quotation ${quotation.number}</h1>
      <span class="status ${isDraft ? 'new' : 'over'}">${quotation.status}</span>
    </div>
    ${facts(shown)}
    <section aria-labelledby="lines">
      <h2 id="lines">Lines</h2>
      ${hasLines ? (isDraft ? draftLines(shown) : fixedLines(shown)) : html`<p>None yet.</p>`}
      ${hasLines ? totals(shown) : ''}
    </section>
    ${
      isDraft
        ? html`<section aria-labelledby="add">
              <h2 id="add">Add a line</h2>
              ${adding(shown)}
            </section>
            ${
              hasLines
                ? html`<section class="cancel" aria-labelledby="send">
                    <h2 id="send">Send</h2>
                    ${sending(shown)}
                  </section>`
                : ''
            }`
        : ''
    }
    ${quotation.status === 'Withdrawn' ? '' : html`<section class="actions">${withdrawing(shown)}</section>`}
  `;
}
