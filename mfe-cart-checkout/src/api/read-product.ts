import { invoke, type HttpClient } from 'shared-contracts/call';
import { readProduct } from 'shared-contracts/calls/catalog';
import { faultOf } from 'shared-contracts/errors';
import type { ProductDetails } from 'shared-contracts/wire/product';

/**
 * A product as the shop sells it now; null where it is gone.
 * @throws ApiError
 */
export async function readProductNow(http: HttpClient, id: string): Promise<ProductDetails | null> {
  try {
    return await invoke(http, readProduct, { params: { id } });
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === 'refused' && fault.status === 404) return null;
    throw error;
  }
}
