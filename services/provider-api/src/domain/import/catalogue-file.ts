/**
 * A catalogue as a file: what `provider import` reads. The numbers in `id`, `brand`, `category`
 * and `parent` only link rows inside one file; the database uses ids of its own.
 */
import * as z from 'zod';
import { isShallow, TOO_DEEP } from '../nesting';
import { tradeSchemas } from '../trade/trade-fields';

/** HTML that the shop's sanitiser can read. */
const markup = (most: number) => z.string().max(most).refine(isShallow, TOO_DEEP);

const key = z.union([z.number(), z.string().min(1).max(255)]);

/** The most products that one names as fitting. */
const FITTING_MOST = 200;

export const catalogueBrand = z.object({
  id: key,
  brand_name: z.string().trim().min(1).max(200),
  file_name: z.string().max(200).nullish(),
  image_path: z.string().max(500).nullish(),
  description: z.string().max(5000).nullish(),
});

export const catalogueCategory = z.object({
  id: key,
  category_name: z.string().trim().min(1).max(200),
  description: z.string().max(5000).nullish(),
  /** The id of the category above it in this file; missing at the top. */
  parent: key.nullish(),
  /** Relative to the folder of pictures; a category without one shows that of a product. */
  image_path: z.string().max(500).nullish(),
});

const catalogueSpec = z.object({
  label: z.string().max(200),
  specs: z.union([z.string().max(2000), z.number()]).transform(String),
});

export const catalogueVariant = z.object({
  id: key.nullish(),
  variant_name: z.string().trim().min(1).max(300),
  /** Pesos; 0, null or missing is 'Price Upon Inquiry'. */
  price: z.number().min(0).max(1_000_000_000).nullish(),
  description: z.string().max(20_000).nullish(),
  /** HTML. */
  useage: markup(200_000).nullish(),
  specs: z.array(catalogueSpec).max(200).nullish(),
  inclusions: z
    .array(z.object({ name: z.string().min(1).max(500) }))
    .max(200)
    .nullish(),
  /** Paths relative to the folder of pictures. */
  images: z
    .array(z.object({ path: z.string().min(1).max(500) }))
    .max(50)
    .nullish(),
  default: z.boolean().nullish(),
  /** Units in stock; missing means 'in stock, not counted'. */
  stock: z.number().int().min(0).max(10_000_000).nullish(),
  ...tradeSchemas,
});

export const catalogueProduct = z.object({
  id: key,
  product_name: z.string().trim().min(1).max(500),
  brand: key,
  category: key,
  description: z.string().max(20_000).nullish(),
  /** Shown in the home page's carousel. */
  featured: z.boolean().nullish(),
  /** The ids of products of this source that go with it, and of the one that is sold in its place. */
  related: z.array(key).max(24).nullish(),
  replaced_by: key.nullish(),
  /** The ids of products of this source that it fits, or that fit it; each says it of itself. */
  fits: z.array(key).max(FITTING_MOST).nullish(),
  variants: z.array(catalogueVariant).min(1).max(500),
});

export const catalogueBlog = z.object({
  header: z.string().min(1).max(300),
  /** HTML. */
  body: markup(500_000).min(1),
  image_path: z.string().max(500).nullish(),
  /** ISO 8601. */
  created_at: z.string().max(40),
});

export const catalogueTestimonial = z.object({
  body: z.string().min(1).max(2000),
  by: z.string().min(1).max(200),
  position: z.string().max(200).nullish(),
  from: z.string().max(200).nullish(),
});

export type CatalogueProduct = z.input<typeof catalogueProduct>;

export type Catalogue = {
  brands: z.input<typeof catalogueBrand>[];
  categories: z.input<typeof catalogueCategory>[];
  products: CatalogueProduct[];
  blogs?: z.input<typeof catalogueBlog>[];
  testimonials?: z.input<typeof catalogueTestimonial>[];
};

/** A checked row. */
export type ReadProduct = z.output<typeof catalogueProduct>;

export type ReadCatalogue = {
  brands: z.output<typeof catalogueBrand>[];
  categories: z.output<typeof catalogueCategory>[];
  blogs: z.output<typeof catalogueBlog>[];
  testimonials: z.output<typeof catalogueTestimonial>[];
  /** The keys of the products, which are on the stage. */
  products: ReadonlySet<string>;
};
