import type { LoaderContext, Page } from 'shared-contracts/door';
import { ask } from 'shared-contracts/query';
import { readingOfOne } from 'shared-contracts/reading';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import { OFFLINE } from 'shared-ui/offline';
import { reportFailure } from '../api/failure';
import { chosenVariant } from '../product/chosen-variant';
import type { InDocument } from '../link-preview';
import { productQueries } from '../page-queries';
import { nextMove } from '../picture-move/next-move';
import { productHead } from '../product/product-head';
import {
  ProductOffline,
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
      inDocument?: InDocument;
    }
  | { kind: 'missing' }
  | { kind: 'failed' }
  /** The shopper's own network is down. */
  | { kind: 'away' };

async function load({ params, url, host, signal }: LoaderContext): Promise<ProductData> {
  const { product: asking } = productQueries({ params, url });
  const answer = ask(host.http, asking, signal);
  const reading = await readingOfOne(answer, reportFailure(host, 'The product'));
  if (reading.kind === 'missing') return reading;
  if (reading.kind === 'failed') return { kind: reading.away ? 'away' : 'failed' };
  const asked = url.searchParams.get('variant');
  const pageId = params.productId ?? '';
  const shown = { kind: 'shown' as const, product: reading.value, pageId, asked };
  if (typeof document !== 'undefined') {
    await nextMove.begin?.(url.pathname, signal);
    return shown;
  }
  // Only servers need its code.
  const { productDocument } = await import(
    /* webpackChunkName: "documents" */ '../product/product-document'
  );
  const variant = chosenVariant(reading.value.variants, asked, pageId);
  return { ...shown, inDocument: await productDocument(host, asking, reading.value, variant) };
}

const TITLES = {
  missing: 'This product does not exist',
  failed: 'This product is not available right now',
  away: OFFLINE,
} as const;

const STATUS = { shown: 200, missing: 404, failed: 503, away: 503 } as const;

/** /products/{id}: one product. */
export const productPage: Page<ProductData> = {
  Component: ({ data }) => {
    if (data.kind === 'missing') return <ProductMissing />;
    if (data.kind === 'failed') return <ProductFailed />;
    if (data.kind === 'away') return <ProductOffline />;
    const { product, pageId } = data;
    return <ProductView product={product} pageId={pageId} />;
  },
  Pending: ProductPending,
  loader: load,
  head: (data) =>
    data.kind === 'shown'
      ? {
          ...productHead(
            data.product,
            chosenVariant(data.product.variants, data.asked, data.pageId),
          ),
          ...data.inDocument,
        }
      : {
          title: TITLES[data.kind],
          robots: 'noindex',
        },
  status: ({ kind }) => STATUS[kind],
};
