import type { Cart } from './cart';
import type { Outcome } from './line-change';
import type { CartLine } from './lines';

/** What the shopper reads after a failed 'add' (specification, section 8). */
export const ADD_FAILED = 'Failed to add product to cart.';

/** 'add': raises the line by so many units, or puts it into the cart. */
export function addLine(cart: Cart, line: CartLine, quantity: number): Promise<Outcome> {
  return cart.lines().add(line, quantity);
}

/**
 * Sets the line's quantity; zero removes the line. One unit less is the specification's 'reduce'.
 */
export function setQuantity(cart: Cart, line: CartLine, quantity: number): Promise<Outcome> {
  return cart.lines().bringTo(line, quantity);
}

/** 'remove': removes the line. */
export function removeLine(cart: Cart, line: CartLine): Promise<Outcome> {
  return cart.lines().remove(line);
}

/** Changes a line in local storage: a guest's own, or one that waits for the merge. */
export function setGuestQuantity(cart: Cart, line: CartLine, quantity: number): void {
  void cart.guest.bringTo(line, quantity);
}

export function removeGuestLine(cart: Cart, line: CartLine): void {
  void cart.guest.remove(line);
}
