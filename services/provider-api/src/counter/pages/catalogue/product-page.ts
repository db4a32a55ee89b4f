import { html } from 'hono/html';
import { formatPrice } from 'shared-contracts/money';
import type { ProductValues } from '../../../catalogue/product';
import type { VariantRow } from '../../../catalogue/variant';
import type { Html } from '../html';
import {
  archiveForm,
  AT,
  choice,
  faultNote,
  formTo,
  line,
  rooms,
  smallPicture,
  text,
  tick,
  type TokenFor,
} from './fields';

type Choices = { brands: Option[]; categories: Option[] };
type Option = { value: string; name: string };

export type ShownProduct = {
  /** Null for one that is being added. */
  id: number | null;
  values: ProductValues;
  version: string;
  archived: boolean;
  variants: VariantRow[];
  choices: Choices;
  fault: string | null;
  tokenFor: TokenFor;
};

const pathOf = ({ id }: ShownProduct) => `${AT}/products/${id ?? 'new'}`;

const productForm = (shown: ShownProduct) => {
  const { values, choices, version, id } = shown;
  return formTo(
    shown.tokenFor,
    pathOf(shown),
    html`
      <input type="hidden" name="shown" value="${version}" />
      ${line({ name: 'name', label: 'Name', value: values.name, needed: true })}
      ${choice('brand', 'Brand', choices.brands, String(values.brandId))}
      ${choice('category', 'Category', choices.categories, String(values.categoryId))}
      ${text({ name: 'description', label: 'Description (plain text)', value: values.description })}
      ${tick('featured', 'Featured on the home page', values.featured)}
      <button class="main">${id === null ? 'Add the product' : 'Save the product'}</button>
    `,
  );
};

const variantRow = ({
  id,
  name,
  regularPrice,
  price,
  stock,
  retired,
  isDefault,
  images,
}: VariantRow) => html`
  <tr role="row">
    <th role="rowheader" scope="row">
      <span class="item">
        ${smallPicture(images[0] ?? null)}
        <span>
          <a href="${AT}/variants/${id}">${name}</a>
          <span class="sub">${retired ? 'off sale' : isDefault ? 'shown first' : ''}</span>
        </span>
      </span>
    </th>
    <td role="cell" data-name="Price" class="number">${formatPrice(regularPrice ?? price)}</td>
    <td role="cell" data-name="Stock" class="number">${stock ?? 'not counted'}</td>
    <td role="cell" data-name="Number" class="number">${id}</td>
  </tr>
`;

const variantTable = (variants: VariantRow[]) => html`
  <table class="cards" role="table">
    <caption class="hidden">
      Variants
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${['Variant', 'Price', 'Stock', 'Number'].map(
          (name) => html`<th role="columnheader" scope="col">${name}</th>`,
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${variants.map(variantRow)}
    </tbody>
  </table>
`;

/** A product with its variants, or the form that adds one. */
export function productPage(shown: ShownProduct): Html {
  const { id, variants, archived, tokenFor, fault, values } = shown;
  const heading = html`
    ${rooms(AT)}
    <p class="back"><a href="${AT}">All products</a></p>
    <div class="heading"><h1>${id === null ? 'Add a product' : values.name}</h1></div>
    ${archived ? html`<p class="note warning">This product is off sale.</p>` : ''}
    ${faultNote(fault)}
  `;
  if (id === null) return html`${heading} ${productForm(shown)}`;
  const add = html`
    ${line({ name: 'variant', label: 'Name of a new variant', value: '', most: 300, needed: true })}
    <button>Add the variant</button>
  `;
  return html`
    ${heading}
    <section aria-labelledby="variants">
      <h2 id="variants">Variants: prices, stock, pictures</h2>
      ${variantTable(variants)}
      ${archived ? '' : formTo(tokenFor, `${AT}/products/${id}/variants`, add)}
    </section>
    <section aria-labelledby="product">
      <h2 id="product">Product</h2>
      ${productForm(shown)}
    </section>
    <section aria-labelledby="archive">
      <h2 id="archive">${archived ? 'Bring back' : 'Archive'}</h2>
      <p>Orders keep what is archived, and it can come back.</p>
      ${archiveForm(tokenFor, `${AT}/products/${id}/sale`, archived, 'product')}
    </section>
  `;
}
