/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Tick } from 'back-office/forms/choices';
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table, type Cell } from 'back-office/parts/table';
import type { FoundProduct } from '../../../domain/catalogue-management/find-products';
import type { Differing } from '../../../domain/audit/version';
import { ChangedNote } from './changed-note';
import { AT, Rooms } from './fields';
import { productCell } from './product-list-page';

/** A featured product with what the form says of it. */
export type PlacedProduct = FoundProduct & { place: string; away: boolean };

type ShownFeatured = {
  products: PlacedProduct[];
  version: string;
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
};

const row = (product: PlacedProduct): Cell[] => [
  productCell(product),
  {
    of: (
      <Line
        name={`place-${product.id}`}
        label={`Place of ${product.name}`}
        unseen
        kind="number"
        min={1}
        max={99_999}
        value={product.place}
      />
    ),
  },
  {
    of: (
      <Tick
        name={`away-${product.id}`}
        label={
          <>
            Remove<span class="hidden">: {product.name}</span>
          </>
        }
        on={product.away}
      />
    ),
  },
];

const COLUMNS = ['Product', 'Place', 'No longer featured'];

/** The featured products, each with the place that it has on the home page. */
export function FeaturedPage({ products, version, changed }: ShownFeatured) {
  const path = `${AT}/featured`;
  return (
    <>
      <Rooms present={path} />
      <div class="heading">
        <h1>Featured products</h1>
      </div>
      <p>
        The home page shows the first twelve. A product's page has a tick that makes it featured.
      </p>
      <ChangedNote fields={changed} now={path} />
      {products.length === 0 ? (
        <p class="empty">No product is featured.</p>
      ) : (
        <Form to={path} kind="edit" files>
          <Hidden name="shown" value={version} />
          {table('Featured products', COLUMNS, products.map(row))}
          <Button kind="main">Save the order</Button>
        </Form>
      )}
    </>
  );
}
