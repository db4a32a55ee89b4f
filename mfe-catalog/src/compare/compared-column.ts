import type { ReadingOfOne } from 'shared-contracts/reading';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product-details';
import { chosenVariant } from '../product/chosen-variant';

/** A product in the comparison, by one of its variants. */
export type ComparedProduct = Pick<ProductDetails, 'product_name' | 'brand' | 'category'> & {
  product_id: string;
  variant: Variant | undefined;
  /** Whether a shopper has to choose among other variants before buying. */
  open: boolean;
};

/** One column: by the id that the link names. */
export type ComparedColumn =
  | { kind: 'shown'; id: string; product: ComparedProduct }
  | { kind: 'missing'; id: string }
  | { kind: 'failed'; id: string; away: boolean };

/** A variant without its long texts, which no column shows. */
const shortened = (variant: Variant): Variant => ({
  ...variant,
  description: '',
  useage: '',
  inclusions: [],
  documents: [],
  images: variant.images.slice(0, 1),
});

/** The column of a product as it was read. */
export function columnOf(id: string, reading: ReadingOfOne<ProductDetails>): ComparedColumn {
  if (reading.kind === 'missing') return { kind: 'missing', id };
  if (reading.kind === 'failed') return { kind: 'failed', id, away: reading.away };
  const { id: own, product_name, brand, category, variants } = reading.value;
  const variant = chosenVariant(variants, null, id);
  const product = {
    product_id: own,
    product_name,
    brand,
    category,
    variant: variant && shortened(variant),
    open: variants.length > 1 && variant?.id !== id,
  };
  return { kind: 'shown', id, product };
}

/** The columns without a second one of the same variant, which two ids may lead to. */
export function withoutTwins(columns: readonly ComparedColumn[]): ComparedColumn[] {
  const seen = new Set<string>();
  return columns.filter((column) => {
    if (column.kind !== 'shown') return true;
    const { product_id, variant } = column.product;
    const key = `${product_id} ${variant?.id ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}
