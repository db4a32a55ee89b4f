import { networkDown } from 'shared-contracts/network';
import { update, type CartStore } from './cart-state';
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

/**
 * Makes the functions that read the cart; `retry` also tries again to merge the lines that failed.
 */
export function createReading({ store, guest, owner, merged }: Reader) {
  let retrying: Promise<void> | null = null;

  async function read(again: boolean): Promise<void> {
    const customer = owner();
    if (!customer) return guest.refresh();
    const { load, away } = store.getState();
    // Offline the message stays unchanged during the next try.
    if (load === 'failed' && !away) update(store, { load: 'loading' });
    const problems = again ? { problems: new Map<string, string>() } : {};
    try {
      await customer.refresh();
    } catch (error) {
      // Only logged by the host: the drawer says so, with Retry (specification, section 8).
      if (owner() === customer) {
        update(store, { load: 'failed', away: networkDown(error), ...problems });
      }
      return;
    }
    if (owner() !== customer) return;
    update(store, { load: 'ready', away: false, known: true, ...problems });
    await merged();
  }

  return {
    reload: () => read(false),
    retry(): Promise<void> {
      // The cart and every part that asks again react to the network's return, so only one reading
      // is started.
      retrying ??= read(true).finally(() => {
        retrying = null;
      });
      return retrying;
    },
  };
}
