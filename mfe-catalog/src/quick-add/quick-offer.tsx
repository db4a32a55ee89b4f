import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Fault } from 'shared-ui/fault';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { loadProduct } from '../product/load-product';
import { useAnswer } from '../api/use-answer';
import type { Catalogue } from '../catalogue';
import { useHost } from '../host';
import { chosenVariant } from '../product/chosen-variant';
import { ProductOffer } from '../product/product-offer';
import { VariantChooser } from '../product/variant-chooser';

type Props = { catalogue: Catalogue; item: ProductListItem };

/** A listed product's variants, and the cart team's way to add one. */
export function QuickOffer({ catalogue, item }: Props) {
  const { http } = useHost();
  const ask = useCallback(
    (signal: AbortSignal) => loadProduct(catalogue, item.id, http, signal),
    [catalogue, item.id, http],
  );
  const { answer, retry } = useAnswer('The product', ask);
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
