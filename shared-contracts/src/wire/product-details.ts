/** A product with its variants. */
import { wirePrice } from '../money';
import { z } from '../schema';
import { categorySteps } from './category-step';
import { productListItem } from './product';
import { sellingTerms } from './selling-terms';
import { tradeFacts } from './trade';
import { flag, id, lenient, pictureFromWire, picturePath, stock, text } from './values';

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

/** `alt` is an addition: what the picture shows, for who doesn't see it. */
const imageRow = z.pipe(
  z.union([z.string(), z.object({ path: picturePath, alt: z.optional(z.unknown()) })]),
  z.transform((value) => {
    if (typeof value === 'string') return { path: pictureFromWire(value), alt: '' };
    const { path, alt } = value;
    return { path, alt: typeof alt === 'string' ? alt.trim() : '' };
  }),
);

const variantRow = z.object({
  id,
  variant_name: text,
  /** Of one unit, now. */
  price: wirePrice,
  description: text,
  /** HTML from the provider: only through the host's sanitiser. */
  useage: text,
  specs: z.pipe(z.optional(z.unknown()), z.transform(specsFromWire)),
  inclusions: lenient(inclusion),
  images: lenient(imageRow),
  default: flag,
  in_stock: stock,
  ...sellingTerms,
  ...tradeFacts,
});

type VariantRow = z.infer<typeof variantRow>;
export type Variant = Omit<VariantRow, 'images'> & {
  /** Paths of stored pictures; empty where the provider has none. */
  images: string[];
  /** What each of them shows, empty where nothing is said; missing where the provider says nothing. */
  image_texts?: string[];
};

export const variant = z.pipe(
  variantRow,
  z.transform(({ images, ...row }): Variant => {
    const stored = images.flatMap(({ path, alt }) => (path === null ? [] : [{ path, alt }]));
    const paths = stored.map(({ path }) => path);
    if (!stored.some(({ alt }) => alt)) return { ...row, images: paths };
    return { ...row, images: paths, image_texts: stored.map(({ alt }) => alt) };
  }),
);

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
    category_above: categorySteps,
    description: text,
    variants: lenient(variant),
    /** Products that go with it, as its catalogue says. */
    related: z.optional(lenient(productListItem)),
    /** What is sold in its place. */
    replaced_by: z.optional(lenient(productListItem)),
  }),
  z.transform(({ product_id: own, ...product }) => ({ ...product, id: own ?? product.id })),
);
export type ProductDetails = z.infer<typeof productDetails>;
