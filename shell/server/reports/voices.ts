import { LRUCache } from 'lru-cache';
import type { Released } from 'release-registry/operations';
import { DAY_MS } from 'server-kit/day';
import type { Seal } from '../releases/seal';
import { tellsApart, type Served } from './counted-shoppers';
import { wideNetwork } from './wide-network';

/** The most shoppers of one network whose errors, or values of one vital, judge a release in a day. */
const OF_A_NETWORK = 5;
const MOST_HELD = 50_000;

export type Voices = {
  /**
   * Whether what a shopper's tab reports of a release judges it: a shopper once, a network a few
   * times. It is counted for people to see in any case.
   * @param what `error`, or a vital's name
   * @returns the pseudonym of the network where it does, else null
   */
  hears(release: Released, what: string, shopper: Served): string | null;
  /** The pseudonym of whoever has one voice: a network, or a shopper where those aren't told apart. */
  ofOne(shopper: Served): string;
};

/**
 * Errors and vitals are only claimed, and a bucket and a ticket cost a stranger one request each. So
 * what one network claims is limited, as its outcomes are (counted-shoppers.ts).
 * @param networks how many networks failures have to come from; 1: networks aren't distinguished
 */
export function createVoices(networks: number, seal: Seal): Voices {
  // A place is taken by a shopper for the day, whichever document they report from.
  const shoppersOf = new LRUCache<string, Set<string>>({ max: MOST_HELD, ttl: DAY_MS });
  return {
    ofOne: ({ bucket, network }) =>
      tellsApart(networks)
        ? seal.pseudonym('network', wideNetwork(network))
        : seal.pseudonym('shopper', bucket),
    hears({ app, version }, what, { bucket, network }) {
      const place = seal.pseudonym('network', wideNetwork(network));
      const name = `${app}@${version} ${what} ${tellsApart(networks) ? place : bucket}`;
      const shoppers = shoppersOf.get(name) ?? new Set();
      if (shoppers.has(bucket) || shoppers.size >= OF_A_NETWORK) return null;
      shoppersOf.set(name, shoppers.add(bucket), { noUpdateTTL: true });
      return place;
    },
  };
}
