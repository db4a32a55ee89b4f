import { wirePrice } from '../money';
import { z } from '../schema';
import { collection } from './collection';
import { id, pictureFromWire, rows, stock, text, wholeNumber } from './values';

/**
 * A list's picture: `default: 0` means that a stored image exists, anything else that a
 * placeholder is used (specification, section 3). Providers also send the bare path.
 */
const firstImage = z.pipe(
  z.optional(
    z.nullable(
      z.union([
        z.string(),
        z.number(),
        z.object({
          default: z.optional(z.nullable(z.union([z.number(), z.boolean(), z.string()]))),
          path: z.optional(z.nullable(z.union([z.string(), z.number()]))),
        }),
      ]),
    ),
  ),
  z.transform((value) => {
    if (typeof value !== 'object' || value === null) return pictureFromWire(value);
    const stored = value.default === undefined || value.default === null || !Number(value.default);
    return stored ? pictureFromWire(value.path) : null;
  }),
);

/** In units; 0 or missing where any quantity is sold. */
const soldQuantities = {
  minimum_order: z.optional(wholeNumber(0)),
  order_step: z.optional(wholeNumber(0)),
};

/** The variant of a product that a query names, or that meets a filter's specs; an addition. */
const matchedVariant = z.object({
  id,
  variant_name: text,
  /** Its model number; empty where it has none. */
  model: text,
  /** Centavos; null is 'Price Upon Inquiry'. */
  price: wirePrice,
  in_stock: stock,
  ...soldQuantities,
});
export type MatchedVariant = z.infer<typeof matchedVariant>;

export const productListItem = z.object({
  id,
  product_name: z.string(),
  brand_name: text,
  category_name: text,
  description: text,
  /** Centavos; null is 'Price Upon Inquiry'. */
  price: wirePrice,
  /** null where the provider doesn't say. */
  in_stock: stock,
  first_image: firstImage,
  /** With `price_from` an addition of the reference provider: how many variants there are. */
  variant_count: z.optional(wholeNumber(0)),
  /** The lowest price in centavos, where its variants differ in price; else null. */
  price_from: z.optional(wirePrice),
  /** null for one that can't be read. */
  matched_variant: z.optional(
    z.pipe(
      z.unknown(),
      z.transform(
        (value): MatchedVariant | null => z.safeParse(matchedVariant, value).data ?? null,
      ),
    ),
  ),
  /** The price before a sale, where one is in force. */
  was_price: z.optional(wirePrice),
  /** When that sale ends, ISO 8601; missing where it has no end. */
  sale_ends: z.optional(text),
  /** Of the variant whose price is listed. */
  ...soldQuantities,
  /** What is sold as one: 'piece', 'box', 'metre'. */
  unit: z.optional(text),
  /** Of the variant whose price is listed. */
  collect: z.optional(collection),
});
export type ProductListItem = z.infer<typeof productListItem>;

export const productRows = rows(productListItem);

export const featuredProduct = z.object({
  id,
  product_name: z.string(),
  brand_name: text,
  price: wirePrice,
  description: text,
  first_image: firstImage,
});
export type FeaturedProduct = z.infer<typeof featuredProduct>;

/** The sort options' ids, shared by store, category and brand. */
export const sortId = z.enum(['default', 'az', 'za', 'priceAsc', 'priceDesc']);
export type SortId = z.infer<typeof sortId>;

/** The most characters of a spec in a filter. */
const SPEC_MOST = 160;

/**
 * The fields of `filter`. The specification names `filter` without its fields; these are the
 * reference provider's, and another provider may ignore them. Prices are in pesos, as everywhere on
 * the wire.
 */
export const productFilter = z.object({
  sort: z.optional(sortId),
  brand: z.optional(z.array(id).check(z.maxLength(50))),
  category: z.optional(z.array(id).check(z.maxLength(50))),
  price_min: z.optional(z.number().check(z.minimum(0))),
  price_max: z.optional(z.number().check(z.minimum(0))),
  in_stock: z.optional(z.boolean()),
  /**
   * Specs, each as 'Length: 60 mm' or, from and up to, 'Length: 50 mm..80 mm' with either end open.
   * Values of one label are alternatives.
   */
  spec: z.optional(z.array(z.string().check(z.maxLength(SPEC_MOST))).check(z.maxLength(50))),
});
export type ProductFilter = z.input<typeof productFilter>;

export const productsBody = z.object({
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  offset: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  id: z.optional(id),
  type: z.optional(z.enum(['category', 'brand'])),
  filter: z.optional(z.nullable(productFilter)),
  /** Asks for `{ data, total }`; a provider may answer the bare list. */
  with_total: z.optional(z.boolean()),
});
export type ProductsBody = z.input<typeof productsBody>;
