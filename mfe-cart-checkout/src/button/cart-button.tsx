import { CornerCount } from 'shared-ui/badge';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { unitsIn } from '../cart/cart-state';
import { useCartState } from '../cart/use-cart';
import { useHost } from '../host';

const SHOWN_MOST = 999;

/** The button's name: 'Cart, 3 items', or 'Cart is Empty'. */
export function cartLabel(units: number): string {
  if (units === 0) return 'Cart is Empty';
  return `Cart, ${units} ${units === 1 ? 'item' : 'items'}`;
}

/** Opens the cart, and counts its units on its corner. */
export function CartButton() {
  const host = useHost();
  const units = useCartState(unitsIn);
  return (
    <IconButton
      icon={icons.cart}
      label={cartLabel(units)}
      aria-haspopup="dialog"
      onClick={() => {
        host.openCart();
      }}
    >
      {units > 0 ? (
        <CornerCount aria-hidden>{units > SHOWN_MOST ? `${SHOWN_MOST}+` : units}</CornerCount>
      ) : null}
    </IconButton>
  );
}
