import { unitsOf, type CartLine } from './lines';
import type { OldPrices } from './seen-prices';

/** A guest's line that is not in the customer's cart yet, and why, where it is known. */
export type WaitingLine = { line: CartLine; problem: string | null };

export type CartState = {
  owner: 'guest' | 'customer';
  lines: CartLine[];
  /** Of a customer: what was put in as a guest and is still on its way. */
  waiting: WaitingLine[];
  /** A change or the merge is on its way: totals may still move. */
  busy: boolean;
  /** Prices at which lines were put in, where they are others now. */
  oldPrices: OldPrices;
  /** False where a guest's lines last only as long as the page. */
  kept: boolean;
  load: 'loading' | 'ready' | 'failed';
  /** It failed because the network is away. */
  away: boolean;
  /** False for a customer's cart that was never read: then there are no lines to show. */
  known: boolean;
};

/** Nobody's cart: the first render of every part, on a server too. */
export const untouched: CartState = {
  owner: 'guest',
  lines: [],
  waiting: [],
  busy: false,
  oldPrices: {},
  kept: true,
  load: 'ready',
  away: false,
  known: true,
};

/** Units that the badge shows: of the cart, and of what is on its way to it. */
export function unitsIn({ lines, waiting }: CartState): number {
  return unitsOf(lines) + unitsOf(waiting.map(({ line }) => line));
}
