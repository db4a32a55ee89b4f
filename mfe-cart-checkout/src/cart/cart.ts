import type { HostApi } from 'shared-contracts/door';
import { createStore, type StoreApi } from 'zustand';
import { createCustomerCart, type CustomerCart } from './customer-cart';
import { followBrowser } from './follow-browser';
import { createGuestCart, type GuestCart } from './guest-cart';
import { unitsOf, type CartLine } from './lines';
import { mergeGuestCart, NOT_MOVED, type MergeProblems } from './merge';

/** A guest's line that is not in the customer's cart yet, and why, where it is known. */
export type WaitingLine = { line: CartLine; problem: string | null };

export type CartState = {
  owner: 'guest' | 'customer';
  lines: CartLine[];
  /** Of a customer: what was put in as a guest and is still on its way. */
  waiting: WaitingLine[];
  /** A change or the merge is on its way: totals may still move. */
  busy: boolean;
  load: 'loading' | 'ready' | 'failed';
};

/** Nobody's cart: the first render of every part, on a server too. */
const untouched: CartState = {
  owner: 'guest',
  lines: [],
  waiting: [],
  busy: false,
  load: 'ready',
};

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

/** Units that the badge shows: of the cart, and of what is on its way to it. */
export function unitsIn({ lines, waiting }: CartState): number {
  return unitsOf(lines) + unitsOf(waiting.map(({ line }) => line));
}

/** Makes the cart of a host. It touches nothing of the browser until it is connected. */
export function createCart(host: HostApi): Cart {
  const store = createStore<CartState>(() => untouched);
  const guest = createGuestCart(() => window.localStorage);
  let customer: CustomerCart | null = null;
  let problems: MergeProblems = new Map();
  let merging: Promise<void> | null = null;
  let told = 0;

  store.subscribe((state) => {
    const units = unitsIn(state);
    if (units === told) return;
    told = units;
    host.events.tell('cart:changed', { units });
  });

  function show(change: Partial<CartState> = {}): void {
    const held = guest.read();
    store.setState({
      owner: customer ? 'customer' : 'guest',
      lines: customer ? customer.lines() : held,
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
      return;
    }
    if (store.getState().load === 'failed') show({ load: 'loading' });
    try {
      await mine.refresh();
    } catch {
      // Only logged by the host: the drawer says so, with Retry (specification, section 8).
      if (customer === mine) show({ load: 'failed' });
      return;
    }
    if (customer !== mine) return;
    show({ load: 'ready' });
    await merge();
  }

  function retry(): Promise<void> {
    problems = new Map();
    return reload();
  }

  /** Brings the state in line with the session of this tab. */
  function follow(): void {
    const userId = host.session.read()?.user.id ?? null;
    if (userId === (customer?.userId ?? null)) {
      readGuest();
      return;
    }
    customer?.stop();
    problems = new Map();
    customer =
      userId === null ? null : createCustomerCart({ http: host.http, userId, onChange: show });
    show({ load: customer ? 'loading' : 'ready' });
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
      followBrowser({
        onGuestCart: readGuest,
        onOnline() {
          const { load, waiting } = store.getState();
          if (load === 'failed' || waiting.length > 0) void retry();
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
