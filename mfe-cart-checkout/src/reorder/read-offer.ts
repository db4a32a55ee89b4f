import { invoke, type HttpClient } from 'shared-contracts/call';
import { readProduct } from 'shared-contracts/calls/catalog';
import { faultOf } from 'shared-contracts/errors';
import type { CartLine } from '../cart/lines';

/** What the shop says today of something that was ordered before. */
export type Offer =
  | { kind: 'sold'; line: CartLine; price: number }
  | { kind: 'out-of-stock' }
  /** Its price is upon inquiry now. */
  | { kind: 'priceless' }
  | { kind: 'gone' }
  | { kind: 'unknown' };

/** Reads today's offer of a variant. A provider's failure says nothing about the product. */
export async function readOffer(http: HttpClient, variantId: string): Promise<Offer> {
  try {
    const product = await invoke(http, readProduct, { params: { id: variantId } });
    const variant = product.variants.find(({ id }) => id === variantId);
    if (!variant) return { kind: 'gone' };
    if (variant.price === null) return { kind: 'priceless' };
    if (variant.in_stock === false) return { kind: 'out-of-stock' };
    const line: CartLine = {
      product_id: product.id,
      variant_id: variant.id,
      quantity: 1,
      product_name: product.product_name,
      variant_name: variant.variant_name,
      brand_name: product.brand.name,
      product_price: variant.price,
      product_image: variant.images[0] ?? null,
      status: '',
      default: variant.default,
    };
    return { kind: 'sold', line, price: variant.price };
  } catch (error) {
    const fault = faultOf(error);
    return fault.kind === 'refused' && fault.status === 404
      ? { kind: 'gone' }
      : { kind: 'unknown' };
  }
}
