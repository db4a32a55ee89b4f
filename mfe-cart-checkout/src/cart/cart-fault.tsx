import { Fault } from 'shared-ui/fault';
import { Notice } from 'shared-ui/notice';
import { OFFLINE } from 'shared-ui/offline';
import { useComesBack } from 'shared-ui/use-comes-back';
import type { Cart } from './cart';
import type { CartState } from './cart-state';

/** A cart that was read before is still shown, with a note that it may have changed elsewhere. */
function AsLastKnown({ onBack }: { onBack: () => void }) {
  useComesBack(true, onBack);
  return (
    <Notice tone="warning">
      <p>{OFFLINE}</p>
      <p>This is your cart as it was last known. It is read again when the network is back.</p>
    </Notice>
  );
}

/** The message for a cart that could not be read; nothing where it was read. */
export function CartFault({ cart, state }: { cart: Cart; state: CartState }) {
  const { load, away, known } = state;
  if (load !== 'failed') return null;
  const retry = () => cart.retry();
  return away && known ? (
    <AsLastKnown onBack={() => void retry()} />
  ) : (
    <Fault part="Your cart" offline={away} pending={false} onRetry={retry} />
  );
}
