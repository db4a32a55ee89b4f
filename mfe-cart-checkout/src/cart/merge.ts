import { faultOf, messageOf } from 'shared-contracts/errors';
import { newKey } from '../idempotency/new-key';
import { isDefiniteFailure } from '../idempotency/definite-failure';
import type { CustomerCart } from './customer-cart';
import type { GuestCart, GuestLine, Sending } from './guest-cart';
import { quantityOf } from './lines';

/** What is said of a guest's line for which the provider had no words. */
export const NOT_MOVED = 'This item could not be moved to your cart.';

/** What is said where only the shopper can tell whether the line has arrived. */
export const CHANGED_ELSEWHERE =
  'Your cart was changed elsewhere meanwhile. Please check how many it has, then retry or remove this item.';

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

/** The part of the line that goes out: the one begun before, or `units` of it under a new key. */
function begin(merge: Merge, line: GuestLine, units: number): Sending {
  const { guest, customer } = merge;
  if (line.sending?.user_id === customer.userId) return line.sending;
  const sending: Sending = {
    key: newKey(),
    user_id: customer.userId,
    quantity: units,
    before: quantityOf(customer.lines(), line.variant_id),
  };
  change(guest, line.variant_id, (fresh) => [{ ...fresh, sending }]);
  return sending;
}

/**
 * Confirmed units leave the guest's cart; what was added meanwhile stays, and what was taken out
 * meanwhile leaves the customer's.
 */
async function confirm(merge: Merge, sent: GuestLine, key: string, units: number): Promise<void> {
  let excess = 0;
  change(merge.guest, sent.variant_id, (line) => {
    // Another tab has confirmed it already.
    if (line.sending?.key !== key) return [line];
    excess = units - line.quantity;
    return excess < 0 ? [withoutSending({ ...line, quantity: -excess })] : [];
  });
  if (excess > 0) await merge.customer.change(sent, { kind: 'step', by: -excess });
}

/**
 * Sends one part. A repeat may send again what has arrived before: where keys hold, that is
 * harmless; elsewhere what the cart has gained since must tell.
 * @returns how many of its units the customer has now, and whether it took one; null where another
 *   device changed the line meanwhile and nothing tells the two apart
 */
async function sendPart(
  { customer }: Merge,
  line: GuestLine,
  { key, quantity, before }: Sending,
  repeat: boolean,
): Promise<{ units: number; onlyOne: boolean } | null> {
  const { product_id, variant_id, product_image } = line;
  const now = quantityOf(customer.lines(), variant_id);
  if (repeat && !customer.keysHold()) {
    const gained = now - before;
    if (gained === quantity) return { units: quantity, onlyOne: false };
    // One alone may be the step of a provider that takes no `quantity`: its answer will tell.
    if (gained !== 0 && gained !== 1) return null;
  }
  const answer = await customer.send(
    {
      product_id,
      variant_id,
      type: 'add',
      user_id: customer.userId,
      default: line.default,
      product_image,
      ...(quantity > 1 ? { quantity } : {}),
    },
    key,
  );
  const after = quantityOf(answer.items, variant_id);
  const arrived = after - before;
  // Now, or at the try whose answer was lost.
  const onlyOne = quantity > 1 && (after - now === 1 || (after === now && arrived === 1));
  if (!onlyOne) return { units: quantity, onlyOne };
  return { units: arrived > 1 && arrived <= quantity ? arrived : 1, onlyOne };
}

async function mergeLines(merge: Merge): Promise<MergeProblems> {
  const { guest, customer } = merge;
  const problems: MergeProblems = new Map(merge.skip);
  // A provider that takes no `quantity` gets one unit after another.
  let unitsAtOnce = Number.MAX_SAFE_INTEGER;
  let moved = false;
  while (merge.alive()) {
    const found = guest.read().find(({ variant_id }) => !problems.has(variant_id));
    if (!found) break;
    const { variant_id } = found;
    const repeat = found.sending?.user_id === customer.userId;
    try {
      // What another device has done since must not be taken for an answer to this.
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
        // The next try is the shopper's own word, and begins anew.
        change(guest, variant_id, (held) => [withoutSending(held)]);
        merge.onProgress();
        continue;
      }
      if (taken.onlyOne) unitsAtOnce = 1;
      await confirm(merge, line, sending.key, taken.units);
      moved = true;
    } catch (error) {
      const fault = faultOf(error);
      problems.set(variant_id, messageOf(error, NOT_MOVED));
      // Without an answer the key stays beside the line; a refusal frees it.
      if (isDefiniteFailure(fault, repeat))
        change(guest, variant_id, (held) => [withoutSending(held)]);
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
