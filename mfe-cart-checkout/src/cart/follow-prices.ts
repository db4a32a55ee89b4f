import { update, type CartState, type CartStore } from './cart-state';
import type { createSeenPrices } from './seen-prices';

/**
 * Stores the price at which each line was put into the cart.
 * @returns a function that stops it
 */
export function followPrices(
  store: CartStore,
  seen: ReturnType<typeof createSeenPrices>,
): () => void {
  function see({ customer, guestLines, lines, load, oldPrices }: CartState): void {
    const all = customer ? [...guestLines, ...lines] : guestLines;
    const old = seen.see(all, load === 'ready');
    if (JSON.stringify(old) !== JSON.stringify(oldPrices)) update(store, { oldPrices: old });
  }
  see(store.getState());
  return store.subscribe((_, before) => {
    // Another listener may have changed the state since.
    const state = store.getState();
    const same = state.lines === before.lines && state.guestLines === before.guestLines;
    if (!same || state.load !== before.load) see(state);
  });
}
