import type { Outcome } from './line-change';
import type { CartLine } from './lines';

/**
 * Where lines are changed: a guest's in local storage, a customer's at the provider. The cart's
 * state always gets the outcome of a change, so its caller has nothing to refresh.
 */
export type LineStore = {
  /** 'add': raises the line by so many units, or puts it in. */
  add(line: CartLine, units: number): Promise<Outcome>;
  /** Sets the line's quantity; zero removes the line. */
  bringTo(line: CartLine, quantity: number): Promise<Outcome>;
  /** 'remove': removes the line. */
  remove(line: CartLine): Promise<Outcome>;
  /** Reads the lines anew. @throws ApiError */
  refresh(): Promise<void>;
};
