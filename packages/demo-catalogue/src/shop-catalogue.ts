import type {
  Catalogue,
  CatalogueBlog,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueProduct,
  CatalogueVariant,
} from './catalogue-file';
import { blogs } from './blogs/all-blogs';
import { brands } from './brands';
import { categories, categoryGroups, categoryPicture } from './categories';
import { shopRange, type ShopProduct, type ShopVariant } from './shop-range';
import { testimonials } from './testimonials';

/** Rows link by number inside the file, from 1. */
const brandIds = new Map(brands.map((brand, index) => [brand.key, index + 1]));
const categoryIds = new Map(
  [...categories, ...categoryGroups].map(({ key }, index) => [key, index + 1]),
);

function idOf<Key>(ids: ReadonlyMap<Key, number>, key: Key): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Unknown ${String(key)}`);
  return id;
}

function brandRow(brand: (typeof brands)[number]): CatalogueBrand {
  const file = `${brand.key}.svg`;
  return {
    id: idOf(brandIds, brand.key),
    brand_name: brand.name,
    ...(brand.hasWordmark ? { file_name: file } : {}),
    image_path: `brands/${file}`,
    description: brand.story,
  };
}

type Category = (typeof categories)[number] | (typeof categoryGroups)[number];

function categoryRow(category: Category): CatalogueCategory {
  return {
    id: idOf(categoryIds, category.key),
    category_name: category.name,
    description: category.description,
    image_path: categoryPicture(category.key),
    ...('group' in category ? { parent: idOf(categoryIds, category.group) } : {}),
  };
}

function variantRow(product: ShopProduct, variant: ShopVariant): CatalogueVariant {
  return {
    variant_name: variant.name,
    price: variant.price,
    description: variant.note,
    useage: product.useage,
    specs: [
      { label: 'Model', specs: variant.modelNumber },
      ...variant.specs.map(([label, specs]) => ({ label, specs })),
    ],
    inclusions: variant.inclusions.map((name) => ({ name })),
    images: variant.pictures.map(({ path }) => ({ path })),
    default: variant.isDefault,
    stock: variant.stock,
  };
}

function productRow(product: ShopProduct, index: number): CatalogueProduct {
  return {
    id: index + 1,
    product_name: product.name,
    brand: idOf(brandIds, product.brand.key),
    category: idOf(categoryIds, product.category),
    description: product.description,
    ...(product.featured ? { featured: true } : {}),
    variants: product.variants.map((variant) => variantRow(product, variant)),
  };
}

function blogRow({ slug, header, body, created_at }: (typeof blogs)[number]): CatalogueBlog {
  return { header, body, image_path: `blogs/${slug}.svg`, created_at };
}

/**
 * The shop's own catalogue. It is the same on every call; each call returns a new object that the
 * caller may change.
 */
export function shopCatalogue(): Catalogue {
  return {
    brands: brands.map(brandRow),
    categories: [...categoryGroups, ...categories].map(categoryRow),
    products: shopRange().map(productRow),
    blogs: blogs.map(blogRow),
    testimonials: testimonials.map((each) => ({ ...each })),
  };
}
