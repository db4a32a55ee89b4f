import styled from '@emotion/styled';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { EmptyState } from 'shared-ui/empty';
import { Notice } from 'shared-ui/notice';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Skeleton } from 'shared-ui/skeleton';
import { Spinner } from 'shared-ui/spinner';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { Cart } from '../cart/cart';
import { CartFault } from '../cart/cart-fault';
import type { CartState } from '../cart/cart-state';
import { checkLines } from '../cart/check-lines';
import { useHost } from '../host';
import { CartLineRow } from './cart-line-row';
import { CartWays } from './cart-ways';
import { RemovedLine } from './removed-line';
import { useLineChanges, type Removed } from './use-line-changes';
import { WaitingLines } from './waiting-lines';

const QuickOrderLink = styled(Link)`
  align-self: start;
  padding-block: 0.8125rem;
  font-weight: var(--weight-strong);
`;

function LoadingLines() {
  return (
    <Stack gap={4} aria-hidden>
      <Spinner />
      <Skeleton height="5rem" speaks />
      <Skeleton height="5rem" />
    </Stack>
  );
}

function NotStored() {
  return (
    <Notice tone="warning">
      This browser can’t store your cart. It lasts until you close or reload this page; sign in to
      keep it.
    </Notice>
  );
}

function NothingAdded({ onFollow }: { onFollow: () => void }) {
  const toStore = (
    <Link to={paths.store()} onClick={onFollow}>
      Go to the store
    </Link>
  );
  return <EmptyState drawing="cart" title="No products added." action={toStore} />;
}

const removedWords = ({ line, instead }: Removed) =>
  instead
    ? `${instead.line.product_name} is here instead of ${line.product_name}.`
    : `${line.product_name} was removed.`;

/** The lines of the cart with their controls. */
export function CartContents({
  cart,
  state,
  onFollow,
}: {
  cart: Cart;
  state: CartState;
  onFollow: () => void;
}) {
  const host = useHost();
  const { lines, waiting, oldPrices, load, busy } = state;
  const { removed, announced, list, remove, change, replace, undo, expire } = useLineChanges(cart);

  // Other devices change the same cart, so the lines shown first are replaced by the server's. The
  // prices and stock of a guest's lines are compared with the shop.
  useEffect(() => {
    if (cart.store.getState().load !== 'loading') void cart.reload();
    if (!cart.customer()) void checkLines(host.http, cart.guest);
  }, [cart, host]);

  const none = lines.length === 0 && waiting.length === 0;
  return (
    <Stack gap={4} ref={list} tabIndex={-1}>
      {/* The drawer's only live region: it announces the outcome of a change. */}
      <VisuallyHidden role="status">
        {none && load === 'loading' ? 'Loading your cart' : announced}
      </VisuallyHidden>
      {state.kept ? null : <NotStored />}
      {removed ? (
        <RemovedLine
          key={removed.line.variant_id}
          words={removedWords(removed)}
          onUndo={() => {
            undo(removed);
          }}
          onExpire={expire}
        />
      ) : null}
      <CartFault cart={cart} state={state} />
      {none && load === 'loading' ? <LoadingLines /> : null}
      {none && load === 'ready' ? <NothingAdded onFollow={onFollow} /> : null}
      {waiting.length > 0 ? (
        <WaitingLines
          cart={cart}
          waiting={waiting}
          oldPrices={oldPrices}
          busy={busy}
          onFollow={onFollow}
        />
      ) : null}
      {lines.length > 0 ? (
        <ShowMoreList rows={lines}>
          {(shown) => (
            <ul aria-label="Items in your cart">
              {shown.map((line) => (
                <CartLineRow
                  key={line.variant_id}
                  line={line}
                  oldPrices={oldPrices}
                  problem={null}
                  onReplace={(other, quantity) => {
                    replace(line, other, quantity);
                  }}
                  onQuantity={(quantity) => {
                    change(line, quantity);
                  }}
                  onRemove={() => {
                    remove(line);
                  }}
                  onFollow={onFollow}
                />
              ))}
            </ul>
          )}
        </ShowMoreList>
      ) : null}
      {lines.length > 0 ? <CartWays lines={lines} onFollow={onFollow} /> : null}
      <QuickOrderLink to={paths.quickOrder()} onClick={onFollow}>
        Quick order
      </QuickOrderLink>
    </Stack>
  );
}
