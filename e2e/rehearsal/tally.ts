/** What shoppers and buyers met, step by step. */

/**
 * What became of a call that writes. `unanswered`: nobody knows whether it was done, and it is
 * repeated under its key. `refused`: a clear answer that it can't be done now.
 */
export type Written = 'done' | 'unanswered' | 'refused' | 'wrong';

export type Step = {
  name: string;
  reads: number;
  /** How many reads failed, by what was wrong. */
  readFaults: Map<string, number>;
  /** Milliseconds of each read that was answered. */
  took: number[];
  writes: Record<Written, number>;
  /** What the edge said of its cache, and documents that were left to the browser. */
  caches: Map<string, number>;
  /** Outcomes at a time at which nothing explains them. */
  unexplained: string[];
  /** Orders that were acknowledged. */
  orders: number;
};

/** Why writes may fail at a time: a server broke, or there is no database. */
type Trouble = { servers: boolean; database: boolean };

/** How long after a fault its effects may be met, in milliseconds. */
export const BACK_WITHIN = 10_000;
/** A few of the texts are enough. */
const TOLD_MOST = 5;

const newStep = (name: string): Step => ({
  name,
  reads: 0,
  readFaults: new Map(),
  took: [],
  writes: { done: 0, unanswered: 0, refused: 0, wrong: 0 },
  caches: new Map(),
  unexplained: [],
  orders: 0,
});

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

export type Tally = ReturnType<typeof createTally>;

export function createTally(now: () => number = () => performance.now()) {
  const steps: Step[] = [newStep('warm-up')];
  let step = steps[0] as Step;
  const present: Trouble = { servers: false, database: false };
  const past = { servers: -Infinity, database: -Infinity };

  /** Whether a trouble is there, or was when a call of this duration began, or shortly before. */
  const isExplained = (trouble: keyof Trouble, began: number) =>
    present[trouble] || began - past[trouble] < BACK_WITHIN;

  function unexplained(text: string): void {
    if (step.unexplained.length < TOLD_MOST) step.unexplained.push(text);
  }

  return {
    steps,
    begin(name: string): void {
      step = newStep(name);
      steps.push(step);
    },
    /** Marks the time of some work as one at which writes may fail, and what follows it. */
    async during<Value>(trouble: keyof Trouble, work: () => Promise<Value>): Promise<Value> {
      present[trouble] = true;
      try {
        return await work();
      } finally {
        present[trouble] = false;
        past[trouble] = now();
      }
    },
    /** @param fault what was wrong; null where the answer was right */
    read(fault: string | null, began: number, cache?: string): void {
      step.reads += 1;
      if (fault === null) step.took.push(now() - began);
      else count(step.readFaults, fault);
      if (cache !== undefined) count(step.caches, cache);
    },
    wrote(outcome: Written, began: number, text: string): void {
      step.writes[outcome] += 1;
      if (outcome === 'wrong') unexplained(text);
      if (outcome === 'refused' && !isExplained('database', began)) unexplained(text);
      const broke = isExplained('servers', began) || isExplained('database', began);
      if (outcome === 'unanswered' && !broke) unexplained(text);
    },
    ordered(): void {
      step.orders += 1;
    },
  };
}

/** @param part 0.99 for the 99th percentile */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
