import { GUEST_CART_KEY } from './guest-cart';

/**
 * Tells when another tab changed the guest's cart, and when the network is back.
 * @returns a function that ends it
 */
export function followBrowser({
  onGuestCart,
  onOnline,
}: {
  onGuestCart: () => void;
  onOnline: () => void;
}): () => void {
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
  return () => {
    listeners.abort();
  };
}
