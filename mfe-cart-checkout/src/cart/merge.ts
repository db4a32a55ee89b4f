import { faultOf, messageOf } from 'shared-contracts/errors';
import { newKey } from '../idempotency/new-key';
import { settles } from '../idempotency/settles';
import type { CustomerCart } from './customer-cart';
import type { GuestCart, GuestLine, Sending } from './guest-cart';
import { quantityOf } from './lines';

/** What is said of a guest's line for which the provider had no words. */
export const NOT_MOVED = 'This item could not be moved to your cart.';

/** The lock that lets one tab merge at a time. */
const LOCK = 'cart-merge';

type Merge = {
  guest: GuestCart;
  customer: CustomerCart;
  /** False once the session is over: nothing more is sent. */
  alive: () => boolean;
  onProgress: () => void;
  /** Lines that are left alone: they failed before and nobody asked to try again. */
  skip: ReadonlyMap<string, string>;
};

/** What came of a merge: why lines stayed, by variant. */
export type MergeProblems = Map<string, string>;

function change(guest: GuestCart, variantId: string, to: (line: GuestLine) => GuestLine[]): void {
  guest.write(guest.read().flatMap((line) => (line.variant_id === variantId ? to(line) : [line])));
}

function withoutSending(line: GuestLine): GuestLine {
  const free = { ...line };
  delete free.sending;
  return free;
}

/** The part of the line that goes out: the one begun before, or all of it under a new key. */
function begin(guest: GuestCart, line: GuestLine, userId: string, units: number): Sending {
  if (line.sending?.user_id === userId) return line.sending;
  const sending = { key: newKey(), user_id: userId, quantity: units };
  change(guest, line.variant_id, (fresh) => [{ ...fresh, sending }]);
  return sending;
}

/** Confirmed units leave the guest's cart; what was added meanwhile stays. */
function confirm(guest: GuestCart, variantId: string, units: number): void {
  change(guest, variantId, (line) =>
    line.quantity > units ? [withoutSending({ ...line, quantity: line.quantity - units })] : [],
  );
}

async function mergeLines(merge: Merge): Promise<MergeProblems> {
  const { guest, customer } = merge;
  const problems: MergeProblems = new Map(merge.skip);
  // A provider that takes no `quantity` gets one unit after another.
  let unitsAtOnce = Number.MAX_SAFE_INTEGER;
  let moved = false;
  while (merge.alive()) {
    const line = guest.read().find(({ variant_id }) => !problems.has(variant_id));
    if (!line) break;
    const { variant_id } = line;
    const repeat = line.sending?.user_id === customer.userId;
    const sending = begin(guest, line, customer.userId, Math.min(line.quantity, unitsAtOnce));
    const before = quantityOf(customer.lines(), variant_id);
    try {
      const answer = await customer.send(
        {
          product_id: line.product_id,
          variant_id,
          type: 'add',
          user_id: customer.userId,
          default: line.default,
          product_image: line.product_image,
          ...(sending.quantity > 1 ? { quantity: sending.quantity } : {}),
        },
        sending.key,
      );
      const onlyOne = sending.quantity > 1 && quantityOf(answer.items, variant_id) - before === 1;
      if (onlyOne) unitsAtOnce = 1;
      confirm(guest, variant_id, onlyOne ? 1 : sending.quantity);
      moved = true;
    } catch (error) {
      const fault = faultOf(error);
      problems.set(variant_id, messageOf(error, NOT_MOVED));
      // Without an answer the key stays beside the line; a refusal frees it.
      if (settles(fault, repeat)) change(guest, variant_id, (held) => [withoutSending(held)]);
    }
    if (merge.alive()) merge.onProgress();
  }
  if (moved && merge.alive()) await customer.refresh().catch(() => undefined);
  return problems;
}

/**
 * Brings the guest's lines to the customer's cart: each is sent under a key that is stored beside
 * it, the cart is fetched, and a line leaves the guest's cart when it is confirmed. One tab at a
 * time where the browser has locks; elsewhere the stored keys keep two tabs from doubling a line.
 */
export async function mergeGuestCart(merge: Merge): Promise<MergeProblems> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(LOCK, () => mergeLines(merge)) : mergeLines(merge);
}
