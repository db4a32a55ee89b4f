import { memo } from 'react';
import { CornerCount } from 'shared-ui/badge';
import { Fault } from 'shared-ui/fault';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { useReplaced } from 'shared-ui/use-comes-back';
import { openCart } from '../overlays';
import { SlotPlace, type SlotTrouble } from '../remotes/slot';

/** A part of the header while its code is missing: an icon with a mark, so that the header stays. */
function Missing({ trouble, icon, onPress, ...rest }: MissingProps) {
  const { part, offline, pending, onRetry } = trouble;
  useReplaced(offline, onRetry);
  return (
    <IconButton
      {...rest}
      icon={icon}
      label={`${part}, not available right now`}
      title={`${part} is not available right now.`}
      aria-busy={pending}
      data-fault
      onClick={onPress}
    >
      <CornerCount>!</CornerCount>
    </IconButton>
  );
}
type MissingProps = {
  trouble: SlotTrouble;
  icon: icons.IconDrawing;
  onPress: () => void;
  'aria-haspopup'?: 'dialog';
};

const NO_PROPS = {};

/** The header's place for the cart's button; the mark opens the cart, which says more and has Retry. */
export const CartPlace = memo(() => (
  <SlotPlace
    name="cart.button"
    part={NO_PROPS}
    fallback={(trouble) => (
      <Missing trouble={trouble} icon={icons.cart} aria-haspopup="dialog" onPress={openCart} />
    )}
  />
));

const AS_BAR = { layout: 'bar' } as const;

/**
 * The wide header's place for the account's menu. Offline the page itself says so, and the mark here
 * loads the menu again; else there is room for the few words.
 */
export const AccountPlace = memo(() => (
  <SlotPlace
    name="account.menu"
    part={AS_BAR}
    fallback={(trouble) =>
      trouble.offline ? (
        <Missing trouble={trouble} icon={icons.user} onPress={trouble.onRetry} />
      ) : (
        <Fault compact {...trouble} />
      )
    }
  />
));
