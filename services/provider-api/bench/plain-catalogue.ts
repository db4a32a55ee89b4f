/** Catalogues to import that only names and specs tell apart. */
import type { Catalogue } from 'demo-catalogue/catalogue-file';

export type PlainProduct = {
  name: string;
  brand: string;
  category: string;
  description: string;
  /** The first is the default. */
  variants: readonly {
    name: string;
    specs: readonly (readonly [label: string, value: string])[];
  }[];
};

const NAMED = { image_path: '', description: '' };

const idsOf = (names: readonly string[]) =>
  new Map([...new Set(names)].map((name, at) => [name, at + 1]));

/** The products as a catalogue; the id of each is its place, counted from 1. */
export function plainCatalogue(products: readonly PlainProduct[]): Catalogue {
  const brands = idsOf(products.map(({ brand }) => brand));
  const categories = idsOf(products.map(({ category }) => category));
  return {
    brands: [...brands].map(([brand_name, id]) => ({ id, brand_name, ...NAMED })),
    categories: [...categories].map(([category_name, id]) => ({ id, category_name, ...NAMED })),
    products: products.map((product, at) => ({
      id: at + 1,
      product_name: product.name,
      brand: brands.get(product.brand) ?? 0,
      category: categories.get(product.category) ?? 0,
      description: product.description,
      variants: product.variants.map((variant, nth) => ({
        variant_name: variant.name,
        price: 100 + at + nth,
        useage: '',
        specs: variant.specs.map(([label, specs]) => ({ label, specs })),
        inclusions: [],
        images: [],
        default: nth === 0,
        stock: 10,
      })),
    })),
    blogs: [],
    testimonials: [],
  };
}
