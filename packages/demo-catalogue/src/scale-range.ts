import type { Catalogue, CatalogueProduct, CatalogueVariant } from './catalogue-file';
import { fraction } from './seeded';
import { shelfPrice } from './shelf-price';

// Enough to choose from; a bolt's forty sizes a hundred times over would say nothing more.
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

/** A product in a later series: its own number, price and stock. */
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
 * A catalogue of any size, for trials of scale, in portions so that none of it need be in memory at
 * once. Products come in series of a catalogue's own from 2 on and share its pictures. Portion k
 * holds the same products whatever the count.
 * @param base the catalogue whose products come again
 * @param count of products
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
