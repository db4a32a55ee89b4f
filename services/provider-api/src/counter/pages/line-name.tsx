/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { OrderLine } from '../../domain/orders/read-orders';

export type Named = Pick<OrderLine, 'productName' | 'variantName' | 'brandName' | 'model'> & {
  variantId?: number | null;
};

/** What a line of an order or a quotation is of; with a way to its variant where it is `linked`. */
export const LineName = ({ of, linked = false }: { of: Named; linked?: boolean }) => (
  <>
    {linked && of.variantId ? (
      <a href={`/staff/catalogue/variants/${of.variantId}`}>
        <strong>{of.productName}</strong>
      </a>
    ) : (
      <strong>{of.productName}</strong>
    )}{' '}
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
