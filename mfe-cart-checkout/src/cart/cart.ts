import type { HostApi } from 'shared-contracts/door';
import { safeStorage, type SafeStorage } from 'shared-contracts/storage';
import { writeCartUnits } from 'shared-contracts/storage-keys/cart-units';
import { createCartStore, unitsIn, update, type CartStore } from './cart-state';
import { createCustomerCart, type CustomerCart } from './customer-cart';
import { createBrowserNews } from './follow-browser';
import { followGuestLines } from './follow-guest-lines';
import { followPrices } from './follow-prices';
import { createGuestLines, type GuestLines } from './guest-lines';
import type { LineStore } from './line-store';
import { createReading } from './read-cart';
import { createSeenPrices } from './seen-prices';

/** One host's cart. The functions of `change-cart.ts` change it. */
export type Cart = {
  host: HostApi;
  store: CartStore;
  /** The guest's lines in this browser. */
  guest: GuestLines;
  customer(): CustomerCart | null;
  /** Where the cart's lines are changed now: the customer's, or else the guest's. */
  lines(): LineStore;
  /** Reads the cart anew. */
  reload(): Promise<void>;
  /** Reads the cart anew, and tries again to merge the lines that failed. */
  retry(): Promise<void>;
  /** Follows session, other tabs and network as long as a part shows the cart. */
  connect(): () => void;
};

/** Tells `cart:changed` whenever the number of units changes. */
function tellUnits({ events }: HostApi, store: CartStore): void {
  store.subscribe((state, before) => {
    const units = unitsIn(state);
    if (units !== unitsIn(before)) events.tell('cart:changed', { units });
  });
}

/**
 * Stores the number of units for the shell, whenever the cart has been read.
 * @returns a function that stops
 */
function storeUnits(store: CartStore, storage: SafeStorage): () => void {
  let stored: number | null = null;
  const storeNow = () => {
    const state = store.getState();
    const units = unitsIn(state);
    if (state.load !== 'ready' || units === stored) return;
    stored = units;
    writeCartUnits(storage, units);
  };
  storeNow();
  return store.subscribe(storeNow);
}

/** Makes the cart of a host. It touches nothing of the browser until it is connected. */
export function createCart(host: HostApi): Cart {
  const store = createCartStore();
  const storage = safeStorage(() => window.localStorage);
  const seenPrices = createSeenPrices(storage);
  const browser = createBrowserNews();
  const guest = createGuestLines(store, storage);
  let customer: CustomerCart | null = null;
  const owner = () => customer;
  tellUnits(host, store);
  const { settled: merged } = followGuestLines(host, store, guest, owner);
  const { reload, retry } = createReading({ store, guest, owner, merged });

  function customerOf(userId: string): CustomerCart {
    const onConfirmed = () => {
      browser.tellCustomerCart(userId);
    };
    return createCustomerCart({ store, http: host.http, userId, onConfirmed });
  }

  /** Brings the cart in line with the session of this tab. */
  function follow(): void {
    guest.read();
    const userId = host.session.read()?.user.id ?? null;
    if (userId === (customer?.userId ?? null)) return;
    customer?.stop();
    customer = userId === null ? null : customerOf(userId);
    update(store, {
      customer: userId === null ? null : { userId, server: [], pending: [] },
      problems: new Map(),
      load: customer ? 'loading' : 'ready',
      away: false,
      known: customer === null,
    });
    void reload();
  }

  function listen(): () => void {
    const silence = [
      followPrices(store, seenPrices),
      storeUnits(store, storage),
      host.events.on('session:started', follow),
      host.events.on('session:ended', follow),
      host.events.on('quotation:accepted', reload),
      browser.follow({ store, guest, owner, reload, retry }),
    ];
    return () => {
      for (const stop of silence) stop();
    };
  }

  let connections = 0;
  let stopListening = () => {};
  return {
    host,
    store,
    guest,
    customer: owner,
    lines: () => customer ?? guest,
    reload,
    retry,
    connect() {
      connections += 1;
      if (connections === 1) {
        // The session is read first, so that the code below doesn't take a customer's cart for a
        // guest's.
        follow();
        stopListening = listen();
      }
      return () => {
        connections -= 1;
        if (connections === 0) stopListening();
      };
    },
  };
}
