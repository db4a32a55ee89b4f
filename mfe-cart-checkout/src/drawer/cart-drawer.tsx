import styled from '@emotion/styled';
import type { SlotProps } from 'shared-contracts/slots';
import { Drawer } from 'shared-ui/drawer';
import { useStore } from 'zustand';
import { useCart } from '../cart/use-cart';
import { CartContents } from './cart-contents';
import { DrawerFooter } from './drawer-footer';

/** On a phone, and on one that lies on its side, its head and foot leave the lines most of the height. */
const Side = styled(Drawer)`
  @media (max-width: 39.99rem) {
    > div:first-of-type {
      min-height: 3rem;
      padding: 0 var(--space-1) 0 var(--space-4);
    }
    > div:nth-of-type(2) {
      padding: var(--space-2) var(--space-4) var(--space-4);
    }
    > footer {
      padding: var(--space-2) var(--space-4) calc(var(--space-2) + env(safe-area-inset-bottom));
    }
  }
  @media (min-width: 36rem) and (max-height: 30rem) {
    > div:first-of-type {
      min-height: var(--touch);
      padding-block: 0;
    }
    > div:nth-of-type(2) {
      padding-top: var(--space-2);
    }
    > footer {
      padding-block: var(--space-2);
    }
    > footer p {
      font-size: var(--text-xs);
    }
    > footer strong {
      display: inline;
      margin-inline-start: 0.3em;
    }
    > footer > div {
      flex-flow: row wrap;
      align-items: center;
    }
    > footer > div > * {
      flex: 1 1 7rem;
    }
    > footer > div > :first-child:not(:only-child) {
      flex-grow: 4;
    }
  }
`;

/** The cart at the side of the page. */
export function CartDrawer({ open, onClose }: SlotProps<'cart.drawer'>) {
  const cart = useCart();
  const state = useStore(cart.store);
  return (
    <Side
      open={open}
      onClose={onClose}
      title="Cart"
      footer={<DrawerFooter owner={state.owner} lines={state.lines} onFollow={onClose} />}
    >
      <CartContents cart={cart} state={state} onFollow={onClose} />
    </Side>
  );
}
