import type { SlotProps } from 'shared-contracts/slots';
import { Drawer } from 'shared-ui/drawer';
import { useStore } from 'zustand';
import { useCart } from '../cart/use-cart';
import { CartContents } from './cart-contents';
import { DrawerFooter } from './drawer-footer';

/** The cart at the side of the page. */
export function CartDrawer({ open, onClose }: SlotProps<'cart.drawer'>) {
  const cart = useCart();
  const state = useStore(cart.store);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Cart"
      footer={<DrawerFooter owner={state.owner} lines={state.lines} onFollow={onClose} />}
    >
      <CartContents cart={cart} state={state} onFollow={onClose} />
    </Drawer>
  );
}
