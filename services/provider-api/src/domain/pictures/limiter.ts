import { NOT_NOW, Refusal } from '../refusal';

/**
 * Runs work, so much at a time, the rest in its order.
 * @throws Refusal unavailable with Retry-After when too much waits
 */
export type Limiter = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** @param most how many run at once, and how many may wait */
export function createLimiter(most: { atOnce: number; waiting: number }): Limiter {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (waiting.length >= most.waiting) {
      throw new Refusal('unavailable', NOT_NOW, { retryAfterSeconds: 1 });
    }
    if (busy >= most.atOnce) await new Promise<void>((go) => waiting.push(go));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The free place goes directly to the next one that waits.
      if (next) next();
      else busy -= 1;
    }
  };
}
