import { newKey } from 'shared-contracts/new-key';
import type { CustomerCart } from './customer-cart';
import type { GuestLine, Sending } from './guest-cart';
import type { GuestLines } from './guest-lines';
import { quantityOf } from './lines';

/** The guest's cart that a line leaves, and the customer's cart that gets it. */
export type Way = { guest: GuestLines; customer: CustomerCart };

/** Changes one of the guest's lines, read afresh. */
export function changeHeld(
  guest: GuestLines,
  variantId: string,
  to: (line: GuestLine) => GuestLine[],
): void {
  guest.write(guest.read().flatMap((line) => (line.variant_id === variantId ? to(line) : [line])));
}

export function withoutSending(line: GuestLine): GuestLine {
  const free = { ...line };
  delete free.sending;
  return free;
}

/** The part of the line to send: the one begun before, or `units` of the line under a new key. */
export function begin(merge: Way, line: GuestLine, units: number): Sending {
  const { guest, customer } = merge;
  if (line.sending?.user_id === customer.userId) return line.sending;
  const sending: Sending = {
    key: newKey(),
    user_id: customer.userId,
    quantity: units,
    before: quantityOf(customer.read(), line.variant_id),
  };
  changeHeld(guest, line.variant_id, (fresh) => [{ ...fresh, sending }]);
  return sending;
}

/**
 * Removes confirmed units from the guest's cart. Units added meanwhile stay in it; units removed
 * meanwhile are removed from the customer's cart.
 */
export async function confirm(
  merge: Way,
  sent: GuestLine,
  key: string,
  units: number,
): Promise<void> {
  let excess = 0;
  changeHeld(merge.guest, sent.variant_id, (line) => {
    // Another tab has confirmed it already.
    if (line.sending?.key !== key) return [line];
    excess = units - line.quantity;
    return excess < 0 ? [withoutSending({ ...line, quantity: -excess })] : [];
  });
  if (excess > 0) await merge.customer.change(sent, { kind: 'step', by: -excess });
}

/**
 * Sends one part. A repeat may send units that have arrived before: where the provider honours
 * keys, that is harmless; elsewhere the units that the cart has gained since decide.
 * @returns how many of its units the customer has now, and whether it took one; null where another
 *   device changed the line meanwhile and nothing distinguishes the two
 */
export async function sendPart(
  { customer }: Way,
  line: GuestLine,
  { key, quantity, before }: Sending,
  repeat: boolean,
): Promise<{ units: number; onlyOne: boolean } | null> {
  const { product_id, variant_id, product_image, since } = line;
  const now = quantityOf(customer.read(), variant_id);
  if (repeat && !customer.keysHold()) {
    const gained = now - before;
    if (gained === quantity) return { units: quantity, onlyOne: false };
    // A gain of one unit may come from a provider that takes no `quantity`; the answer of the next
    // call shows it.
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
      quantity: quantity > 1 ? quantity : undefined,
      held_seconds:
        since && customer.keysHold() ? Math.ceil((Date.now() - since) / 1000) : undefined,
    },
    key,
  );
  const after = quantityOf(answer.items, variant_id);
  const arrived = after - before;
  // One unit arrived now, or at the try whose answer was lost.
  const onlyOne = quantity > 1 && (after - now === 1 || (after === now && arrived === 1));
  if (!onlyOne) return { units: quantity, onlyOne };
  return { units: arrived > 1 && arrived <= quantity ? arrived : 1, onlyOne };
}
