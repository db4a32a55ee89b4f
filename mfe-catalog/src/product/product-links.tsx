import styled from '@emotion/styled';
import { paths } from 'shared-contracts/paths';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import { ShareButton } from 'shared-ui/share-button';
import { Row } from 'shared-ui/stack';
import { CompareChoice } from '../compare/compare-choice';
import { useHost } from '../host';

/** As a button beside it. */
const Compare = styled(CompareChoice)`
  min-height: 2.25rem;
  padding-inline: var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  font-weight: var(--weight-strong);
  gap: var(--space-2);
`;

export type ProductLinksProps = {
  product: ProductDetails;
  /** The variant that the URL asks for. */
  variantId: string | undefined;
};

/** What else can be done with a product: compare it with others, and pass it on. */
export function ProductLinks({ product, variantId }: ProductLinksProps) {
  const { config, notify } = useHost();
  const { id, product_name: name } = product;
  return (
    <Row gap={3}>
      <Compare product={{ id: variantId ?? id, name }} />
      <ShareButton
        shared={{ title: name, url: `${config.origin}${paths.product(id, variantId)}` }}
        tell={(told) => notify(told)}
      />
    </Row>
  );
}
