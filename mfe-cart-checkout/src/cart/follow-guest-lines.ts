import type { HostApi } from 'shared-contracts/door';
import { update, type CartState, type CartStore } from './cart-state';
import type { CustomerCart } from './customer-cart';
import type { GuestLines } from './guest-lines';
import { mergeGuestCart, NOT_MOVED } from './merge';

/** Whether a customer's cart is known and there are guest's lines that were not yet sent to it. */
const isDue = ({ customer, load, merging, guestLines, problems }: CartState) =>
  customer !== null &&
  load === 'ready' &&
  !merging &&
  guestLines.some(({ variant_id }) => !problems.has(variant_id));

/**
 * Merges a guest's lines into the customer's cart as soon as both are known, whether they were
 * added before signing in, by another tab, or during an earlier merge.
 * @param owner the customer whose cart it is now
 */
export function followGuestLines(
  host: HostApi,
  store: CartStore,
  guest: GuestLines,
  owner: () => CustomerCart | null,
) {
  let run = Promise.resolve();

  async function merge(customer: CustomerCart): Promise<void> {
    const { problems: skip } = store.getState();
    const alive = () => owner() === customer;
    const left = await mergeGuestCart({ guest, customer, alive, skip }).catch((error: unknown) => {
      host.report({ kind: 'error', message: String(error), part: 'cart merge' });
      return new Map(guest.read().map(({ variant_id }) => [variant_id, NOT_MOVED]));
    });
    // Lines that came during this run, or belong to the next customer, start another run.
    update(store, { merging: false, ...(alive() ? { problems: left } : {}) });
  }

  store.subscribe(() => {
    const customer = owner();
    // The state as it is now: another listener may have changed it since this one was called.
    if (!customer || !isDue(store.getState())) return;
    update(store, { merging: true });
    run = merge(customer);
  });
  /** Waits for the merge that is under way, if one is. */
  return { settled: () => run };
}
