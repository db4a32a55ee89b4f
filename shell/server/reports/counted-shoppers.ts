/** Which shoppers of a release count, so that no network's shoppers outnumber all others. */

import { LRUCache } from 'lru-cache';
import type { Device } from 'release-registry/devices';
import { DAY_MS } from 'server-kit/day';

/**
 * A shopper who was given the release in a document: their bucket, and their network, so wide that it
 * costs money to have several. Of their device there is the kind; none where an earlier document server
 * has seen them.
 */
export type Served = { bucket: string; network: string; device?: Device };

/** When, in milliseconds; now where it isn't said. */
export type At = { at?: number };

/**
 * Of a shopper whose tab began and said nothing more, so that a script hangs it: `alone` where no other
 * release of the page can be to blame.
 */
export type Silence = 'alone' | 'among others';

/** How the release did with a shopper; `none` until they report. */
export type CountedShopper = Served & {
  at: number;
  outcome: 'none' | 'well' | 'failed';
  /** Of a failure that no tab has told. */
  silence?: Silence;
};

/** Only the newest shoppers count, and for a day: one that breaks after a good week goes too. */
const REMEMBERED = 500;
/** The most shoppers of one network that count in a day, and the most failures among them. */
const OF_A_NETWORK = 20;
const FAILURES_OF_A_NETWORK = 5;
const MOST_NETWORKS = 10_000;

/** Whether shoppers are distinguished by their networks: not where a proxy hides those. */
export const tellsApart = (networks: number) => networks > 1;

/** The failures that count: of one network only a few, where networks are distinguished. */
export function countedFailures(among: CountedShopper[], networks: number): CountedShopper[] {
  const of = new Map<string, number>();
  return among.filter(({ outcome, network }) => {
    if (outcome !== 'failed') return false;
    const before = of.get(network) ?? 0;
    of.set(network, before + 1);
    return !tellsApart(networks) || before < FAILURES_OF_A_NETWORK;
  });
}

export type CountedShoppers = {
  /** The oldest first. */
  all(): CountedShopper[];
  has(bucket: string): boolean;
  /**
   * The shopper as the newest one; null for a new one whose network has no room. For a failure there
   * is always room, so that failures in a busy network are not lost.
   */
  entryOf(shopper: Served & At, failed: boolean): CountedShopper | null;
};

/** @param networks from how many networks failures have to come */
export function createCountedShoppers(networks: number, now: () => number): CountedShoppers {
  // The oldest is first, because a map keeps the order in which keys were added.
  const entries = new Map<string, CountedShopper>();
  const counts = new LRUCache<string, { since: number; shoppers: number }>({
    max: MOST_NETWORKS,
  });

  function forget(): void {
    for (const [bucket, { at }] of entries) {
      if (entries.size <= REMEMBERED && now() - at <= DAY_MS) break;
      entries.delete(bucket);
    }
  }

  /** Whether another shopper of a network counts today; if so, counts it. */
  function hasRoom(network: string, at: number): boolean {
    const known = counts.peek(network);
    const today = known && at - known.since <= DAY_MS ? known : { since: at, shoppers: 0 };
    if (today.shoppers >= OF_A_NETWORK) return false;
    counts.set(network, { ...today, shoppers: today.shoppers + 1 });
    return true;
  }

  return {
    all() {
      forget();
      return [...entries.values()];
    },
    has: (bucket) => entries.has(bucket),
    entryOf({ at = now(), ...shopper }, failed) {
      const { bucket, network } = shopper;
      const known = entries.get(bucket);
      if (known?.outcome === 'failed') return known;
      if (!known && tellsApart(networks) && !hasRoom(network, at)) {
        const same = ({ outcome, network: of }: CountedShopper) =>
          outcome === 'failed' && of === network;
        const failures = [...entries.values()].filter(same).length;
        if (!failed || failures >= FAILURES_OF_A_NETWORK) return null;
      }
      const entry: CountedShopper = { ...shopper, outcome: 'none', ...known, at };
      entries.delete(bucket);
      entries.set(bucket, entry);
      forget();
      return entry;
    },
  };
}
