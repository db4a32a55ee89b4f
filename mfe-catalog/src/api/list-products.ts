import { invoke, type HttpClient } from 'shared-contracts/call';
import { listProducts as call } from 'shared-contracts/calls/catalog';
import type { ProductListItem, ProductsBody } from 'shared-contracts/wire/product';
import type { Rows } from 'shared-contracts/wire/values';

/** A page of products, and how many rows came for it. @throws ApiError */
export function listProducts(
  http: HttpClient,
  body: ProductsBody,
  signal: AbortSignal,
): Promise<Rows<ProductListItem>> {
  return invoke(http, call, { body }, { signal });
}
