import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product-details';
import { asButton } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { useHost } from '../host';

const ToQuotation = styled(Link)`
  ${asButton('quiet')}
  @media print {
    display: none;
  }
`;

/** The variant as a saved list remembers it. */
function lineToSave(product: ProductDetails, variant: Variant) {
  return {
    product_id: product.id,
    variant_id: variant.id,
    product_name: product.product_name,
    variant_name: variant.variant_name,
    brand_name: product.brand.name,
    product_image: variant.images[0] ?? null,
    quantity: Math.max(1, variant.minimum_order ?? 1),
    price: variant.price,
  };
}

/** What else can be done with what is offered: a quotation, and a list of one's own. */
export function OfferWays({
  product,
  variant,
}: {
  product: ProductDetails;
  variant: Variant | undefined;
}) {
  const { Slot } = useHost();
  return (
    <Row gap={0} className="ways">
      <ToQuotation
        to={`${paths.quotationRequest()}?${new URLSearchParams({
          product: product.id,
          ...(variant ? { variant: variant.id } : {}),
        })}`}
      >
        Ask for a quotation
      </ToQuotation>
      {variant ? <Slot name="account.save-to-list" lines={[lineToSave(product, variant)]} /> : null}
    </Row>
  );
}
