import type { HttpClient } from 'shared-contracts/call';
import { modelOf } from 'shared-contracts/model-number';
import type { LineChoice } from 'shared-contracts/wire/quick-order';
import type { StandIn } from 'shared-contracts/wire/stand-ins';
import { readProductNow } from '../api/read-product';
import { termsOf } from '../cart/selling-terms';

/** A stand-in as it can be bought now, or why it can't. */
export type Choosing = { kind: 'buyable'; choice: LineChoice } | { kind: 'failed'; words: string };

/** Reads what a stand-in's answer doesn't say: number, price, stock and how it is sold. */
export async function choiceOfStandIn(http: HttpClient, one: StandIn): Promise<Choosing> {
  const reading = await readProductNow(http, one.product_id);
  if (reading.kind === 'failed') {
    return { kind: 'failed', words: 'It could not be read. Please try again.' };
  }
  const product = reading.kind === 'read' ? reading.value : null;
  const variant = product?.variants.find(({ id }) => id === one.variant_id);
  if (!product || !variant || variant.price === null || variant.in_stock === false) {
    return { kind: 'failed', words: 'It can’t be bought any more.' };
  }
  return {
    kind: 'buyable',
    choice: {
      product_id: product.id,
      variant_id: variant.id,
      product_name: product.product_name,
      variant_name: variant.variant_name,
      brand_name: product.brand.name,
      model: modelOf(variant.specs) ?? '',
      price: variant.price,
      in_stock: variant.in_stock,
      image_path: one.image_path,
      default: variant.default,
      ...termsOf(variant),
    },
  };
}
