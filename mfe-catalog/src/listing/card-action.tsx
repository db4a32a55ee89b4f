import styled from '@emotion/styled';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Button } from 'shared-ui/button';
import { useHost } from '../host';
import { useQuickAdd } from '../quick-add/quick-add';

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
  const { brand_name: brand, product_name: product } = item;
  const buyable = item.price !== null && item.in_stock !== false;
  const words = buyable ? 'Add' : item.price === null ? 'Inquire for Price' : 'Inquire';
  return (
    <Raised
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      aria-label={`${words}: ${product}`}
      onClick={() => {
        if (buyable) add(item);
        else openInquiry({ brand, product, model: '' });
      }}
    >
      {words}
    </Raised>
  );
}
