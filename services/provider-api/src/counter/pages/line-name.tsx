/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { OrderLine } from '../../domain/orders/read-orders';

export type Named = Pick<OrderLine, 'productName' | 'variantName' | 'brandName' | 'model'>;

/** What a line of an order or a quotation is of. */
export const LineName = ({ of }: { of: Named }) => (
  <>
    <strong>{of.productName}</strong>{' '}
    <span class="sub">
      {[of.variantName, of.brandName].filter(Boolean).join(', ')}
      {of.model !== null && of.model !== '' && (
        <>
          , <span class="model">{of.model}</span>
        </>
      )}
    </span>
  </>
);

/** What a line is of, as people say it. */
export const inWords = ({ productName, variantName }: Named) =>
  variantName === '' ? productName : `${productName}, ${variantName}`;
