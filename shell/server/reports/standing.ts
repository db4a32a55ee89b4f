/** How a release stands with its shoppers, and what has to be done about it. */
import type { CountedShopper } from './counted-shoppers';

/** Of so many shoppers a small share that fails takes a release back; of fewer, a large one. */
export const SHARE_OF_AT_LEAST = 100;

export type Verdict = {
  kind: 'eject' | 'alert';
  reason: string;
  /**
   * Whether it seems to fail for all: it fails in many networks, and works for no known shopper.
   */
  forAll: boolean;
};

export type Standing = {
  /** Its shoppers that count, the oldest first. */
  all: CountedShopper[];
  /** Whether few shoppers have loaded it well so far. */
  young: boolean;
  /** Whether a day's shoppers have. */
  proven: boolean;
  /** From how many networks failures have to come. */
  networks: number;
  /** In milliseconds. */
  now: number;
};
