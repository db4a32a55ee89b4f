import { html, raw } from 'hono/html';
import { formatMoney } from 'shared-contracts/money';
import { pictureUrl } from 'shared-contracts/paths';
import type { VariantRow } from '../../../domain/catalogue-management/variant';
import type { ArrangedPicture } from '../../../domain/catalogue-management/variant-pictures';
import {
  sellingFields,
  tradeFacts,
  tradeFields,
  type TradeName,
} from '../../../domain/trade/trade-fields';
import type { TradeTexts } from '../../../domain/trade/typed-trade';
import type { Differing } from '../../../domain/audit/version';
import type { Html } from 'back-office/parts/html';
import { changedNote } from './changed-note';
import {
  archiveForm,
  AT,
  chooseFiles,
  formTo,
  line,
  PICTURES,
  rooms,
  text,
  tick,
  type TokenFor,
} from './fields';

/** A variant's form, as it is typed. */
export type TypedVariant = {
  name: string;
  price: string;
  stock: string;
  stockShown: string;
  description: string;
  useage: string;
  specs: string;
  inclusions: string;
  place: string;
  first: boolean;
  trade: TradeTexts;
};

export type ShownVariant = {
  row: VariantRow;
  product: string;
  typed: TypedVariant;
  version: string;
  pictures: readonly ArrangedPicture[];
  picturesVersion: string;
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
  /** The usage through the shop's sanitiser, where it was asked for. */
  preview: string | null;
  tokenFor: TokenFor;
};

/** Fields of the trade under a heading. */
const tradeGroup = (legend: string, names: readonly string[], typed: TradeTexts) => html`
  <fieldset>
    <legend>${legend}</legend>
    ${(names as TradeName[]).map((name) => {
      const { label, hint, long } = tradeFields[name];
      const field = { name, label, value: typed[name], ...(hint === undefined ? {} : { hint }) };
      return long ? text({ ...field, rows: 3 }) : line(field);
    })}
  </fieldset>
`;

const facts = ({ row, typed, version }: ShownVariant) => html`
  <input type="hidden" name="shown" value="${version}" />
  <input type="hidden" name="stockShown" value="${typed.stockShown}" />
  ${line({ name: 'name', label: 'Name', value: typed.name, most: 300, needed: true })}
  ${line({
    name: 'price',
    label: 'Price in pesos',
    value: typed.price,
    most: 30,
    hint:
      row.salePrice === null
        ? 'Empty is Price Upon Inquiry.'
        : `Before the sale at ${formatMoney(row.salePrice)}.`,
  })}
  ${line({ name: 'stock', label: 'Units in stock', value: typed.stock, most: 30, hint: 'Empty is in stock, not counted.' })}
  ${text({ name: 'description', label: 'Description (plain text)', value: typed.description })}
  ${text({ name: 'specs', label: 'Specifications', value: typed.specs, most: 100_000, rows: 6, hint: 'One on each line: Label: value' })}
  ${text({ name: 'inclusions', label: 'Inclusions', value: typed.inclusions, most: 100_000, hint: 'One on each line.' })}
  ${text({ name: 'useage', label: 'Usage (HTML)', value: typed.useage, most: 200_000, rows: 8 })}
  ${line({ name: 'place', label: 'Place among the variants', value: typed.place, most: 5, kind: 'number' })}
  ${tick('first', 'Shown first', typed.first)}
  ${tradeGroup('How it is sold', Object.keys(sellingFields), typed.trade)}
  ${tradeGroup('What there is to know', Object.keys(tradeFacts), typed.trade)}
  <div class="actions">
    <button class="main" name="do" value="save">Save the variant</button>
    <button name="do" value="preview">Preview the usage</button>
  </div>
`;

const picture =
  (name: string) =>
  ({ path, place, text: words, away }: ArrangedPicture, at: number) =>
    html`
      <li class="item">
        <img src="${pictureUrl(path, 160)}" alt="${words}" width="80" height="80" class="picture" />
        <span>
          <input type="hidden" name="path-${at}" value="${path}" />
          <label for="place-${at}"
            >Place <span class="hidden">of picture ${at + 1} of ${name}</span></label
          >
          <input
            id="place-${at}"
            name="place-${at}"
            type="number"
            min="1"
            max="99"
            value="${place}"
          />
          <label for="text-${at}"
            >What it shows <span class="hidden">in picture ${at + 1}</span></label
          >
          <input id="text-${at}" name="text-${at}" maxlength="200" value="${words}" />
          ${tick(`away-${at}`, html`Take it away<span class="hidden">: picture ${at + 1}</span>`, away)}
        </span>
      </li>
    `;

const pictureForms = ({ row, pictures, picturesVersion, tokenFor }: ShownVariant) => {
  const at = `${AT}/variants/${row.id}`;
  const arranged = html`
    <input type="hidden" name="shown" value="${picturesVersion}" />
    <ul class="pictures">
      ${pictures.map(picture(row.name))}
    </ul>
    <button>Save the pictures</button>
  `;
  const added = html`
    ${chooseFiles('New pictures: JPEG, PNG, WebP, GIF or AVIF, 15 MB each', PICTURES, true)}
    <button>Add the pictures</button>
  `;
  return html`
    ${row.images.length === 0 ? html`<p>It has no picture.</p>` : formTo(tokenFor, `${at}/arrange`, arranged, true)}
    ${formTo(tokenFor, `${at}/pictures`, added, true)}
  `;
};

/** One variant with all that can be changed. */
export function variantPage(shown: ShownVariant): Html {
  const { row, product, changed, preview, tokenFor } = shown;
  const at = `${AT}/variants/${row.id}`;
  return html`
    ${rooms(AT)}
    <p class="back"><a href="${AT}/products/${row.productId}">${product}</a></p>
    <div class="heading"><h1>${row.name}</h1></div>
    ${row.retired ? html`<p class="note warning">This variant is off sale.</p>` : ''}
    ${changedNote(changed, at)}
    ${
      preview === null
        ? ''
        : html`<section aria-labelledby="preview" class="preview">
            <h2 id="preview">How the shop shows the usage</h2>
            ${raw(preview)}
            <p class="note">Nothing is saved yet.</p>
          </section>`
    }
    <div class="columns">
      <section aria-labelledby="facts">
        <h2 id="facts">Variant</h2>
        ${formTo(tokenFor, at, facts(shown), true)}
      </section>
      <section aria-labelledby="pictures">
        <h2 id="pictures">Pictures</h2>
        ${pictureForms(shown)}
      </section>
    </div>
    <section aria-labelledby="archive">
      <h2 id="archive">${row.retired ? 'Bring back' : 'Archive'}</h2>
      ${archiveForm(tokenFor, `${at}/sale`, row.retired, 'variant')}
    </section>
  `;
}
