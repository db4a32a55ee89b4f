import { LRUCache } from 'lru-cache';

/** A pause is none of a few seconds, nor while it isn't so many times as long as pauses were. */
const SHORT = 5_000;
const TIMES = 10;
/** What one more pause weighs in their mean. */
const WEIGHT = 0.1;
/** The mean before anything was heard, in milliseconds. */
const FIRST = 60_000;
/** A place that says much counts once in this time, so that none makes silence by being loud first. */
const ONCE_IN = 60_000;
const MOST_PLACES = 10_000;

export type Outage = {
  /** Whether nothing has come for so long that the way here may be interrupted. */
  isNow(): boolean;
  /** Something has come from a shopper. @param from their place, as far as shoppers are told apart */
  heard(from: string): void;
};

/**
 * Whether shoppers can't reach this server, by what comes from them: then the silence of a tab says
 * nothing of its releases.
 */
export function createOutage(now: () => number): Outage {
  const places = new LRUCache<string, number>({ max: MOST_PLACES });
  let last = now();
  let mean = FIRST;
  return {
    isNow: () => now() - last > Math.max(SHORT, TIMES * mean),
    heard(from) {
      if (now() - (places.get(from) ?? -Infinity) < ONCE_IN) return;
      places.set(from, now());
      mean += WEIGHT * (now() - last - mean);
      last = now();
    },
  };
}
