import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import { Stack } from 'shared-ui/stack';
import { chosenVariant } from '../product/chosen-variant';
import { ProductOffer } from '../product/product-offer';
import { VariantChooser } from '../product/variant-chooser';

type Props = {
  product: ProductDetails;
  /** What was asked for: the product's id, or one of its variants'. */
  id: string;
  /** The variant that is chosen at first, where one was named. */
  named: string | undefined;
};

/** A listed product's variants, and the cart team's way to add one. */
export function QuickOffer({ product, id, named }: Props) {
  const [asked, setAsked] = useState(named ?? null);
  const variant = chosenVariant(product.variants, asked, id);
  return (
    <Stack gap={5}>
      <VariantChooser variants={product.variants} chosen={variant?.id ?? ''} onChoose={setAsked} />
      <ProductOffer product={product} variant={variant} />
      <Link to={paths.product(id, named)}>All details</Link>
    </Stack>
  );
}
