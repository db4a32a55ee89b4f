/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice } from 'back-office/forms/choices';
import { Line } from 'back-office/forms/fields';
import { Button, Search } from 'back-office/forms/form';
import { table, type Cell } from 'back-office/parts/table';
import { formatPrice } from 'shared-contracts/money';
import {
  WHICH_PRODUCTS,
  type FoundProduct,
  type WhichProducts,
} from '../../../domain/catalogue-management/find-products';
import { AT, Rooms, SmallPicture } from './fields';

export type ProductList = {
  words: string;
  which: WhichProducts;
  products: FoundProduct[];
  /** The id after which the next page begins; null on the last. */
  next: number | null;
};

/** A product as a cell of a table: its picture, name, brand and category. */
export const productCell = ({ id, name, image, brand, category }: FoundProduct): Cell => ({
  of: (
    <span class="item">
      <SmallPicture path={image} />{' '}
      <span>
        <a href={`${AT}/products/${id}`}>{name}</a>{' '}
        <span class="sub">
          {brand}, {category}
        </span>
      </span>
    </span>
  ),
});

const row = (product: FoundProduct): Cell[] => [
  productCell(product),
  { of: product.variants, number: true },
  { of: formatPrice(product.price), number: true },
  { of: <span class="model">{product.id}</span>, number: true },
];

const NAMES: Record<WhichProducts, string> = {
  'on sale': 'On sale',
  drafts: 'Drafts',
  archived: 'Archived',
};

/** Products by their words: on sale, drafts, or archived. */
export function ProductListPage({ words, which, products, next }: ProductList) {
  const asked = {
    ...(words === '' ? {} : { q: words }),
    ...(which === 'on sale' ? {} : { which }),
  };
  const more = new URLSearchParams({ ...asked, after: String(next) }).toString();
  return (
    <>
      <Rooms present={AT} />
      <div class="heading">
        <h1>Products</h1>
        <a class="button" href={`${AT}/products/new`}>
          Add a product
        </a>
      </div>
      <Search to={AT}>
        <div class="wide">
          <Line
            name="q"
            label="Name, model, brand, category or number"
            kind="search"
            value={words}
            most={100}
          />
        </div>
        <div>
          <Choice
            name="which"
            label="Which"
            value={which}
            options={WHICH_PRODUCTS.map((value) => ({ value, name: NAMES[value] }))}
          />
        </div>
        <Button>Find</Button>
      </Search>
      {products.length === 0 ? (
        <p class="empty">No products found.</p>
      ) : (
        table('Products', ['Product', 'Variants', 'Price', 'Number'], products.map(row))
      )}
      {next !== null && (
        <p class="pages">
          <a class="button" href={`${AT}?${more}`}>
            More
          </a>
        </p>
      )}
    </>
  );
}
