import styled from '@emotion/styled';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import { formatMoney } from 'shared-contracts/money';
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
import { ADD_FAILED, addLine, removeLine, setQuantity } from '../cart/change-cart';
import { checkLines } from '../cart/check-lines';
import type { Outcome } from '../cart/line-change';
import { subtotalOf, type CartLine } from '../cart/lines';
import { useHost } from '../host';
import { CartLineRow } from './cart-line-row';
import { CartWays } from './cart-ways';
import { RemovedLine } from './removed-line';
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
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [announced, setAnnounced] = useState('');

  // Other devices change the same cart, so the lines shown first are replaced by the server's. The
  // prices and stock of a guest's lines are compared with the shop.
  useEffect(() => {
    if (cart.store.getState().load !== 'loading') void cart.reload();
    if (!cart.customer()) void checkLines(host.http, cart.guest);
  }, [cart, host]);

  const announce = (what: string) => {
    const subtotal = formatMoney(subtotalOf(cart.store.getState().lines));
    setAnnounced(`${what} Subtotal ${subtotal}.`);
  };
  async function tell(outcome: Promise<Outcome>, fallback = SOMETHING_WENT_WRONG) {
    const came = await outcome;
    if (came.kind === 'done') return true;
    host.notify({ tone: 'danger', text: came.words ?? fallback });
    return false;
  }
  function remove(line: CartLine) {
    const outcome = removeLine(cart, line);
    setRemoved(line);
    announce(`${line.product_name} was removed.`);
    void tell(outcome).then((done) => {
      if (!done) setRemoved(null);
    });
  }
  function change(line: CartLine, quantity: number) {
    if (quantity === 0) {
      remove(line);
      return;
    }
    const more = quantity > line.quantity;
    const outcome = setQuantity(cart, line, quantity);
    announce(`${quantity} of ${line.product_name}.`);
    void tell(outcome, more ? ADD_FAILED : undefined).then((done) => {
      // The announced change did not happen: the toast says why.
      if (!done) setAnnounced('');
    });
  }
  const expire = useCallback(() => {
    setRemoved(null);
    // The focus would leave the dialog when the focused button disappears.
    const focused = document.activeElement;
    if (focused && list.current?.contains(focused)) list.current.focus();
  }, []);
  function undo(line: CartLine) {
    void tell(addLine(cart, line, line.quantity));
    setRemoved(null);
    announce(`${line.product_name} is back in the cart.`);
    list.current?.focus();
  }

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
          key={removed.variant_id}
          name={removed.product_name}
          onUndo={() => {
            undo(removed);
          }}
          onExpire={expire}
        />
      ) : null}
      <CartFault cart={cart} state={state} />
      {none && load === 'loading' ? <LoadingLines /> : null}
      {none && load === 'ready' ? (
        <EmptyState
          drawing="cart"
          title="No products added."
          action={
            <Link to={paths.store()} onClick={onFollow}>
              Go to the store
            </Link>
          }
        />
      ) : null}
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
