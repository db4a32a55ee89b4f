import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Fault } from 'shared-ui/fault';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { productQuery } from '../api/queries';
import { useAnswer } from '../api/use-answer';
import { chosenVariant } from '../product/chosen-variant';
import { ProductOffer } from '../product/product-offer';
import { VariantChooser } from '../product/variant-chooser';

type Props = { item: ProductListItem };

/** A listed product's variants, and the cart team's way to add one. */
export function QuickOffer({ item }: Props) {
  const { answer, retry } = useAnswer('The product', productQuery(item.id));
  const [asked, setAsked] = useState<string | null>(null);
  if (answer.kind === 'loading') return <Skeleton height="14rem" speaks />;
  if (answer.kind === 'failed') {
    return <Fault part="This product" pending={false} onRetry={retry} />;
  }
  const product = answer.value;
  const variant = chosenVariant(product.variants, asked, item.id);
  return (
    <Stack gap={5}>
      <VariantChooser variants={product.variants} chosen={variant?.id ?? ''} onChoose={setAsked} />
      <ProductOffer product={product} variant={variant} />
      <Link to={paths.product(item.id)}>All details</Link>
    </Stack>
  );
}
