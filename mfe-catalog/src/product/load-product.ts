import type { HttpClient } from 'shared-contracts/call';
import type { ProductDetails } from 'shared-contracts/wire/product';
import type { Catalogue } from '../catalogue';
import { readProduct } from '../api/read-product';

/** One product, asked for once in a while. @throws ApiError */
export async function loadProduct(
  { products }: Catalogue,
  id: string,
  http: HttpClient,
  signal: AbortSignal,
): Promise<ProductDetails> {
  const known = products.read(id);
  if (known) return known;
  const product = await readProduct(http, id, signal);
  products.keep(id, product);
  return product;
}
