/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { OrderLine } from '../../domain/orders/read-orders';

export type Named = Pick<OrderLine, 'productName' | 'variantName' | 'brandName' | 'model'>;

/** What a line of an order or a quotation is of. */
export const LineName = ({ of }: { of: Named }) => (
  <>
    <strong>{of.productName}</strong>{' '}
    <span class="sub">{[of.variantName, of.brandName, of.model].filter(Boolean).join(', ')}</span>
  </>
);
