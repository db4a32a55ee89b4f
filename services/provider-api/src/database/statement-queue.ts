/**
 * Orders the statements of a database that runs one at a time: cart and orders before lists, lists
 * before searches, jobs last. A statement that waits while its caller goes is not run.
 */
import { CallerGone, KINDS, presentErrand, type Errand, type Kind } from './errand';

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
  /** Set while nothing runs, because a job lets the call before it ask its next thing. */
  let pause: ReturnType<typeof setTimeout> | undefined;

  function next(): Waiting | undefined {
    const first = KINDS.map((kind) => waiting[kind]).filter((line) => line.length > 0);
    const patient = first.find(([head]) => head !== undefined && head.passed >= PASSED_MOST);
    const line = patient ?? first[0];
    const chosen = line?.shift();
    for (const other of first) if (other !== line && other[0]) other[0].passed += 1;
    return chosen;
  }

  function startNext(): void {
    pause = undefined;
    const following = next();
    // The free place goes directly to the next one.
    if (following) following.go();
    else running = false;
  }

  function mayBeFollowed(kind: Kind): boolean {
    const [job] = waiting.job;
    const others = KINDS.some((other) => other !== 'job' && waiting[other].length > 0);
    return kind !== 'job' && !others && job !== undefined && job.passed < PASSED_MOST;
  }

  function place({ kind, gone }: Errand): Promise<void> {
    if (!running) {
      running = true;
      return Promise.resolve();
    }
    if (pause !== undefined && kind !== 'job') {
      clearTimeout(pause);
      pause = undefined;
      if (waiting.job[0]) waiting.job[0].passed += 1;
      return Promise.resolve();
    }
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
      const errand = presentErrand();
      if (errand.gone?.aborted) throw new CallerGone();
      await place(errand);
      try {
        return await work();
      } finally {
        if (mayBeFollowed(errand.kind)) pause = setTimeout(startNext, FOLLOWED_WITHIN);
        else startNext();
      }
    },
  };
}
