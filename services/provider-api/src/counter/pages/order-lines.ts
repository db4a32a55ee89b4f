import { html } from 'hono/html';
import { formatMoney } from 'shared-contracts/money';
import { pictureUrl } from 'shared-contracts/paths';
import type { OrderLine, WholeOrder } from '../../domain/orders/read-orders';
import type { Html } from 'back-office/parts/html';
import { lineName } from './line-name';
import { table } from 'back-office/parts/table';

/** The picture's width on the page, and the one of the shop's widths that is sharp there. */
const SHOWN = 56;
const FETCHED = 160;

const picture = ({ productImage }: OrderLine) =>
  productImage === null
    ? html`<span class="picture" aria-hidden="true"></span>`
    : html`<img
        class="picture"
        src="${pictureUrl(productImage, FETCHED)}"
        alt=""
        width="${SHOWN}"
        height="${SHOWN}"
        loading="lazy"
      />`;

/** A form that notes where the goods of a line lie. */
type ShelfForm = (line: Html, inside: Html) => Html;

function shelf({ id, shelf: at, productName, variantName }: OrderLine, formOf: ShelfForm): Html {
  const inside = html`
    <label class="hidden" for="shelf-${id}">Shelf of ${productName}, ${variantName}</label>
    <input id="shelf-${id}" name="shelf" value="${at ?? ''}" maxlength="40" size="8" />
    <button>Note</button>
  `;
  return formOf(html`<input type="hidden" name="line" value="${id}" />`, inside);
}

/** The lines of an order on a page, with where the goods lie. */
export function linesOf({ lines }: WholeOrder, formOf: ShelfForm): Html {
  return table(
    'What was ordered',
    ['Item', 'Units', 'Each', 'Together', 'In stock', 'Shelf'],
    lines.map((line) => [
      { of: html`<span class="item">${picture(line)}<span>${lineName(line)}</span></span>` },
      { of: line.quantity, number: true },
      { of: formatMoney(line.price), number: true },
      { of: formatMoney(line.price * line.quantity), number: true },
      { of: line.stock ?? 'not counted', number: true },
      { of: html`<div class="shelf">${shelf(line, formOf)}</div>` },
    ]),
    { kind: 'lines' },
  );
}
