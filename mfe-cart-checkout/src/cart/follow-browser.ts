import { GUEST_CART_KEY } from './guest-cart';

/** Where tabs tell each other that a customer's cart has changed on the server. */
const CHANNEL = 'cart';

type Listeners = {
  /** Another tab changed the guest's cart. */
  onGuestCart: () => void;
  /** Another tab changed this customer's cart. */
  onCustomerCart: (userId: unknown) => void;
  /** The network is back. */
  onOnline: () => void;
  /** The page is back from the browser's memory, where it heard nothing. */
  onReturn: () => void;
};

/** What one tab tells the others of the cart, and hears from them and from the network. */
export function createBrowserNews() {
  let channel: BroadcastChannel | null = null;
  return {
    tellCustomerCart(userId: string): void {
      channel?.postMessage(userId);
    },
    /** @returns a function that ends it */
    follow({ onGuestCart, onCustomerCart, onOnline, onReturn }: Listeners): () => void {
      const listeners = new AbortController();
      const { signal } = listeners;
      window.addEventListener(
        'storage',
        ({ key }) => {
          // Without a key all of the storage was cleared.
          if (key === GUEST_CART_KEY || key === null) onGuestCart();
        },
        { signal },
      );
      window.addEventListener('online', onOnline, { signal });
      window.addEventListener(
        'pageshow',
        ({ persisted }) => {
          if (persisted) onReturn();
        },
        { signal },
      );
      const opened = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
      channel = opened;
      opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        onCustomerCart(data);
      });
      return () => {
        listeners.abort();
        opened?.close();
        channel = null;
      };
    },
  };
}
