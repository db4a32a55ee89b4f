import type { LoaderContext, Page } from 'shared-contracts/door';
import { networkAway } from 'shared-contracts/network';
import type { ProductDetails } from 'shared-contracts/wire/product';
import { OFFLINE } from 'shared-ui/offline';
import { logFailure } from '../api/failure';
import { saysMissing } from '../api/missing';
import type { Catalogue } from '../catalogue';
import { chosenVariant } from '../product/chosen-variant';
import { loadProduct } from '../product/load-product';
import { productHead } from '../product/product-head';
import {
  ProductAway,
  ProductFailed,
  ProductMissing,
  ProductPending,
} from '../product/product-states';
import { ProductView } from '../product/product-view';

type ProductData =
  | {
      kind: 'shown';
      product: ProductDetails;
      /** The id in the path: the product's, or a variant's. */
      pageId: string;
      /** The variant that the URL asks for. */
      asked: string | null;
    }
  | { kind: 'missing' }
  | { kind: 'failed' }
  /** The shopper's own network is away. */
  | { kind: 'away' };

async function load(
  catalogue: Catalogue,
  { params, url, host, signal }: LoaderContext,
): Promise<ProductData> {
  const pageId = params.productId ?? '';
  const asked = url.searchParams.get('variant');
  try {
    const product = await loadProduct(catalogue, pageId, host.http, signal);
    return { kind: 'shown', product, pageId, asked };
  } catch (error) {
    if (saysMissing(error)) return { kind: 'missing' };
    logFailure('The product', error);
    return { kind: networkAway(error) ? 'away' : 'failed' };
  }
}

const TITLES = {
  missing: 'This product does not exist',
  failed: 'This product is not available right now',
  away: OFFLINE,
} as const;

const STATUS = { shown: 200, missing: 404, failed: 503, away: 503 } as const;

/** /products/{id}: one product. */
export function productPage(catalogue: Catalogue): Page<ProductData> {
  return {
    Component: ({ data }) => {
      if (data.kind === 'missing') return <ProductMissing />;
      if (data.kind === 'failed') return <ProductFailed />;
      if (data.kind === 'away') return <ProductAway />;
      const { product, pageId } = data;
      return <ProductView catalogue={catalogue} product={product} pageId={pageId} />;
    },
    Pending: ProductPending,
    loader: (context) => load(catalogue, context),
    head: (data, config) =>
      data.kind === 'shown'
        ? productHead(
            data.product,
            chosenVariant(data.product.variants, data.asked, data.pageId),
            config,
          )
        : {
            title: TITLES[data.kind],
            robots: 'noindex',
          },
    status: ({ kind }) => STATUS[kind],
  };
}
