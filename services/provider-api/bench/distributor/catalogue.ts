/** The distributor's range as a catalogue to import. */
import type { Catalogue } from 'demo-catalogue/catalogue-file';
import type { RangeProduct } from './range';

const idsOf = (names: readonly string[]) =>
  new Map([...new Set(names)].map((name, at) => [name, at + 1]));

/** Prices only tell variants apart. */
export function distributorCatalogue(range: readonly RangeProduct[]): Catalogue {
  const brandOf = ({ name }: RangeProduct) => name.split(' ')[0] ?? '';
  const brands = idsOf(range.map(brandOf));
  const categories = idsOf(range.map(({ category }) => category));
  return {
    brands: [...brands].map(([brand_name, id]) => ({
      id,
      brand_name,
      image_path: '',
      description: '',
    })),
    categories: [...categories].map(([category_name, id]) => ({
      id,
      category_name,
      image_path: '',
      description: '',
    })),
    products: range.map((product, at) => ({
      id: at + 1,
      product_name: product.name,
      brand: brands.get(brandOf(product)) ?? 0,
      category: categories.get(product.category) ?? 0,
      description: product.about,
      variants: product.variants.map((variant, nth) => ({
        variant_name: variant.name,
        price: 100 + at + nth,
        useage: '',
        specs: [
          { label: 'Model', specs: variant.modelNumber },
          { label: 'GTIN', specs: variant.gtin },
          ...variant.specs.map(([label, specs]) => ({ label, specs })),
        ],
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
