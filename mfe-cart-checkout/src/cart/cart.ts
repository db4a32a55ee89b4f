import type { HostApi } from 'shared-contracts/door';
import { networkAway } from 'shared-contracts/network';
import { safeStorage } from 'shared-contracts/storage';
import { createStore, type StoreApi } from 'zustand';
import { unitsIn, untouched, type CartState } from './cart-state';
import { createCustomerCart, type CustomerCart } from './customer-cart';
import { createBrowserNews } from './follow-browser';
import { createGuestCart, type GuestCart } from './guest-cart';
import { createLineCheck } from './check-lines';
import { createSeenPrices } from './seen-prices';
import { mergeGuestCart, NOT_MOVED, type MergeProblems } from './merge';

/** One host's cart. What happens to it are the verbs of `change-cart.ts`. */
export type Cart = {
  host: HostApi;
  store: StoreApi<CartState>;
  guest: GuestCart;
  customer(): CustomerCart | null;
  /** Reads the guest's cart anew into the state. */
  readGuest(): void;
  /** Reads the customer's cart anew. */
  reload(): Promise<void>;
  /** The same, and tries again what could not be moved to it. */
  retry(): Promise<void>;
  /** Follows session, other tabs and network as long as a part shows the cart. */
  connect(): () => void;
};

// A cart that can't be read just now is shown as it was.
const noop = () => undefined;

/** Makes the cart of a host. It touches nothing of the browser until it is connected. */
export function createCart(host: HostApi): Cart {
  const store = createStore<CartState>(() => untouched);
  const browser = createBrowserNews();
  const storage = safeStorage(() => window.localStorage);
  const guest = createGuestCart(storage);
  const seenPrices = createSeenPrices(storage);
  const checkLines = createLineCheck(host.http, guest, readGuest);
  let customer: CustomerCart | null = null;
  let problems: MergeProblems = new Map();
  let merging: Promise<void> | null = null;
  let retrying: Promise<void> | null = null;
  let told = 0;
  // Before, nobody knows yet whose cart it is.
  let followed = false;

  store.subscribe((state) => {
    const units = unitsIn(state);
    if (units === told) return;
    told = units;
    host.events.tell('cart:changed', { units });
  });

  function show(change: Partial<CartState> = {}): void {
    const held = guest.read();
    const lines = customer ? customer.lines() : held;
    const all = customer ? [...held, ...lines] : held;
    const load = change.load ?? store.getState().load;
    store.setState({
      owner: customer ? 'customer' : 'guest',
      lines,
      oldPrices: seenPrices.see(all, followed && load === 'ready'),
      kept: guest.kept(),
      waiting: customer
        ? held.map((line) => ({ line, problem: problems.get(line.variant_id) ?? null }))
        : [],
      busy: customer !== null && (customer.busy() || merging !== null),
      ...change,
    });
  }

  function merge(): Promise<void> {
    const mine = customer;
    const fresh = guest.read().some(({ variant_id }) => !problems.has(variant_id));
    if (!mine || !fresh) return merging ?? Promise.resolve();
    merging ??= mergeGuestCart({
      guest,
      customer: mine,
      alive: () => customer === mine,
      onProgress: show,
      skip: problems,
    })
      .catch((error: unknown) => {
        host.report({ kind: 'error', message: String(error), part: 'cart merge' });
        return new Map(guest.read().map(({ variant_id }) => [variant_id, NOT_MOVED]));
      })
      .then((left) => {
        if (customer === mine) problems = left;
        merging = null;
        show();
        // What came too late for this run, or belongs to the next customer.
        void merge();
      });
    show();
    return merging;
  }

  async function reload(): Promise<void> {
    const mine = customer;
    if (!mine) {
      show();
      await checkLines();
      return;
    }
    const { load, away } = store.getState();
    // Offline the words stay as they are while it is tried again.
    if (load === 'failed' && !away) show({ load: 'loading' });
    try {
      await mine.refresh();
    } catch (error) {
      // Only logged by the host: the drawer says so, with Retry (specification, section 8).
      if (customer === mine) show({ load: 'failed', away: networkAway(error) });
      return;
    }
    if (customer !== mine) return;
    show({ load: 'ready', away: false, known: true });
    await merge();
  }

  function retry(): Promise<void> {
    // The network's return is heard here and by every part that shows the cart.
    retrying ??= reloadAfresh().finally(() => {
      retrying = null;
    });
    return retrying;
  }

  function reloadAfresh(): Promise<void> {
    problems = new Map();
    return reload();
  }

  /** Brings the state in line with the session of this tab. */
  function follow(): void {
    followed = true;
    const userId = host.session.read()?.user.id ?? null;
    if (userId === (customer?.userId ?? null)) {
      readGuest();
      return;
    }
    customer?.stop();
    problems = new Map();
    customer =
      userId === null
        ? null
        : createCustomerCart({
            http: host.http,
            userId,
            onChange: show,
            onConfirmed: () => {
              browser.tellCustomerCart(userId);
            },
          });
    show({ load: customer ? 'loading' : 'ready', away: false, known: customer === null });
    void reload();
  }

  function readGuest(): void {
    show();
    // A tab that is signed in takes over any guest's line it sees.
    if (store.getState().load === 'ready') void merge();
  }

  function listen(): () => void {
    const silence = [
      host.session.subscribe(follow),
      host.events.on('session:started', follow),
      browser.follow({
        onGuestCart: readGuest,
        onCustomerCart(userId) {
          const { load } = store.getState();
          if (load !== 'ready' || customer?.userId !== userId) return;
          void customer?.refresh().catch(noop);
        },
        onOnline() {
          const { load, waiting } = store.getState();
          if (load === 'failed' || waiting.length > 0) void retry();
        },
        onReturn() {
          if (store.getState().load !== 'loading') void reload();
        },
      }),
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
    customer: () => customer,
    readGuest,
    reload,
    retry,
    connect() {
      connections += 1;
      if (connections === 1) {
        stopListening = listen();
        follow();
      }
      return () => {
        connections -= 1;
        if (connections === 0) stopListening();
      };
    },
  };
}
