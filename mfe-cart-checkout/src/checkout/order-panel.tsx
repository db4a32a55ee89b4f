import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { totalsOf } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Notice } from 'shared-ui/notice';
import { SectionTitle } from 'shared-ui/section-title';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import type { Cart } from '../cart/cart';
import { CartFault } from '../cart/cart-fault';
import type { CartState } from '../cart/cart-state';
import { orderable, subtotalOf } from '../cart/lines';
import { useHost } from '../host';
import { ConfirmOrder } from './confirm-order';
import { ORDER_TITLE } from './form-id';
import { OrderLines, OrderTotals } from './order-lines';
import type { NoticeProps } from './order-notice';

const Panel = styled.section`
  h2 {
    font-size: var(--text-xl);
  }
  /* Below a form that is still to come it would stand elsewhere; its foot stands where it will. */
  @media (max-width: 55.99rem) {
    &[aria-busy='true'] {
      visibility: hidden;
    }
    .bottom-bar {
      visibility: visible;
    }
  }
  @media (min-width: 56rem) {
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
    /* Lines that are still to come would move the button; what became of an order is said at once. */
    &[data-loading] .bottom-bar {
      visibility: hidden;
    }
  }
`;

function WaitingNotice({ count }: { count: number }) {
  const host = useHost();
  return (
    <Notice tone="warning">
      <p>
        {count === 1 ? 'One item' : `${count} items`} from before you signed in{' '}
        {count === 1 ? 'is' : 'are'} not in this order yet.
      </p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          host.openCart();
        }}
      >
        Review the cart
      </Button>
    </Notice>
  );
}

/** The order beside the form: lines, totals, and the button that confirms it. */
export function OrderPanel({
  cart,
  state,
  phase,
  asking,
  ...ways
}: {
  cart: Cart;
  state: CartState;
  /** The form is not there yet. */
  asking: boolean;
} & NoticeProps) {
  const { lines, waiting, oldPrices, load, busy } = state;
  const totals = totalsOf(subtotalOf(orderable(lines)));
  const empty = lines.length === 0;
  const nothing = empty && load === 'ready';
  return (
    <Panel
      aria-labelledby={ORDER_TITLE}
      aria-busy={asking}
      data-loading={(load === 'loading' && phase.kind === 'filling') || undefined}
    >
      <Stack gap={4}>
        <SectionTitle id={ORDER_TITLE} tabIndex={-1}>
          Your order
        </SectionTitle>
        <CartFault cart={cart} state={state} />
        {load === 'loading' ? <Skeleton height="16rem" speaks /> : null}
        {nothing && phase.kind !== 'unknown' ? (
          <EmptyState
            drawing="cart"
            title="No products added."
            action={<Link to={paths.store()}>Go to the store</Link>}
          />
        ) : null}
        {waiting.length > 0 && !busy ? <WaitingNotice count={waiting.length} /> : null}
        {lines.length > 0 ? (
          <>
            <OrderLines
              lines={lines}
              oldPrices={oldPrices}
              locked={phase.kind === 'sending' || phase.kind === 'unknown'}
              cart={cart}
            />
            <OrderTotals totals={totals} />
          </>
        ) : null}
        <ConfirmOrder
          phase={phase}
          totals={empty && !nothing ? null : totals}
          empty={empty}
          settling={busy || asking || load === 'loading'}
          {...ways}
        />
      </Stack>
    </Panel>
  );
}
