import { safeStorage } from 'shared-contracts/storage';
import { readCartUnits } from 'shared-contracts/storage-keys/cart-units';
import { Fault } from 'shared-ui/fault';
import { IconButton } from 'shared-ui/icon-button';
import { cart } from 'shared-ui/icons';
import { useReplaced } from 'shared-ui/use-comes-back';
import { openCart } from '../overlays';
import { SlotPlace, type SlotTrouble } from '../remotes/slot';

/**
 * The cart's button while its code is missing: the same icon with the units that the cart held when
 * it was last read, and marked by the header's style, so that the header doesn't move. It opens the
 * cart's dialog, which says what is wrong and has Retry.
 */
function CartMissing({ part, offline, onRetry }: SlotTrouble) {
  useReplaced(offline, onRetry);
  const units = readCartUnits(safeStorage(() => window.localStorage));
  return (
    <IconButton
      icon={cart}
      label={`${part}${units && ` ${units}`}, not available right now`}
      aria-haspopup="dialog"
      data-fault={`${units}!`}
      onClick={openCart}
    />
  );
}

/** The header's place for the cart's button. */
export const CartPlace = () => (
  <SlotPlace name="cart.button" part={{}} fallback={(trouble) => <CartMissing {...trouble} />} />
);

/** Offline the page itself says so, and the account's menu comes back without a word of its own. */
function AccountMissing(trouble: SlotTrouble) {
  useReplaced(trouble.offline, trouble.onRetry);
  return trouble.offline ? null : <Fault compact {...trouble} />;
}

/** The wide header's place for the account's menu. */
export const AccountPlace = () => (
  <SlotPlace
    name="account.menu"
    part={{ layout: 'bar' }}
    fallback={(trouble) => <AccountMissing {...trouble} />}
  />
);
