/**
 * Orders calls under load: cart, orders and lists run before searches. Few searches run at a time,
 * few wait, and a search lets other calls run between its statements, so that expensive searches
 * don't delay a checkout (docs/decisions/0016-what-a-search-may-cost.md).
 */
import { Refusal } from './http/refusal';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';

/** The most searches that run and wait, in all and for one network. */
const SEARCHES_MOST = 32;
const NETWORK_MOST = 16;
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

export type Turns = {
  /** Runs work that has priority over searches. */
  first<Value>(work: () => Promise<Value>): Promise<Value>;
  /**
   * Runs a search when it is its turn.
   * @param network whose search it is
   * @throws Refusal 503 with Retry-After where too many wait, or one waited too long
   */
  search<Value>(network: string, work: (giveWay: GiveWay) => Promise<Value>): Promise<Value>;
};

const busy = () =>
  new Refusal(503, SOMETHING_WENT_WRONG, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Lets Node read requests that have arrived meanwhile. With the database in this process there
 * would otherwise be no pause for that.
 */
const arrivals = () => new Promise<void>((go) => setImmediate(go));

/** @param atOnce how many searches run at a time */
export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  const held = new Map<string, number>();
  let all = 0;
  let running = 0;
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

  function place(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((go, refuse) => {
      const start = () => {
        clearTimeout(timer);
        go();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        refuse(busy());
      }, WAIT_MOST_MS);
      waiting.push(start);
    });
  }

  function leave(): void {
    const next = waiting.shift();
    // The free place goes directly to the next waiting search.
    if (next) next();
    else running -= 1;
  }

  async function giveWay(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    await arrivals();
    for (let left = PATIENCE_MS; before > 0 && left > 0; left = until - performance.now()) {
      await isQuiet(left);
      await arrivals();
    }
  }

  return {
    async first(work) {
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
    async search(network, work) {
      const own = held.get(network) ?? 0;
      if (all >= SEARCHES_MOST || own >= NETWORK_MOST) throw busy();
      all += 1;
      held.set(network, own + 1);
      try {
        await place();
        try {
          return await work(giveWay);
        } finally {
          leave();
        }
      } finally {
        all -= 1;
        const rest = (held.get(network) ?? 1) - 1;
        if (rest === 0) held.delete(network);
        else held.set(network, rest);
      }
    },
  };
}
