import { createStore, type StoreApi } from 'zustand';
import type { GuestLine } from './guest-cart';
import { applied, type CustomerLines } from './line-change';
import { unitsOf, type CartLine } from './lines';
import type { OldPrices } from './seen-prices';

/** A guest's line that is not in the customer's cart yet, and why, where it is known. */
export type WaitingLine = { line: CartLine; problem: string | null };

/** Why a guest's lines were left out of the customer's cart, by variant. */
export type MergeProblems = ReadonlyMap<string, string>;

/** What is known of the cart; each value is stored once. */
export type CartFacts = {
  /** The lines in local storage: a guest's cart, or what a customer added before signing in. */
  guestLines: readonly GuestLine[];
  /** False where a guest's lines last only as long as the page. */
  kept: boolean;
  /** Null for a guest. */
  customer: CustomerLines | null;
  problems: MergeProblems;
  merging: boolean;
  /** The prices at which lines were added, where the price differs now. */
  oldPrices: OldPrices;
  load: 'loading' | 'ready' | 'failed';
  /** Whether it failed because the shopper's network is down. */
  away: boolean;
  /** False for a customer's cart that was never read: then there are no lines to show. */
  known: boolean;
};

/** What is shown, derived from `CartFacts`. */
type Shown = {
  owner: 'guest' | 'customer';
  lines: readonly CartLine[];
  /** For a customer: lines added as a guest and not yet in the customer's cart. */
  waiting: readonly WaitingLine[];
  /** A change or the merge is under way, so totals may still change. */
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

/** An empty guest's cart, which every part shows in its first render, on a server too. */
export function createCartStore(): CartStore {
  return createStore<CartState>(() => ({ ...nobodys, ...shownOf(nobodys) }));
}

/** Changes what is known, and derives what is shown. No other function sets the cart's state. */
export function update(store: CartStore, change: Partial<CartFacts>): void {
  store.setState((state) => ({ ...change, ...shownOf({ ...state, ...change }) }));
}

/** The number on the badge: the units in the cart and those still to be merged into it. */
export function unitsIn({ lines, waiting }: CartState): number {
  return unitsOf(lines) + unitsOf(waiting.map(({ line }) => line));
}
