import type { ShopConfig } from 'shared-contracts/config';
import type { Head } from 'shared-contracts/door';
import { toPesos } from 'shared-contracts/money';
import { paths, pictureUrl, previewPicture } from 'shared-contracts/paths';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product';
import { breadcrumbsOf } from '../breadcrumb-list';

type JsonLd = Record<string, unknown>;

/** What a description in a search result has room for. */
const DESCRIPTION_MOST = 160;

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MOST) return line;
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_MOST - 1))}…`;
}

/** The offer of a variant that has a price; the price is before VAT, and says so. */
function offerOf(variant: Variant, url: string): JsonLd {
  if (variant.price === null) return {};
  const price = { price: toPesos(variant.price), priceCurrency: 'PHP' };
  const availability =
    variant.in_stock === null
      ? {}
      : { availability: `https://schema.org/${variant.in_stock ? 'InStock' : 'OutOfStock'}` };
  return {
    offers: {
      '@type': 'Offer',
      url,
      ...price,
      ...availability,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        valueAddedTaxIncluded: false,
      },
    },
  };
}

function productLd(
  product: ProductDetails,
  variant: Variant | undefined,
  config: ShopConfig,
): JsonLd {
  const url = `${config.origin}${paths.product(product.id)}`;
  const pictures = (variant?.images ?? []).flatMap((path) => pictureUrl(path) ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.product_name,
    url,
    ...(product.description ? { description: product.description } : {}),
    ...(product.brand.name ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
    ...(product.category.name ? { category: product.category.name } : {}),
    ...(variant ? { sku: variant.id } : {}),
    ...(variant?.variant_name ? { model: variant.variant_name } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((path) => `${config.origin}${path}`) } : {}),
    ...(variant ? offerOf(variant, url) : {}),
  };
}

/** The way to a product, from the store on. */
export function trailOf(product: ProductDetails): { name: string; path: string }[] {
  const { category } = product;
  return [
    { name: 'All Products', path: paths.store() },
    ...(category.id && category.name
      ? [{ name: category.name, path: paths.category(category.id) }]
      : []),
    { name: product.product_name, path: paths.product(product.id) },
  ];
}

/** A product's head: however it was reached, its canonical link is the product's own. */
export function productHead(
  product: ProductDetails,
  variant: Variant | undefined,
  config: ShopConfig,
): Head {
  const brand = product.brand.name;
  const image = previewPicture(variant?.images[0]);
  return {
    // Many names begin with the brand already.
    title: product.product_name.includes(brand)
      ? product.product_name
      : `${product.product_name} by ${brand}`,
    description: short(product.description || variant?.description || product.product_name),
    canonical: paths.product(product.id),
    ...(image === null ? {} : { image }),
    type: 'product',
    jsonLd: [productLd(product, variant, config), breadcrumbsOf(trailOf(product), config)],
  };
}
