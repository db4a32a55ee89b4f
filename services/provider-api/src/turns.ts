/**
 * Orders calls under load: cart and orders before lists, lists before searches. Few searches run at
 * a time, few wait, and a search lets other calls run between its statements, so that expensive
 * searches don't delay a checkout (docs/decisions/0016-what-a-search-may-cost.md). Every kind is
 * bounded (docs/decisions/0044-at-a-hundred-thousand.md).
 */
import { CallerGone, onErrand, type Errand } from './database/errand';
import { Refusal } from './http/refusal';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';

/** How many calls of a kind run and wait, in all and for one network. */
const MOST = {
  order: { all: 400, network: 400 },
  // All shoppers of a document server that names none are one network.
  list: { all: 256, network: 256 },
  search: { all: 32, network: 16 },
} as const;
/** How long a search may wait to begin, in milliseconds. */
const WAIT_MOST_MS = 2000;
/**
 * How long a search lets others run before each statement, in milliseconds; after that it goes on,
 * so that a busy shop still has a search.
 */
const PATIENCE_MS = 250;
const RETRY_AFTER_SECONDS = 1;

/** Lets others run before the next statement. */
export type GiveWay = () => Promise<void>;

/** Like `map`, but a slice at a time, so that others wait for one slice at most. */
export async function mapInSlices<From, To>(
  values: readonly From[],
  slice: number,
  giveWay: GiveWay,
  map: (value: From) => To,
): Promise<To[]> {
  const mapped: To[] = [];
  for (let from = 0; from < values.length; from += slice) {
    await giveWay();
    mapped.push(...values.slice(from, from + slice).map(map));
  }
  return mapped;
}

/** Whose work it is, and how to know that nobody waits for it any more. */
type Asker = { network: string; gone?: AbortSignal | undefined };

export type Turns = {
  /**
   * Runs work on a cart, an order or an account. It goes on when its caller is gone, so that what
   * was begun has one outcome.
   * @throws Refusal 503 with Retry-After where too many run
   */
  order<Value>(asker: Asker, work: () => Promise<Value>): Promise<Value>;
  /**
   * Runs what only reads, after carts and orders.
   * @throws Refusal 503 with Retry-After where too many run and wait; CallerGone
   */
  list<Value>(asker: Asker, work: () => Promise<Value>): Promise<Value>;
  /**
   * Runs a search when it is its turn, after lists.
   * @throws Refusal 503 with Retry-After where too many wait, or one waited too long; CallerGone
   */
  search<Value>(asker: Asker, work: (giveWay: GiveWay) => Promise<Value>): Promise<Value>;
  /** Lets the calls go first, for work of the shop itself, as an import, between its steps. */
  giveWay: GiveWay;
};

const busy = () =>
  new Refusal(503, SOMETHING_WENT_WRONG, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Lets Node read requests that have arrived meanwhile. With the database in this process there
 * would otherwise be no pause for that.
 */
const arrivals = () => new Promise<void>((go) => setImmediate(go));

/** Counts the calls of a kind, and refuses those above its bounds. */
function createBounds({ all: most, network: networkMost }: { all: number; network: number }) {
  const held = new Map<string, number>();
  let all = 0;
  return async <Value>(network: string, work: () => Promise<Value>): Promise<Value> => {
    const own = held.get(network) ?? 0;
    if (all >= most || own >= networkMost) throw busy();
    all += 1;
    held.set(network, own + 1);
    try {
      return await work();
    } finally {
      all -= 1;
      const rest = (held.get(network) ?? 1) - 1;
      if (rest === 0) held.delete(network);
      else held.set(network, rest);
    }
  };
}

/** Lets `atOnce` run at a time, in the order in which they came. */
function createPlaces(atOnce: number, waitMost = Infinity) {
  const waiting: (() => void)[] = [];
  let running = 0;

  function place(gone: AbortSignal | undefined): Promise<void> {
    if (gone?.aborted) return Promise.reject(new CallerGone());
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((go, refuse) => {
      const settle = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', left);
      };
      const leave = (why: Error) => {
        settle();
        waiting.splice(waiting.indexOf(start), 1);
        refuse(why);
      };
      const left = () => leave(new CallerGone());
      const start = () => {
        settle();
        go();
      };
      const timer = waitMost < Infinity ? setTimeout(() => leave(busy()), waitMost) : undefined;
      gone?.addEventListener('abort', left, { once: true });
      waiting.push(start);
    });
  }

  return async <Value>(gone: AbortSignal | undefined, work: () => Promise<Value>) => {
    await place(gone);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The free place goes directly to the next one.
      if (next) next();
      else running -= 1;
    }
  };
}

/** Knows when no cart, order or list is running. */
function createPrecedence() {
  let before = 0;
  let quiet: (() => void)[] = [];
  const isQuiet = (most: number) =>
    new Promise<void>((go) => {
      const timer = setTimeout(go, most);
      quiet.push(() => {
        clearTimeout(timer);
        go();
      });
    });
  return {
    async first<Value>(work: () => Promise<Value>): Promise<Value> {
      before += 1;
      try {
        return await work();
      } finally {
        before -= 1;
        if (before === 0) {
          for (const go of quiet) go();
          quiet = [];
        }
      }
    },
    async giveWay(): Promise<void> {
      const until = performance.now() + PATIENCE_MS;
      await arrivals();
      for (let left = PATIENCE_MS; before > 0 && left > 0; left = until - performance.now()) {
        await isQuiet(left);
        await arrivals();
      }
    },
  };
}

/** @param atOnce how many searches, and how many lists, run at a time */
export function createTurns(atOnce: { searches: number; lists: number }): Turns {
  const [orders, lists, searches] = [
    createBounds(MOST.order),
    createBounds(MOST.list),
    createBounds(MOST.search),
  ];
  const placeOfList = createPlaces(atOnce.lists);
  const placeOfSearch = createPlaces(atOnce.searches, WAIT_MOST_MS);
  const { first, giveWay } = createPrecedence();
  return {
    giveWay,
    order: ({ network }, work) =>
      orders(network, () => onErrand({ kind: 'order' }, () => first(work))),
    list: ({ network, gone }, work) =>
      lists(network, () =>
        first(() => placeOfList(gone, () => onErrand(errandOf('list', gone), work))),
      ),
    search: ({ network, gone }, work) =>
      searches(network, () =>
        placeOfSearch(gone, () =>
          onErrand(errandOf('search', gone), () =>
            work(async () => {
              await giveWay();
              if (gone?.aborted) throw new CallerGone();
            }),
          ),
        ),
      ),
  };
}

const errandOf = (kind: 'list' | 'search', gone: AbortSignal | undefined): Errand =>
  gone === undefined ? { kind } : { kind, gone };
