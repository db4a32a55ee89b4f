import type { Crowd } from '../crowd';
import type { RehearsedShop } from '../rehearsed-shop';
import type { Version } from '../server';
import { BACK_WITHIN, type Tally } from '../tally';
import { until } from '../until';

export type Rehearsal = {
  shop: RehearsedShop;
  crowd: Crowd;
  tally: Tally;
  /** The version that runs at the beginning. */
  version: Version;
  /** Shorter faults and fewer repeats. */
  quick: boolean;
  say: (line: string) => void;
};

/** A step breaks something and mends it. @returns what did not come back, or came back too late */
export type RehearsalStep = (rehearsal: Rehearsal) => Promise<string[]>;

/**
 * Waits until what was broken works again.
 * @param mended when the fault ended, by `performance.now()`
 * @returns a fault where that took too long
 */
export async function backInTime(
  what: string,
  mended: number,
  holds: () => Promise<boolean> | boolean,
): Promise<string[]> {
  try {
    // Longer than allowed, so that the fault says how long it took.
    await until(`${what} is back`, 6 * BACK_WITHIN, holds);
  } catch (error) {
    return [(error as Error).message];
  }
  const took = performance.now() - mended;
  const seconds = (took / 1000).toFixed(1);
  return took <= BACK_WITHIN ? [] : [`${what} was back only after ${seconds} s`];
}

/** Whether an order was acknowledged since then. */
export function orderedSince({ crowd }: Rehearsal): () => boolean {
  const count = () => crowd.buyers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const before = count();
  return () => count() > before;
}
