import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import type { Cart } from './cart';
import type { Outcome } from './line-change';
import { quantityOf, withAdded, withQuantity, without, type CartLine } from './lines';

/** What the shopper is told of a failed 'add' (specification, section 8). */
export const ADD_FAILED = 'Failed to add product to cart.';

const TOO_MANY = `A cart line holds up to ${QUANTITY_MOST} units.`;

const done: Outcome = { kind: 'done', message: undefined };

/** 'add': raises the line by so many units, or puts it into the cart. */
export async function addLine(cart: Cart, line: CartLine, quantity: number): Promise<Outcome> {
  const customer = cart.customer();
  if (customer) return customer.change(line, { kind: 'step', by: quantity });
  const lines = cart.guest.read();
  if (quantityOf(lines, line.variant_id) + quantity > QUANTITY_MOST) {
    return { kind: 'failed', words: TOO_MANY };
  }
  cart.guest.write(withAdded(lines, line, quantity));
  cart.readGuest();
  return done;
}

/** Brings the line to a quantity; at none it goes. One lower is the specification's 'reduce'. */
export async function setQuantity(cart: Cart, line: CartLine, quantity: number): Promise<Outcome> {
  const customer = cart.customer();
  const shown = quantityOf(cart.store.getState().lines, line.variant_id);
  if (customer) return customer.change(line, { kind: 'step', by: quantity - shown });
  setGuestQuantity(cart, line, quantity);
  return done;
}

/** 'remove': takes the line away. */
export async function removeLine(cart: Cart, line: CartLine): Promise<Outcome> {
  const customer = cart.customer();
  if (customer) return customer.change(line, { kind: 'remove' });
  removeGuestLine(cart, line);
  return done;
}

/** Changes a line that lies in local storage: a guest's own, or one that waits for the merge. */
export function setGuestQuantity(cart: Cart, line: CartLine, quantity: number): void {
  const lines = cart.guest.read();
  const held = lines.find(({ variant_id }) => variant_id === line.variant_id);
  if (held) cart.guest.write(withQuantity(lines, held, quantity));
  cart.readGuest();
}

export function removeGuestLine(cart: Cart, line: CartLine): void {
  cart.guest.write(without(cart.guest.read(), line.variant_id));
  cart.readGuest();
}
