/**
 * Orders calls under load: cart and orders before lists, lists before searches. Few searches run at
 * a time, few wait, and a search lets other calls run between its statements, so that expensive
 * searches don't delay a checkout (docs/decisions/0016-what-a-search-may-cost.md). Every kind is
 * bounded (docs/decisions/0044-at-a-hundred-thousand.md), and networks that wait take turns.
 */
import { CallerDisconnected, atPriority, type QueryPriority } from '../database/query-priority';
import { createFairQueue } from '../database/fair-queue';
import { NOT_NOW, Refusal } from './refusal';

/** How many calls of a kind run and wait, in all and for one network. */
const MOST = {
  // Half, so that no network keeps others out. All shoppers of a document server that names none are
  // one network.
  order: { all: 400, network: 200 },
  list: { all: 256, network: 128 },
  search: { all: 32, network: 16 },
} as const;
/** How long a search may wait to begin, in milliseconds. */
const WAIT_MOST_MS = 2000;
/**
 * How long a search lets others run before its statements, in all of them together, in milliseconds;
 * after that it goes on, so that a busy shop still has a search.
 */
const SEARCH_PATIENCE_MS = 100;
/** How long work of the shop lets others run before each of its steps, so that an import ends. */
const STEP_PATIENCE_MS = 250;
const RETRY_AFTER_SECONDS = 1;
/**
 * How long a refused list or search waits for its refusal, in milliseconds, and how many may wait. A program
 * that asks again at once would otherwise keep the process busy with refusals alone.
 */
const REFUSED_AFTER_MS = 250;
const REFUSED_MOST = 256;

/** Lets others run before the next statement. */
export type YieldToOthers = () => Promise<void>;

/** Like `map`, but a slice at a time, so that others wait for one slice at most. */
export async function mapInSlices<From, To>(
  values: readonly From[],
  slice: number,
  yieldToOthers: YieldToOthers,
  map: (value: From) => To,
): Promise<To[]> {
  const mapped: To[] = [];
  for (let from = 0; from < values.length; from += slice) {
    await yieldToOthers();
    mapped.push(...values.slice(from, from + slice).map(map));
  }
  return mapped;
}

/** Whose work it is, and how to know that nobody waits for it any more. */
type Asker = { network: string; disconnected?: AbortSignal | undefined };

export type Scheduler = {
  /**
   * Runs work on a cart, an order or an account. It goes on when its caller is disconnected, so that what
   * was begun has one outcome.
   * @throws Refusal unavailable with Retry-After where too many run
   */
  order<Value>(asker: Asker, work: () => Promise<Value>): Promise<Value>;
  /**
   * Runs what only reads, after carts and orders.
   * @throws Refusal unavailable with Retry-After where too many run and wait; CallerDisconnected
   */
  list<Value>(asker: Asker, work: () => Promise<Value>): Promise<Value>;
  /**
   * Runs a search when it is its turn, after lists.
   * @throws Refusal unavailable with Retry-After where too many wait, or one waited too long; CallerDisconnected
   */
  search<Value>(
    asker: Asker,
    work: (yieldToOthers: YieldToOthers) => Promise<Value>,
  ): Promise<Value>;
  /**
   * Lets all calls, searches too, go first: for work of the shop itself, as an import, between its
   * steps. A call that is not alone would wait for a step before each of its statements.
   */
  yieldToOthers: YieldToOthers;
};

