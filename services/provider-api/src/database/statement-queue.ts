/**
 * Orders the statements of a database that runs one at a time: cart and orders before lists, lists
 * before searches, jobs last. A statement that waits while its caller goes is not run.
 */
import { CallerGone, KINDS, presentErrand, type Kind } from './errand';

/**
 * How many more urgent statements may run before one that waits: then it runs, so that a busy shop
 * still has a search, and an import ends.
 */
const PASSED_MOST = 20;

type Waiting = { go: () => void; passed: number };

export type StatementQueue = {
  /** Runs a statement, or a whole transaction, when it is its turn. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /** How many wait, of each kind. */
  waiting(): Record<Kind, number>;
};

export function createStatementQueue(): StatementQueue {
  const waiting: Record<Kind, Waiting[]> = { order: [], list: [], search: [], job: [] };
  let running = false;

  function next(): Waiting | undefined {
    const first = KINDS.map((kind) => waiting[kind]).filter((line) => line.length > 0);
    const patient = first.find(([head]) => head !== undefined && head.passed >= PASSED_MOST);
    const line = patient ?? first[0];
    const chosen = line?.shift();
    for (const other of first) if (other !== line && other[0]) other[0].passed += 1;
    return chosen;
  }

  function place(): Promise<void> {
    if (!running) {
      running = true;
      return Promise.resolve();
    }
    const { kind, gone } = presentErrand();
    const line = waiting[kind];
    return new Promise((go, refuse) => {
      const leave = () => {
        line.splice(line.indexOf(own), 1);
        refuse(new CallerGone());
      };
      const own: Waiting = {
        passed: 0,
        go() {
          gone?.removeEventListener('abort', leave);
          go();
        },
      };
      line.push(own);
      gone?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    waiting: () => ({
      order: waiting.order.length,
      list: waiting.list.length,
      search: waiting.search.length,
      job: waiting.job.length,
    }),
    async run(work) {
      if (presentErrand().gone?.aborted) throw new CallerGone();
      await place();
      try {
        return await work();
      } finally {
        const following = next();
        // The free place goes directly to the next one.
        if (following) following.go();
        else running = false;
      }
    },
  };
}
