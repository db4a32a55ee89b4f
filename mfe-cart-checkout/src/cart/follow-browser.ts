import { isGuestCart } from 'shared-contracts/storage-keys/guest-cart';
import type { CartStore } from './cart-state';
import type { CustomerCart } from './customer-cart';
import type { GuestLines } from './guest-lines';

/** The channel by which tabs learn that a customer's cart has changed on the server. */
const CHANNEL = 'cart';

type Follower = {
  store: CartStore;
  guest: GuestLines;
  owner: () => CustomerCart | null;
  reload: () => Promise<void>;
  retry: () => Promise<void>;
};

// A cart that can't be read just now is shown as it was.
const noop = () => undefined;

/** The messages about the cart between tabs, and the events of the network. */
export function createBrowserNews() {
  let channel: BroadcastChannel | null = null;
  return {
    tellCustomerCart(userId: string): void {
      channel?.postMessage(userId);
    },
    /** @returns a function that stops following */
    follow({ store, guest, owner, reload, retry }: Follower): () => void {
      const listeners = new AbortController();
      const { signal } = listeners;
      window.addEventListener(
        'storage',
        ({ key }) => {
          if (isGuestCart(key)) guest.read();
        },
        { signal },
      );
      window.addEventListener(
        'online',
        () => {
          const { load, waiting } = store.getState();
          if (load === 'failed' || waiting.length > 0) void retry();
        },
        { signal },
      );
      window.addEventListener(
        'pageshow',
        ({ persisted }) => {
          // A page that the browser restores from memory has missed messages.
          if (persisted && store.getState().load !== 'loading') void reload();
        },
        { signal },
      );
      const opened = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
      channel = opened;
      opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const customer = owner();
        if (store.getState().load !== 'ready' || customer?.userId !== data) return;
        void customer?.refresh().catch(noop);
      });
      return () => {
        listeners.abort();
        opened?.close();
        channel = null;
      };
    },
  };
}
