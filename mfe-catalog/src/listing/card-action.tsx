import styled from '@emotion/styled';
import { addWords } from 'shared-contracts/quantity-words';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Button } from 'shared-ui/button';
import { useHost } from '../host';
import { useQuickAdd } from '../quick-add/quick-add';
import { lowestPrice } from './card-price';

/** Above the link that covers the card. */
const Raised = styled(Button)`
  z-index: var(--z-raised);
  align-self: stretch;
  margin-top: var(--space-1);
  padding-inline: var(--space-1);
`;

/** A card's own button: into the cart where that can be, else an inquiry about it. */
export function CardAction({ item }: { item: ProductListItem }) {
  const { openInquiry } = useHost();
  const add = useQuickAdd();
  if (add === null) return null;
  const { brand_name: brand, product_name: product, matched_variant: variant } = item;
  const priced = (variant ? variant.price : lowestPrice(item)) !== null;
  const buyable = priced && (variant ?? item).in_stock !== false;
  const words = buyable ? addWords(variant ?? item) : priced ? 'Inquire' : 'Inquire for Price';
  return (
    <Raised
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      aria-label={`${words}: ${product}`}
      onClick={() => {
        if (buyable) add(item);
        else openInquiry({ brand, product, model: variant?.variant_name ?? '' });
      }}
    >
      {words}
    </Raised>
  );
}
