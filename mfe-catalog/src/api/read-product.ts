import { invoke, type HttpClient } from 'shared-contracts/call';
import { readProduct as call } from 'shared-contracts/calls/catalog';
import type { ProductDetails } from 'shared-contracts/wire/product';

/** One product, by its own or one of its variants' id. @throws ApiError */
export function readProduct(
  http: HttpClient,
  id: string,
  signal: AbortSignal,
): Promise<ProductDetails> {
  return invoke(http, call, { params: { id } }, { signal });
}
