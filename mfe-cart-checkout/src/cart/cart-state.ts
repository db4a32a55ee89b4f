import { createStore, type StoreApi } from 'zustand';
import type { GuestLine } from './guest-cart';
import { applied, type CustomerLines } from './line-change';
import { unitsOf, type CartLine } from './lines';
import type { OldPrices } from './seen-prices';

/** A guest's line that is not in the customer's cart yet, and why, where it is known. */
export type WaitingLine = { line: CartLine; problem: string | null };

/** Why a guest's lines were left out of the customer's cart, by variant. */
export type MergeProblems = ReadonlyMap<string, string>;

/** What is known of the cart, each fact in one place. */
export type CartFacts = {
  /** What lies in local storage: a guest's cart, or what a customer put in before signing in. */
  guestLines: readonly GuestLine[];
  /** False where a guest's lines last only as long as the page. */
  kept: boolean;
  /** Null for a guest. */
  customer: CustomerLines | null;
  problems: MergeProblems;
  merging: boolean;
  /** Prices at which lines were put in, where they are others now. */
  oldPrices: OldPrices;
  load: 'loading' | 'ready' | 'failed';
  /** It failed because the network is away. */
  away: boolean;
  /** False for a customer's cart that was never read: then there are no lines to show. */
  known: boolean;
};

/** What is shown, as it follows from the facts. */
type Shown = {
  owner: 'guest' | 'customer';
  lines: readonly CartLine[];
  /** Of a customer: what was put in as a guest and is still on its way. */
  waiting: readonly WaitingLine[];
  /** A change or the merge is on its way: totals may still move. */
  busy: boolean;
};

export type CartState = CartFacts & Shown;
export type CartStore = StoreApi<CartState>;

function shownOf({ guestLines, customer, problems, merging }: CartFacts): Shown {
  if (!customer) return { owner: 'guest', lines: guestLines, waiting: [], busy: false };
  return {
    owner: 'customer',
    lines: customer.pending.reduce(applied, customer.server),
    waiting: guestLines.map((line) => ({ line, problem: problems.get(line.variant_id) ?? null })),
    busy: customer.pending.length > 0 || merging,
  };
}

const nobodys: CartFacts = {
  guestLines: [],
  kept: true,
  customer: null,
  problems: new Map(),
  merging: false,
  oldPrices: {},
  load: 'ready',
  away: false,
  known: true,
};

/** Nobody's cart: the first render of every part, on a server too. */
export function createCartStore(): CartStore {
  return createStore<CartState>(() => ({ ...nobodys, ...shownOf(nobodys) }));
}

/** Changes what is known; what is shown follows. No other function sets the cart's state. */
export function learn(store: CartStore, change: Partial<CartFacts>): void {
  store.setState((state) => ({ ...change, ...shownOf({ ...state, ...change }) }));
}

/** Units that the badge shows: of the cart, and of what is on its way to it. */
export function unitsIn({ lines, waiting }: CartState): number {
  return unitsOf(lines) + unitsOf(waiting.map(({ line }) => line));
}
