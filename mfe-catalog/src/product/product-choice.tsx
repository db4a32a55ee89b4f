import styled from '@emotion/styled';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import { useLaterPart } from '../later-part';
import { chosenVariant } from './chosen-variant';
import type { InStockInsteadProps } from './in-stock-instead';
import { OfferWays } from './offer-ways';
import { ProductOffer } from './product-offer';
import { useAskedVariant } from './use-asked-variant';
import { VariantChooser } from './variant-chooser';

/** Beside the pictures the offer stays in sight however long the list of variants is. */
const Kept = styled.div`
  @media screen and (min-width: 56rem) and (min-height: 40rem) {
    position: sticky;
    bottom: var(--compare-tray, 0px);
    z-index: var(--z-raised);
    margin-inline: calc(-1 * var(--space-3));
    padding: var(--space-3);
    background: var(--color-bg);
  }
`;

const loadInstead = () =>
  import(/* webpackChunkName: "in-stock-instead" */ './in-stock-instead').then(
    ({ InStockInstead }) => InStockInstead,
  );

/** Most of what is sold is in stock: the code comes where something isn't. */
function LaterInstead(props: InStockInsteadProps) {
  const { part: InStockInstead } = useLaterPart('in stock instead', loadInstead);
  return InStockInstead ? <InStockInstead {...props} /> : null;
}

type Props = { product: ProductDetails; pageId: string };

/**
 * The variants, and what the chosen one costs. A choice shows here at once; pictures and facts
 * follow the URL, which says it when this has been painted.
 */
export function ProductChoice({ product, pageId }: Props) {
  const { asked, choose } = useAskedVariant();
  const variant = chosenVariant(product.variants, asked, pageId);
  return (
    <>
      <VariantChooser variants={product.variants} chosen={variant?.id ?? ''} onChoose={choose} />
      <Kept>
        <ProductOffer product={product} variant={variant} bar />
      </Kept>
      <OfferWays product={product} variant={variant} />
      {variant?.in_stock === false ? (
        <LaterInstead product={product} chosen={variant} onChoose={choose} />
      ) : null}
    </>
  );
}
