/**
 * A catalogue as a file, in the format that `provider import` documents. The numbers in `id`,
 * `brand`, `category` and `parent` only link rows inside one file.
 */
export type CatalogueBrand = {
  id: number;
  brand_name: string;
  /** The home page's marquee leaves out a brand without one. */
  file_name?: string;
  /** Relative to the folder of pictures, as all paths of pictures. */
  image_path: string;
  description: string;
};

export type CatalogueCategory = {
  id: number;
  category_name: string;
  description: string;
  image_path: string;
  /** The category above it. */
  parent?: number;
};

export type CatalogueVariant = {
  variant_name: string;
  /** Pesos; null is 'Price Upon Inquiry'. */
  price: number | null;
  description?: string;
  /** HTML. */
  useage: string;
  specs: { label: string; specs: string }[];
  inclusions: { name: string }[];
  images: { path: string }[];
  default: boolean;
  /** Units. */
  stock: number;
};

export type CatalogueProduct = {
  id: number | string;
  product_name: string;
  brand: number;
  category: number;
  description: string;
  /** Shown in the home page's carousel. */
  featured?: boolean;
  variants: CatalogueVariant[];
};

export type CatalogueBlog = {
  header: string;
  /** HTML. */
  body: string;
  image_path: string;
  /** ISO 8601. */
  created_at: string;
};

export type CatalogueTestimonial = { body: string; by: string; position?: string; from?: string };

export type Catalogue = {
  brands: CatalogueBrand[];
  categories: CatalogueCategory[];
  products: CatalogueProduct[];
  blogs: CatalogueBlog[];
  testimonials: CatalogueTestimonial[];
};
