import { html, raw } from 'hono/html';
import { formatPrice } from 'shared-contracts/money';
import type { FoundProduct } from '../../../domain/catalogue-management/find-products';
import type { Html } from 'back-office/parts/html';
import { table, type Cell } from 'back-office/parts/table';
import { AT, rooms, smallPicture } from './fields';

export type ProductList = {
  words: string;
  archived: boolean;
  products: FoundProduct[];
  /** The id after which the next page begins; null on the last. */
  next: number | null;
};

/** A product as a cell of a table: its picture, name, brand and category. */
export const productCell = ({ id, name, image, brand, category }: FoundProduct): Cell => ({
  of: html`
    <span class="item">
      ${smallPicture(image)}
      <span>
        <a href="${AT}/products/${id}">${name}</a>
        <span class="sub">${brand}, ${category}</span>
      </span>
    </span>
  `,
});

const row = (product: FoundProduct): Cell[] => [
  productCell(product),
  { of: product.variants, number: true },
  { of: formatPrice(product.price), number: true },
  { of: product.id, number: true },
];

/** Products by their words, on sale or archived. */
export function productListPage({ words, archived, products, next }: ProductList): Html {
  const asked = { ...(words === '' ? {} : { q: words }), ...(archived ? { archived: '1' } : {}) };
  const more = new URLSearchParams({ ...asked, after: String(next) }).toString();
  return html`
    ${rooms(AT)}
    <div class="heading">
      <h1>Products</h1>
      <a class="button" href="${AT}/products/new">Add a product</a>
    </div>
    <form class="search" method="get" action="${AT}" role="search">
      <div class="wide">
        <label for="q">Name, model, brand, category or number</label>
        <input id="q" name="q" type="search" value="${words}" maxlength="100" />
      </div>
      <label class="tick">
        <input type="checkbox" name="archived" value="1" ${archived ? raw('checked') : ''} />
        Archived ones
      </label>
      <button class="main">Find</button>
    </form>
    ${
      products.length === 0
        ? html`<p class="empty">No products found.</p>`
        : table('Products', ['Product', 'Variants', 'Price', 'Number'], products.map(row))
    }
    ${next === null ? '' : html`<p class="pages"><a class="button" href="${AT}?${more}">More</a></p>`}
  `;
}
