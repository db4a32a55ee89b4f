import { z } from '../schema';
import { categorySteps } from './category-step';
import { productListItem } from './product';
import { id, lenient, picturePath, rows, text, wholeNumber } from './values';

export const PAGE_SIZE = 12;

const listed = {
  /** How many products it has; null where the provider doesn't say. */
  products_count: z.optional(z.nullable(z.number())),
};

export const category = z.object({
  id,
  category_name: z.string(),
  description: text,
  /** The category above it; null or missing at the top, and where a catalogue has no tree. */
  parent_id: z.optional(z.nullable(id)),
  /** Its picture, or that of one of its products. */
  image_path: picturePath,
  ...listed,
});
export type Category = z.infer<typeof category>;

export const brand = z.object({
  id,
  brand_name: z.string(),
  file_name: text,
  image_path: text,
  description: text,
  ...listed,
});
export type Brand = z.infer<typeof brand>;

const firstPage = {
  products: z.optional(rows(productListItem)),
  products_page_offset: wholeNumber(0),
  products_page_limit: wholeNumber(PAGE_SIZE),
  show_more: z.optional(z.nullable(z.boolean())),
};

/**
 * A category with its first products, as `GET …/category/{id}` answers it. Those above and below it
 * are additions of the reference provider.
 */
export const categoryPage = z.extend(category, {
  ...firstPage,
  above: categorySteps,
  /** Those right below it. */
  children: lenient(category),
});
export type CategoryPage = z.infer<typeof categoryPage>;

/** A brand with its first products, as `GET …/brand/{id}` answers it. */
export const brandPage = z.extend(brand, firstPage);
