import type { Outcome } from './line-change';
import type { CartLine } from './lines';

/**
 * Where lines are changed: a guest's in local storage, a customer's at the provider. Whatever
 * becomes of a change shows in the cart's state by itself, so its caller has nothing to refresh.
 */
export type LineStore = {
  /** 'add': raises the line by so many units, or puts it in. */
  add(line: CartLine, units: number): Promise<Outcome>;
  /** Brings the line to a quantity; at none it goes. */
  bringTo(line: CartLine, quantity: number): Promise<Outcome>;
  /** 'remove': takes the line away. */
  remove(line: CartLine): Promise<Outcome>;
  /** Reads the lines anew. @throws ApiError */
  refresh(): Promise<void>;
};
