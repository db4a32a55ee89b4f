import { z } from '../schema';
import { productListItem } from './product';
import { id, rows, text, wholeNumber } from './values';

export const PAGE_SIZE = 12;

const listed = {
  /** How many products it has; null where the provider doesn't say. */
  products_count: z.optional(z.nullable(z.number())),
};

export const category = z.object({
  id,
  category_name: z.string(),
  description: text,
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

/** A category with its first products, as `GET …/category/{id}` answers it. */
export const categoryPage = z.extend(category, firstPage);

/** A brand with its first products, as `GET …/brand/{id}` answers it. */
export const brandPage = z.extend(brand, firstPage);
