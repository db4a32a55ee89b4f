/** How a release works for the shoppers who were given it. */

import { DAY_MS } from 'server-kit/day';
import { createCountedShoppers, type At, type Served, type Silence } from './counted-shoppers';
import { isFewFailures, releaseVerdict } from './release-verdict';
import type { Standing, Verdict } from './standing';

/**
 * A release is young while fewer shoppers than this have loaded it well. It is proven once PROVEN
 * of them have, and a day has passed.
 */
const YOUNG = 20;
const PROVEN = 1_000;
/** Known to be good: served to so many, with a smaller share of failures, and for half an hour. */
const GOOD_OF_AT_LEAST = 50;
const GOOD_AFTER = 1_800_000;

export type ReleaseHealth = {
  /**
   * Records that a document with the release was served, up to the most that count of a network.
   * @returns whether the shopper is a new one that counts
   */
  served(shopper: Served & At): boolean;
  /**
   * Records a shopper's outcome; a failed one stays failed.
   * @returns whether that is news
   */
  note(outcome: Served & At & { failed: boolean; silence?: Silence }): boolean;
  /** How often it has worked is known from elsewhere: it is so often, whatever was recorded. */
  setWell(well: number): void;
  /** What has to be done; null while the release works. */
  verdict(): Verdict | null;
  /** For how many shoppers it has worked so far. */
  well(): number;
  /** Whether it is known to be good, as far as this process has watched it. */
  isGood(): boolean;
};

export type HealthSettings = {
  /**
   * How many networks failures have to come from. 1: networks aren't distinguished (a proxy hides
   * them), and nothing is limited by network.
   */
  networks: number;
  /** For how many shoppers it had worked before this process started. */
  well?: number;
  /** Since when shoppers get it, in milliseconds; since it is watched by default. */
  since?: number;
  /** Since when it is watched, in milliseconds; since now by default. */
  began?: number;
  now?: () => number;
};

/**
 * Every shopper counts once per release, by their bucket, from the moment when the document was
 * served: a shopper without a report counts as a success. A bucket and a ticket cost one request
 * each, so the count of one network is limited: an attacker who wants to remove a release, or to
 * hide that it fails, needs many networks.
 */
export function createReleaseHealth(settings: HealthSettings): ReleaseHealth {
  const { networks, now = Date.now } = settings;
  const began = settings.began ?? now();
  const since = settings.since ?? began;
  let well = settings.well ?? 0;
  const shoppers = createCountedShoppers(networks, now);

  const standing = (): Standing => ({
    all: shoppers.all(),
    young: well < YOUNG,
    // A release is proven only after a day, so that an attacker who hides a bad release has to
    // outnumber a day's shoppers.
    proven: well >= PROVEN && now() - since >= DAY_MS,
    networks,
    now: now(),
  });

  return {
    served(shopper) {
      const isKnown = shoppers.has(shopper.bucket);
      return shoppers.entryOf(shopper, false) !== null && !isKnown;
    },
    note({ failed, silence, ...shopper }) {
      const entry = shoppers.entryOf(shopper, failed);
      const outcome = failed ? 'failed' : 'well';
      if (!entry || entry.outcome === 'failed' || entry.outcome === outcome) return false;
      if (!failed) well += 1;
      Object.assign(entry, { outcome, ...(silence && { silence }) });
      return true;
    },
    setWell(known) {
      well = known;
    },
    verdict: () => releaseVerdict(standing()),
    well: () => well,
    isGood() {
      if (well < YOUNG || now() - began < GOOD_AFTER) return false;
      const seen = standing();
      return seen.all.length >= GOOD_OF_AT_LEAST && isFewFailures(seen);
    },
  };
}
