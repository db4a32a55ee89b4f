import type { HostApi } from 'shared-contracts/door';
import type { Totals } from 'shared-contracts/money';
import type { OpenOrder } from 'shared-contracts/storage-keys/begun-order';
import type { FieldFaults } from 'shared-ui/field-faults';
import { createStore, type StoreApi } from 'zustand';
import type { Cart } from '../cart/cart';
import type { CartLine } from '../cart/lines';
import { cartOf } from '../cart/use-cart';
import { isBegun, readDraft, writeDraft, type CheckoutDraft } from './draft';

const UNKNOWN =
  'We have no answer to your order yet. Confirm it again to see what became of it: it will not be placed twice.';

export type Phase =
  | { kind: 'filling' }
  | { kind: 'sending'; lookingUp: boolean }
  /**
   * `changed`: prices or stock moved; the lines beside are the new ones. `absent`: the answer was
   * lost, and the order is not among the customer's orders. `fields`: the provider's errors by
   * field.
   */
  | { kind: 'refused'; message: string; note: 'changed' | 'absent' | null; fields: FieldFaults }
  /** The shopper's network is down, and nothing was sent. `kept`: the order outlives the tab. */
  | { kind: 'offline'; message: string; kept: boolean }
  /** The network is back, and the order that waits is to be confirmed; what changed meanwhile. */
  | { kind: 'back'; changes: string[] }
  /** `away`: because the shopper's network is down. */
  | { kind: 'unknown'; message: string; away: boolean }
  /** `ordered` says how many of what; `lines` are the cart's when the answer came. */
  | {
      kind: 'placed';
      message: string;
      orderNumber: string | undefined;
      totals: Totals;
      ordered: OpenOrder['lines'];
      lines: readonly CartLine[];
    };

export type CheckoutState = CheckoutDraft & {
  phase: Phase;
};

/**
 * A host's checkout. It outlives the page, so that the answer of an order under way is never lost.
 */
export type Checkout = { host: HostApi; cart: Cart; store: StoreApi<CheckoutState> };

const checkouts = new WeakMap<HostApi, Checkout>();

/** The order was sent, and neither it nor the look-ups got an answer. */
export const unknownPhase = (away: boolean): Phase => ({ kind: 'unknown', message: UNKNOWN, away });

/** Begins or continues the checkout of this customer. Called in a browser only. */
export function checkoutOf(host: HostApi, userId: string, email: string): Checkout {
  const known = checkouts.get(host);
  if (known?.store.getState().user_id === userId) return known;
  const draft = readDraft(host, userId, email);
  const checkout: Checkout = {
    host,
    cart: cartOf(host),
    store: createStore<CheckoutState>(() => ({
      ...draft,
      phase: draft.open ? unknownPhase(false) : { kind: 'filling' },
    })),
  };
  checkouts.set(host, checkout);
  return checkout;
}

/**
 * Changes the state, and the draft with it.
 * @returns false where an order that was begun doesn't outlive the tab
 */
export function keep({ host, store }: Checkout, change: Partial<CheckoutState>): boolean {
  const begun = isBegun(store.getState());
  store.setState(change);
  const { phase: _, ...draft } = store.getState();
  return writeDraft(host, draft, begun);
}
