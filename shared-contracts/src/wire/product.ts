import { wirePrice } from '../money';
import { z } from '../schema';
import { flag, id, pictureFromWire, picturePath, rows, stock, text } from './values';

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

export type Spec = { label: string; specs: string };

const specRow = z.object({ label: text, specs: text });

/** A variant's specs: a list, or the JSON text of one. What can't be read is an empty list. */
export function specsFromWire(value: unknown): Spec[] {
  let list: unknown = value;
  if (typeof value === 'string') {
    try {
      list = JSON.parse(value);
    } catch {
      return [];
    }
  }
  if (!Array.isArray(list)) return [];
  return list.flatMap((row) => {
    const read = z.safeParse(specRow, row);
    return read.success && (read.data.label || read.data.specs) ? [read.data] : [];
  });
}

const inclusion = z.pipe(
  z.union([z.string(), z.object({ name: text })]),
  z.transform((value) => (typeof value === 'string' ? value : value.name)),
);

const imageRow = z.pipe(
  z.union([z.string(), z.object({ path: picturePath })]),
  z.transform((value) => (typeof value === 'string' ? pictureFromWire(value) : value.path)),
);

/** A list that may be missing or malformed: the rows that can be read. */
function lenient<Schema extends z.core.$ZodType>(row: Schema) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value): z.output<Schema>[] =>
      Array.isArray(value)
        ? value.flatMap((candidate) => {
            const read = z.safeParse(row, candidate);
            return read.success ? [read.data] : [];
          })
        : [],
    ),
  );
}

export const variant = z.object({
  id,
  variant_name: text,
  price: wirePrice,
  description: text,
  /** HTML from the provider: only through the host's sanitiser. */
  useage: text,
  specs: z.pipe(z.optional(z.unknown()), z.transform(specsFromWire)),
  inclusions: lenient(inclusion),
  /** Paths of stored pictures; null where the provider has none. */
  images: z.pipe(
    lenient(imageRow),
    z.transform((paths) => paths.filter((path) => path !== null)),
  ),
  default: flag,
  in_stock: stock,
});
export type Variant = z.infer<typeof variant>;

/** A brand or category that comes as its name or as its record. */
function named(field: 'brand_name' | 'category_name') {
  return z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.record(z.string(), z.unknown())]))),
    z.transform((value): { id: string; name: string } => {
      if (typeof value === 'string') return { id: '', name: value };
      const record = value ?? {};
      const key = record.id;
      const name = record[field] ?? record.name;
      return {
        id: typeof key === 'string' || typeof key === 'number' ? String(key) : '',
        name: typeof name === 'string' ? name : '',
      };
    }),
  );
}

/**
 * A product's details. For a request by a variant's id a provider may answer with that as `id`;
 * then `product_id` is the product's own. In the value read here `id` is always the product's own,
 * and there is no `product_id`.
 */
export const productDetails = z.pipe(
  z.object({
    id,
    product_id: z.optional(z.nullable(id)),
    product_name: z.string(),
    brand: named('brand_name'),
    category: named('category_name'),
    description: text,
    variants: lenient(variant),
  }),
  z.transform(({ product_id: own, ...product }) => ({ ...product, id: own ?? product.id })),
);
export type ProductDetails = z.infer<typeof productDetails>;

/** The sort options' ids, shared by store, category and brand. */
export const sortId = z.enum(['default', 'az', 'za', 'priceAsc', 'priceDesc']);
export type SortId = z.infer<typeof sortId>;

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
});
export type ProductFilter = z.input<typeof productFilter>;

export const productsBody = z.object({
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  offset: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  id: z.optional(id),
  type: z.optional(z.enum(['category', 'brand'])),
  filter: z.optional(z.nullable(productFilter)),
});
export type ProductsBody = z.input<typeof productsBody>;
