import { html } from 'hono/html';
import { formatPrice } from 'shared-contracts/money';
import type { ProductValues } from '../../../domain/catalogue-management/product';
import type { VariantRow } from '../../../domain/catalogue-management/variant';
import type { Differing } from '../../../domain/audit/version';
import { formKeyField } from '../../form-key';
import type { Html } from 'back-office/parts/html';
import { table, type Cell } from 'back-office/parts/table';
import { changedNote } from './changed-note';
import {
  archiveForm,
  AT,
  choice,
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
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
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
      ${id === null ? formKeyField() : ''}
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
}: VariantRow): Cell[] => [
  {
    of: html`
      <span class="item">
        ${smallPicture(images[0] ?? null)}
        <span>
          <a href="${AT}/variants/${id}">${name}</a>
          <span class="sub">${retired ? 'off sale' : isDefault ? 'shown first' : ''}</span>
        </span>
      </span>
    `,
  },
  { of: formatPrice(regularPrice ?? price), number: true },
  { of: stock ?? 'not counted', number: true },
  { of: id, number: true },
];

/** A product with its variants, or the form that adds one. */
export function productPage(shown: ShownProduct): Html {
  const { id, variants, archived, tokenFor, changed, values } = shown;
  const heading = html`
    ${rooms(AT)}
    <p class="back"><a href="${AT}">All products</a></p>
    <div class="heading"><h1>${id === null ? 'Add a product' : values.name}</h1></div>
    ${archived ? html`<p class="note warning">This product is off sale.</p>` : ''}
    ${changedNote(changed, pathOf(shown))}
  `;
  if (id === null) return html`${heading} ${productForm(shown)}`;
  const add = html`
    ${formKeyField()}
    ${line({ name: 'variant', label: 'Name of a new variant', value: '', most: 300, needed: true })}
    <button>Add the variant</button>
  `;
  return html`
    ${heading}
    <section aria-labelledby="variants">
      <h2 id="variants">Variants: prices, stock, pictures</h2>
      ${table('Variants', ['Variant', 'Price', 'Stock', 'Number'], variants.map(variantRow))}
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
