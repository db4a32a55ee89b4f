import styled from '@emotion/styled';
import { Notice } from 'shared-ui/notice';
import { Retry } from 'shared-ui/retry';
import { ShowMoreList } from 'shared-ui/show-more-list';
import type { Cart } from '../cart/cart';
import type { WaitingLine } from '../cart/cart-state';
import { removeGuestLine, setGuestQuantity } from '../cart/change-cart';
import type { OldPrices } from '../cart/seen-prices';
import { CartLineRow } from './cart-line-row';

const Section = styled.section`
  display: grid;
  gap: var(--space-2);
`;

const Title = styled.h3`
  font-size: var(--text-md);
`;

/** Lines that were added before signing in and are not in the customer's cart yet, with Retry. */
export function WaitingLines({
  cart,
  waiting,
  oldPrices,
  busy,
  onFollow,
}: {
  cart: Cart;
  waiting: readonly WaitingLine[];
  oldPrices: OldPrices;
  busy: boolean;
  onFollow: () => void;
}) {
  const stuck = !busy && waiting.some(({ problem }) => problem !== null);
  return (
    <Section aria-label="Items from before you signed in">
      <Title>From before you signed in</Title>
      {stuck ? (
        <Notice tone="warning">
          <p>These items are not in your cart yet.</p>
          <Retry size="small" pending={busy} onRetry={() => cart.retry()} />
        </Notice>
      ) : null}
      <ShowMoreList rows={waiting}>
        {(shown) => (
          <ul>
            {shown.map(({ line, problem }) => (
              <CartLineRow
                key={line.variant_id}
                line={line}
                oldPrices={oldPrices}
                problem={problem}
                onQuantity={(quantity) => {
                  setGuestQuantity(cart, line, quantity);
                }}
                onRemove={() => {
                  removeGuestLine(cart, line);
                }}
                onFollow={onFollow}
              />
            ))}
          </ul>
        )}
      </ShowMoreList>
    </Section>
  );
}
