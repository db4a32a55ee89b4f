import { faultOf, messageOf } from 'shared-contracts/errors';
import { isDefiniteFailure } from '../idempotency/definite-failure';
import type { MergeProblems } from './cart-state';
import { begin, changeHeld, confirm, sendPart, withoutSending, type Way } from './merge-part';

/** The message for a guest's line where the provider gave none. */
export const NOT_MOVED = 'This item could not be moved to your cart.';

/** The message where only the shopper can know whether the line has arrived. */
export const CHANGED_ELSEWHERE =
  'Your cart was changed elsewhere meanwhile. Please check how many it has, then retry or remove this item.';

/** The lock that lets one tab merge at a time. */
const LOCK = 'cart-merge';

type Merge = Way & {
  /** False once the session is over: nothing more is sent. */
  alive: () => boolean;
  /** Lines that are skipped: they failed before and nobody asked to try again. */
  skip: MergeProblems;
};

async function mergeLines(merge: Merge): Promise<MergeProblems> {
  const { guest, customer } = merge;
  const problems = new Map(merge.skip);
  // A provider that takes no `quantity` gets one unit after another.
  let unitsAtOnce = Number.MAX_SAFE_INTEGER;
  let moved = false;
  while (merge.alive()) {
    const found = guest.read().find(({ variant_id }) => !problems.has(variant_id));
    if (!found) break;
    const { variant_id } = found;
    const repeat = found.sending?.user_id === customer.userId;
    try {
      // A change by another device since then must not be taken for the result of this call.
      if (repeat || Math.min(found.quantity, unitsAtOnce) > 1) await customer.refresh();
    } catch (error) {
      problems.set(variant_id, messageOf(error, NOT_MOVED));
      continue;
    }
    const line = guest.read().find((held) => held.variant_id === variant_id);
    if (!line || !merge.alive()) continue;
    try {
      const sending = begin(merge, line, Math.min(line.quantity, unitsAtOnce));
      const taken = await sendPart(merge, line, sending, repeat);
      if (taken === null) {
        problems.set(variant_id, CHANGED_ELSEWHERE);
        // The shopper has pressed Retry, so the next try sends the line again.
        changeHeld(guest, variant_id, (held) => [withoutSending(held)]);
        continue;
      }
      if (taken.onlyOne) unitsAtOnce = 1;
      await confirm(merge, line, sending.key, taken.units);
      moved = true;
    } catch (error) {
      const fault = faultOf(error);
      problems.set(variant_id, messageOf(error, NOT_MOVED));
      // Without an answer the key stays stored beside the line; a refusal removes it.
      if (isDefiniteFailure(fault, repeat)) {
        changeHeld(guest, variant_id, (held) => [withoutSending(held)]);
      }
    }
  }
  if (moved && merge.alive()) await customer.refresh().catch(() => undefined);
  return problems;
}

/**
 * Merges the guest's lines into the customer's cart: each is sent under a key that is stored beside
 * it, the cart is fetched, and a line leaves the guest's cart when it is confirmed. One tab at a
 * time where the browser has locks; elsewhere the stored keys keep two tabs from doubling a line.
 */
export async function mergeGuestCart(merge: Merge): Promise<MergeProblems> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(LOCK, () => mergeLines(merge)) : mergeLines(merge);
}
