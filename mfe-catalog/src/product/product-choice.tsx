import styled from '@emotion/styled';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import { useLaterPart } from '../later-part';
import { chosenVariant } from './chosen-variant';
import type { InStockInsteadProps } from './in-stock-instead';
import { OfferWays } from './offer-ways';
import { ProductOffer } from './product-offer';
import { useAskedVariant } from './use-asked-variant';
import { VariantChooser } from './variant-chooser';

const loadInstead = () =>
  import(/* webpackChunkName: "in-stock-instead" */ './in-stock-instead').then(
    ({ InStockInstead }) => InStockInstead,
  );

/** What comes later fills room that is there from the first, so that nothing beneath moves. */
const Room = styled.div`
  min-height: 21rem;
`;

/** Most of what is sold is in stock: the code comes where something isn't. */
function LaterInstead(props: InStockInsteadProps) {
  const { part: InStockInstead } = useLaterPart('in stock instead', loadInstead);
  return <Room>{InStockInstead ? <InStockInstead {...props} /> : null}</Room>;
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
      <ProductOffer product={product} variant={variant} />
      <OfferWays product={product} variant={variant} />
      {variant?.in_stock === false ? (
        <LaterInstead product={product} chosen={variant} onChoose={choose} />
      ) : null}
    </>
  );
}
