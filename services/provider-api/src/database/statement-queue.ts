/**
 * Orders the statements of a database that runs one at a time: cart and orders before lists, lists
 * before searches, jobs last, and in each kind the networks in turns. A statement that waits while its
 * caller goes is not run.
 */
import {
  CallerDisconnected,
  KINDS,
  presentPriority,
  type QueryPriority,
  type Kind,
} from './query-priority';
import { createFairQueue, type FairQueue } from './fair-queue';

/**
 * How many more urgent statements may run before one that waits: then it runs, so that a busy shop
 * still has a search, and an import ends.
 */
const PASSED_MOST = 20;
/**
 * How long a job waits after another's statement, in milliseconds, because a call that has asked one
 * thing mostly asks the next at once. Without it a search of ten statements would wait for ten of an
 * import.
 */
const FOLLOWED_WITHIN = 10;

/** Those of a kind that wait, and how many of other kinds were run before the next of them. */
type Waiting = { line: FairQueue<() => void>; passed: number };

export type StatementQueue = {
  /** Runs a statement, or a whole transaction, when it is its turn. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /** How many wait, of each kind. */
  waiting(): Record<Kind, number>;
};

export function createStatementQueue(): StatementQueue {
  const none = (): Waiting => ({ line: createFairQueue(), passed: 0 });
  const waiting: Record<Kind, Waiting> = {
    order: none(),
    list: none(),
    search: none(),
    job: none(),
  };
  let running = false;
  /** Set while nothing runs, because a job lets the call before it ask its next thing. */
  let pause: ReturnType<typeof setTimeout> | undefined;

  function next(): (() => void) | undefined {
    const all = KINDS.map((kind) => waiting[kind]).filter(({ line }) => line.length > 0);
    const chosen = all.find(({ passed }) => passed >= PASSED_MOST) ?? all[0];
    for (const other of all) other.passed = other === chosen ? 0 : other.passed + 1;
    return chosen?.line.shift();
  }

  function startNext(): void {
    pause = undefined;
    const following = next();
    // The free place goes directly to the next one.
    if (following) following();
    else running = false;
  }

  function mayBeFollowed(kind: Kind): boolean {
    const { line, passed } = waiting.job;
    const others = KINDS.some((other) => other !== 'job' && waiting[other].line.length > 0);
    return kind !== 'job' && !others && line.length > 0 && passed < PASSED_MOST;
  }

  function place({ kind, network = '', disconnected }: QueryPriority): Promise<void> {
    if (!running) {
      running = true;
      return Promise.resolve();
    }
    if (pause !== undefined && kind !== 'job') {
      clearTimeout(pause);
      pause = undefined;
      waiting.job.passed += 1;
      return Promise.resolve();
    }
    const { line } = waiting[kind];
    return new Promise((begin, refuse) => {
      const leave = () => {
        line.remove(network, go);
        refuse(new CallerDisconnected());
      };
      const go = () => {
        disconnected?.removeEventListener('abort', leave);
        begin();
      };
      line.add(network, go);
      disconnected?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    waiting: () => ({
      order: waiting.order.line.length,
      list: waiting.list.line.length,
      search: waiting.search.line.length,
      job: waiting.job.line.length,
    }),
    async run(work) {
      const priority = presentPriority();
      if (priority.disconnected?.aborted) throw new CallerDisconnected();
      await place(priority);
      try {
        return await work();
      } finally {
        if (mayBeFollowed(priority.kind)) pause = setTimeout(startNext, FOLLOWED_WITHIN);
        else startNext();
      }
    },
  };
}
