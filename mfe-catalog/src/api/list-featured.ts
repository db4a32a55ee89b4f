import { invoke, type HttpClient } from 'shared-contracts/call';
import { listFeatured as call } from 'shared-contracts/calls/catalog';
import type { FeaturedProduct } from 'shared-contracts/wire/product';

/** The featured products. @throws ApiError */
export async function listFeatured(
  http: HttpClient,
  signal: AbortSignal,
): Promise<FeaturedProduct[]> {
  const { items } = await invoke(http, call, {}, { signal });
  return items;
}