const busy = () => new Refusal('unavailable', NOT_NOW, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Lets Node read requests that have arrived meanwhile. With the database in this process there
 * would otherwise be no pause for that.
 */
const arrivals = () => new Promise<void>((go) => setImmediate(go));

/** A pause before a refusal; at once where many wait already. */
function createPause() {
  let waiting = 0;
  return async (): Promise<void> => {
    if (waiting >= REFUSED_MOST) return;
    waiting += 1;
    await new Promise((go) => setTimeout(go, REFUSED_AFTER_MS));
    waiting -= 1;
  };
}

/**
 * Counts the calls of a kind, and refuses those above its bounds.
 * @param pause what a refused call waits for
 */
function createBounds(
  { all: most, network: networkMost }: { all: number; network: number },
  pause: () => Promise<void> = () => Promise.resolve(),
) {
  const held = new Map<string, number>();
  let all = 0;
  return async <Value>(network: string, work: () => Promise<Value>): Promise<Value> => {
    const own = held.get(network) ?? 0;
    if (all >= most || own >= networkMost) {
      await pause();
      throw busy();
    }
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

/** Lets `atOnce` run at a time: networks in turns, and each one's in the order in which they came. */
function createPlaces(atOnce: number, waitMost = Infinity) {
  const waiting = createFairQueue<() => void>();
  let running = 0;

  function place({ network, disconnected }: Asker): Promise<void> {
    if (disconnected?.aborted) return Promise.reject(new CallerDisconnected());
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((go, refuse) => {
      const settle = () => {
        clearTimeout(timer);
        disconnected?.removeEventListener('abort', left);
      };
      const leave = (why: Error) => {
        settle();
        waiting.remove(network, start);
        refuse(why);
      };
      const left = () => leave(new CallerDisconnected());
      const start = () => {
        settle();
        go();
      };
      const timer = waitMost < Infinity ? setTimeout(() => leave(busy()), waitMost) : undefined;
      disconnected?.addEventListener('abort', left, { once: true });
      waiting.add(network, start);
    });
  }

  return async <Value>(asker: Asker, work: () => Promise<Value>) => {
    await place(asker);
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

/** Counts the work that runs, and tells when none does. */
function createCount() {
  let running = 0;
  const waiting = new Set<() => void>();
  return {
    runs: () => running > 0,
    async counted<Value>(work: () => Promise<Value>): Promise<Value> {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        if (running === 0) for (const go of waiting) go();
      }
    },
    /** Settles when nothing runs, after `most` milliseconds at the latest. */
    isQuiet: (most: number) =>
      new Promise<void>((go) => {
        const settle = () => {
          clearTimeout(timer);
          waiting.delete(settle);
          go();
        };
        const timer = setTimeout(settle, most);
        waiting.add(settle);
      }),
  };
}

type Count = ReturnType<typeof createCount>;

/** @returns waits until what is counted has ended, for `most` milliseconds in all its calls */
function patientWith({ runs, isQuiet }: Count, most: number): YieldToOthers {
  let left = most;
  return async () => {
    await arrivals();
    while (runs() && left > 0) {
      const began = performance.now();
      await isQuiet(left);
      left -= performance.now() - began;
      await arrivals();
    }
  };
}

/** @param atOnce how many searches, and how many lists, run at a time */
export function createScheduler(atOnce: { searches: number; lists: number }): Scheduler {
  const [orders, lists, searches] = [
    createBounds(MOST.order),
    createBounds(MOST.list, createPause()),
    createBounds(MOST.search, createPause()),
  ];
  const placeOfList = createPlaces(atOnce.lists);
  const placeOfSearch = createPlaces(atOnce.searches, WAIT_MOST_MS);
  const [all, before] = [createCount(), createCount()];
  const searching = <Value>(
    asker: Asker,
    work: (yieldToOthers: YieldToOthers) => Promise<Value>,
  ) => {
    const yieldToOthers = patientWith(before, SEARCH_PATIENCE_MS);
    return atPriority(priorityOf('search', asker), () =>
      work(async () => {
        await yieldToOthers();
        if (asker.disconnected?.aborted) throw new CallerDisconnected();
      }),
    );
  };
  const first = <Value>(work: () => Promise<Value>) => all.counted(() => before.counted(work));
  return {
    yieldToOthers: () => patientWith(all, STEP_PATIENCE_MS)(),
    order: ({ network }, work) =>
      orders(network, () => atPriority({ kind: 'order', network }, () => first(work))),
    list: (asker, work) =>
      lists(asker.network, () =>
        first(() => placeOfList(asker, () => atPriority(priorityOf('list', asker), work))),
      ),
    search: (asker, work) =>
      searches(asker.network, () =>
        all.counted(() => placeOfSearch(asker, () => searching(asker, work))),
      ),
  };
}

const priorityOf = (kind: 'list' | 'search', { network, disconnected }: Asker): QueryPriority =>
  disconnected === undefined ? { kind, network } : { kind, network, disconnected };
