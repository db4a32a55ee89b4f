import { networkAway } from 'shared-contracts/network';
import { learn, type CartStore } from './cart-state';
import type { CustomerCart } from './customer-cart';
import type { GuestLines } from './guest-lines';

type Reader = {
  store: CartStore;
  guest: GuestLines;
  /** The customer whose cart it is now. */
  owner: () => CustomerCart | null;
  /** Waits for the merge that follows a reading. */
  merged: () => Promise<void>;
};

/** How the cart is read: anew, or, by Retry, with what could not be moved to it tried again. */
export function createReading({ store, guest, owner, merged }: Reader) {
  let retrying: Promise<void> | null = null;

  async function read(again: boolean): Promise<void> {
    const customer = owner();
    if (!customer) return guest.refresh();
    const { load, away } = store.getState();
    // Offline the words stay as they are while it is tried again.
    if (load === 'failed' && !away) learn(store, { load: 'loading' });
    const problems = again ? { problems: new Map<string, string>() } : {};
    try {
      await customer.refresh();
    } catch (error) {
      // Only logged by the host: the drawer says so, with Retry (specification, section 8).
      if (owner() === customer) {
        learn(store, { load: 'failed', away: networkAway(error), ...problems });
      }
      return;
    }
    if (owner() !== customer) return;
    learn(store, { load: 'ready', away: false, known: true, ...problems });
    await merged();
  }

  return {
    reload: () => read(false),
    retry(): Promise<void> {
      // The network's return is heard by the cart and by every part that asks again.
      retrying ??= read(true).finally(() => {
        retrying = null;
      });
      return retrying;
    },
  };
}
