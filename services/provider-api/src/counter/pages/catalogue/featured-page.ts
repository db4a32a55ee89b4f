import { html } from 'hono/html';
import type { FoundProduct } from '../../../domain/catalogue-management/find-products';
import type { Differing } from '../../../domain/audit/version';
import type { Html } from 'back-office/parts/html';
import { table, type Cell } from 'back-office/parts/table';
import { changedNote } from './changed-note';
import { AT, formTo, rooms, tick, type TokenFor } from './fields';
import { productCell } from './product-list-page';

/** A featured product with what the form says of it. */
export type PlacedProduct = FoundProduct & { place: string; away: boolean };

type ShownFeatured = {
  products: PlacedProduct[];
  version: string;
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
  tokenFor: TokenFor;
};

const row = (product: PlacedProduct): Cell[] => [
  productCell(product),
  {
    of: html`
      <label class="hidden" for="place-${product.id}">Place of ${product.name}</label>
      <input
        id="place-${product.id}"
        name="place-${product.id}"
        type="number"
        min="1"
        max="99999"
        value="${product.place}"
      />
    `,
  },
  {
    of: tick(
      `away-${product.id}`,
      html`Take it away<span class="hidden">: ${product.name}</span>`,
      product.away,
    ),
  },
];

/** The featured products, each with the place that it has on the home page. */
export function featuredPage({ products, version, changed, tokenFor }: ShownFeatured): Html {
  const path = `${AT}/featured`;
  return html`
    ${rooms(path)}
    <div class="heading"><h1>Featured products</h1></div>
    <p>The home page shows the first twelve. A product's page has a tick that makes it featured.</p>
    ${changedNote(changed, path)}
    ${
      products.length === 0
        ? html`<p class="empty">No product is featured.</p>`
        : formTo(
            tokenFor,
            path,
            html`
              <input type="hidden" name="shown" value="${version}" />
              ${table('Featured products', ['Product', 'Place', 'No longer featured'], products.map(row))}
              <button class="main">Save the order</button>
            `,
            true,
          )
    }
  `;
}
