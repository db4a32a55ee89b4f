import type { HttpClient } from 'shared-contracts/call';
import type { ProductDetails } from 'shared-contracts/wire/product';
import type { Catalogue } from '../catalogue';
import { askOrLast } from '../api/ask-or-last';
import { readProduct } from '../api/read-product';

/** One product, asked for once in a while. @throws ApiError */
export function loadProduct(
  { products }: Catalogue,
  id: string,
  http: HttpClient,
  signal: AbortSignal,
): Promise<ProductDetails> {
  return askOrLast(products, id, () => readProduct(http, id, signal));
}
