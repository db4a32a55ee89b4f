import type { HttpClient } from 'shared-contracts/call';
import { readProductNow } from '../api/read-product';
import type { CartLine } from '../cart/lines';
import { termsOf } from '../cart/selling-terms';

/** Today's price and stock of something that was ordered before, or that somebody shares. */
export type Offer =
  | { kind: 'sold'; line: CartLine; price: number }
  | { kind: 'out-of-stock'; line: CartLine }
  /** Its price is upon inquiry now. */
  | { kind: 'priceless'; line: CartLine }
  | { kind: 'gone' }
  /** `away`: because the shopper's own network is down. */
  | { kind: 'unknown'; away: boolean };

/** Reads today's offer of a variant. A provider's failure says nothing about the product. */
export async function readOffer(http: HttpClient, variantId: string): Promise<Offer> {
  const reading = await readProductNow(http, variantId);
  if (reading.kind === 'missing') return { kind: 'gone' };
  if (reading.kind === 'failed') return { kind: 'unknown', away: reading.away };
  const product = reading.value;
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!variant) return { kind: 'gone' };
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
    ...termsOf(variant),
  };
  if (variant.price === null) return { kind: 'priceless', line };
  if (variant.in_stock === false) return { kind: 'out-of-stock', line };
  return { kind: 'sold', line, price: variant.price };
}
