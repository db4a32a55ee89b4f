import type { WaitingOrder } from 'shared-contracts/storage-keys/begun-order';
import { keep, type Checkout } from './checkout-store';

const NOTHING_ORDERED = 'You are offline; nothing was ordered, your entries are kept';
const NOT_SENT = 'You are offline; this order was not sent, your entries are kept';

/**
 * Says that the network was lost before anything was sent, and keeps the order. Only the form says
 * it, because a toast would say it twice.
 * @param waiting null where an order can't be made
 */
export function tellOffline(checkout: Checkout, waiting: WaitingOrder | null): void {
  const { store } = checkout;
  const kept = keep(checkout, { waiting }) && waiting !== null;
  // An order that failed before may still have been placed.
  const message = store.getState().failed ? NOT_SENT : NOTHING_ORDERED;
  store.setState({ phase: { kind: 'offline', message, kept } });
}
