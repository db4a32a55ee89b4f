/** What a product's document says beside what browsers read: its picture, and what it is. */
import type { HostApi } from 'shared-contracts/door';
import type { QueryRequest } from 'shared-contracts/query';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product-details';
import { linkPreview, type InDocument } from '../link-preview';
import { productJsonLd } from './product-ld';

/** @param asked what the page has asked */
export async function productDocument(
  { http, config }: HostApi,
  asked: QueryRequest,
  product: ProductDetails,
  variant: Variant | undefined,
): Promise<InDocument> {
  return {
    ...(await linkPreview(http, asked, variant?.images[0])),
    jsonLd: productJsonLd(product, variant, config),
  };
}
