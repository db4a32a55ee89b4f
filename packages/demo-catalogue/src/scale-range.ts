import type { Catalogue, CatalogueProduct, CatalogueVariant } from './catalogue-file';
import { fraction } from './seeded';
import { shelfPrice } from './shelf-price';

// Enough variants to choose from; all forty sizes of a bolt in each series would add nothing.
const VARIANTS_MOST = 8;

function variantOf(variant: CatalogueVariant, product: string, series: number): CatalogueVariant {
  const key = `${product}/${variant.variant_name}/${series}`;
  const level = 0.9 + 0.2 * fraction('series price', product, series);
  return {
    ...variant,
    price: variant.price === null ? null : shelfPrice(variant.price * level, 'fives'),
    stock: fraction('series sold out', key) < 0.04 ? 0 : 1 + Math.floor(fraction(key) * 60),
    specs: variant.specs.map(({ label, specs }) => ({
      label,
      specs: label === 'Model' ? `${specs}.${series}` : specs,
    })),
  };
}

/** The product in a later series, with a number, price and stock of its own. */
function inSeries(product: CatalogueProduct, series: number): CatalogueProduct {
  const { product_name: name } = product;
  const chosen = Math.max(
    0,
    product.variants.findIndex((each) => each.default),
  );
  const from = Math.max(0, Math.min(chosen, product.variants.length - VARIANTS_MOST));
  return {
    ...product,
    id: `${String(product.id)}.${series}`,
    product_name: `${name}, series ${series}`,
    description: `${product.description} Series ${series}.`,
    featured: false,
    variants: product.variants
      .slice(from, from + VARIANTS_MOST)
      .map((variant) => variantOf(variant, name, series)),
  };
}

/**
 * A catalogue of any size, for tests of scale, in portions, so that it never needs to be in memory
 * as a whole. It repeats the base's products in series, numbered from 2 on, with the same pictures.
 * Portion k has the same products for every count.
 * @param base the catalogue whose products are repeated
 * @param count the number of products
 */
export function* scaleCatalogue(
  base: Catalogue,
  count: number,
  portion = 500,
): Generator<Catalogue> {
  const { brands, categories, products } = base;
  for (let from = 0; from < count; from += portion) {
    const some = Array.from({ length: Math.min(portion, count - from) }, (_, i) => {
      const product = products[(from + i) % products.length];
      if (product === undefined) throw new Error('The range is empty');
      return inSeries(product, Math.floor((from + i) / products.length) + 2);
    });
    yield { brands, categories, products: some, blogs: [], testimonials: [] };
  }
}
