/** A product as search engines read it (schema.org). */
import type { ShopConfig } from 'shared-contracts/config';
import { toPesos, type Centavos } from 'shared-contracts/money';
import { quantityRule } from 'shared-contracts/order-quantity';
import { paths, pictureUrl } from 'shared-contracts/paths';
import { countryName } from 'shared-contracts/trade-specs';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product-details';
import { breadcrumbsOf } from '../breadcrumb-list';
import { trailOf } from './product-head';

export type JsonLd = Record<string, unknown>;

const quantity = (least: number, most?: number) => ({
  eligibleQuantity: {
    '@type': 'QuantitativeValue',
    minValue: least,
    ...(most === undefined ? {} : { maxValue: most }),
  },
});

const priceOf = (amount: Centavos) => ({ price: toPesos(amount), priceCurrency: 'PHP' });

/** One price of a variant, before VAT, and saying so. */
function specificationOf(variant: Variant, amount: Centavos, more: JsonLd = {}): JsonLd {
  const { pack_quantity: pack = 0 } = variant;
  return {
    '@type': 'UnitPriceSpecification',
    ...priceOf(amount),
    valueAddedTaxIncluded: false,
    ...(pack > 1
      ? { referenceQuantity: { '@type': 'QuantitativeValue', value: pack, unitCode: 'C62' } }
      : {}),
    ...more,
  };
}

/** The price of now; where there are several, each with what it is for. */
function specificationsOf(variant: Variant, price: Centavos): JsonLd | JsonLd[] {
  const { was_price: was = null, price_steps: steps = [] } = variant;
  const all =
    steps.length < 2
      ? [specificationOf(variant, price)]
      : steps.map((step, at) => {
          const next = steps[at + 1]?.quantity;
          const range = quantity(step.quantity, next === undefined ? undefined : next - 1);
          return specificationOf(variant, step.price, range);
        });
  const [first = {}, ...others] = all;
  const before =
    was === null
      ? []
      : [specificationOf(variant, was, { priceType: 'https://schema.org/StrikethroughPrice' })];
  return others.length + before.length === 0 ? first : [first, ...others, ...before];
}

/** The offer of a variant that has a price. */
function offerOf(variant: Variant, url: string): JsonLd {
  if (variant.price === null) return {};
  const { least } = quantityRule(variant);
  const ends = typeof variant.was_price === 'number' ? variant.sale_ends : undefined;
  const availability =
    variant.in_stock === null
      ? {}
      : { availability: `https://schema.org/${variant.in_stock ? 'InStock' : 'OutOfStock'}` };
  return {
    offers: {
      '@type': 'Offer',
      url,
      ...priceOf(variant.price),
      ...availability,
      ...(ends ? { priceValidUntil: ends } : {}),
      ...(least > 1 ? quantity(least) : {}),
      priceSpecification: specificationsOf(variant, variant.price),
    },
  };
}

/** Codes and origin, where the variant has them. */
function factsOf({ gtin, mpn, country_of_origin: country }: Variant): JsonLd {
  return {
    ...(gtin ? { gtin } : {}),
    ...(mpn ? { mpn } : {}),
    ...(country ? { countryOfOrigin: { '@type': 'Country', name: countryName(country) } } : {}),
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
    ...(variant ? { sku: variant.id, ...factsOf(variant) } : {}),
    ...(variant?.variant_name ? { model: variant.variant_name } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((path) => `${config.origin}${path}`) } : {}),
    ...(variant ? offerOf(variant, url) : {}),
  };
}

/** The product, and the way to it. */
export function productJsonLd(
  product: ProductDetails,
  variant: Variant | undefined,
  config: ShopConfig,
): JsonLd[] {
  return [productLd(product, variant, config), breadcrumbsOf(trailOf(product), config)];
}
