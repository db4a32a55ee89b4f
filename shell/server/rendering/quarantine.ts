import { LRUCache } from 'lru-cache';

/**
 * How long a suspect is not used after its first strike, in milliseconds; doubled by each further
 * strike.
 */
const FIRST = 2_000;
const LONGEST = 300_000;
const MOST = 500;

/** The pages and releases that have killed a worker, which no other worker gets for a while. */
export type Quarantine = {
  strike(suspect: string): void;
  holds(suspect: string): boolean;
};

/** @param now the time, in milliseconds */
export function createQuarantine(now: () => number = Date.now): Quarantine {
  const suspects = new LRUCache<string, { strikes: number; until: number }>({ max: MOST });
  return {
    strike(suspect) {
      const strikes = (suspects.peek(suspect)?.strikes ?? 0) + 1;
      suspects.set(suspect, {
        strikes,
        until: now() + Math.min(LONGEST, FIRST * 2 ** (strikes - 1)),
      });
    },
    holds: (suspect) => (suspects.peek(suspect)?.until ?? 0) > now(),
  };
}
