import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import { Row, Stack } from 'shared-ui/stack';
import { chosenVariant } from '../product/chosen-variant';
import { OfferNotes } from '../product/offer-price';
import { ProductOffer } from '../product/product-offer';
import { VariantChooser } from '../product/variant-chooser';

const Offer = styled(Stack)`
  /* A variant that is moved to by keyboard stops clear of the foot. */
  input[type='radio'] {
    scroll-margin-block-end: 10rem;
  }
`;

/** Stays in sight below the variants, at the dialog's edges, where it leaves them half the height. */
const Foot = styled.div`
  display: grid;
  gap: var(--space-2);
  margin: 0 calc(-1 * var(--space-5)) calc(-1 * var(--space-5));
  padding: var(--space-3) var(--space-5);
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
  @media (min-height: 32rem) {
    position: sticky;
    bottom: calc(-1 * var(--space-5));
    z-index: var(--z-sticky);
  }
`;

type Props = {
  product: ProductDetails;
  /** What was asked for: the product's id, or one of its variants'. */
  id: string;
  /** The variant that is chosen at first, where one was named. */
  named: string | undefined;
};

/** A listed product's variants, and the cart team's way to add one. */
export function QuickOffer({ product, id, named }: Props) {
  const [asked, setRequested] = useState(named ?? null);
  const variant = chosenVariant(product.variants, asked, id);
  return (
    <ProductOffer product={product} variant={variant}>
      {({ price, way, terms, inquiry }) => (
        <Offer gap={5}>
          <VariantChooser
            variants={product.variants}
            chosen={variant?.id ?? ''}
            onChoose={setRequested}
          />
          <div>
            <OfferNotes variant={variant} />
          </div>
          {terms}
          <Row gap={5}>
            {inquiry}
            <Link to={paths.product(id, named)}>All details</Link>
          </Row>
          <Foot>
            {price}
            {way}
          </Foot>
        </Offer>
      )}
    </ProductOffer>
  );
}
