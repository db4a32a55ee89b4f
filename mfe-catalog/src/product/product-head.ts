import type { Head } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product-details';
import { stepsOf } from '../collection/collection-entry';

/** What a description in a search result has room for. */
const DESCRIPTION_MOST = 160;

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MOST) return line;
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_MOST - 1))}…`;
}

/** The way to a product, from the store on. */
export function trailOf(product: ProductDetails): { name: string; path: string }[] {
  const { category } = product;
  return [
    { name: 'All Products', path: paths.store() },
    ...stepsOf(product.category_above),
    ...(category.id && category.name
      ? [{ name: category.name, path: paths.category(category.id) }]
      : []),
    { name: product.product_name, path: paths.product(product.id) },
  ];
}

/** A product's head: however it was reached, its canonical link is the product's own. */
export function productHead(product: ProductDetails, variant: Variant | undefined): Head {
  const brand = product.brand.name;
  return {
    // Many names begin with the brand already.
    title: product.product_name.includes(brand)
      ? product.product_name
      : `${product.product_name} by ${brand}`,
    description: short(product.description || variant?.description || product.product_name),
    canonical: paths.product(product.id),
    type: 'product',
  };
}
