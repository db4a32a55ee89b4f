import type { LoaderContext, Page } from 'shared-contracts/door';
import type { ProductDetails } from 'shared-contracts/wire/product';
import { logFailure } from '../api/failure';
import { saysMissing } from '../api/missing';
import type { Catalogue } from '../catalogue';
import { chosenVariant } from '../product/chosen-variant';
import { loadProduct } from '../product/load-product';
import { productHead } from '../product/product-head';
import { ProductFailed, ProductMissing, ProductPending } from '../product/product-states';
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
  | { kind: 'failed' };

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
    return { kind: 'failed' };
  }
}

const STATUS = { shown: 200, missing: 404, failed: 503 } as const;

/** /products/{id}: one product. */
export function productPage(catalogue: Catalogue): Page<ProductData> {
  return {
    Component: ({ data }) => {
      if (data.kind === 'missing') return <ProductMissing />;
      if (data.kind === 'failed') return <ProductFailed />;
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
            title:
              data.kind === 'missing'
                ? 'This product does not exist'
                : 'This product is not available right now',
            robots: 'noindex',
          },
    status: ({ kind }) => STATUS[kind],
  };
}
