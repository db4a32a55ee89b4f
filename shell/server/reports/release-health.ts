/**
 * Counts how a release works for the shoppers who were given it, and decides when to take it back,
 * or to call a person. The figures are explained in docs/reliability.md ('The attackers' budgets').
 */

import { LRUCache } from 'lru-cache';

/**
 * A shopper who was given the release in a document: their bucket, and their network, so wide that it
 * costs money to have several.
 */
export type Served = { bucket: string; network: string };

/** When, in milliseconds; now where it isn't said. */
type At = { at?: number };

type Entry = Served & { at: number; outcome: 'none' | 'well' | 'failed' };

/** Failed loads in a row that end a release: while it is young, and until it is proven. */
const IN_A_ROW = 5;
const IN_A_ROW_LATER = 10;
/**
 * The share of shoppers for whom a release may fail before it is taken back: at first, and once it
 * is proven.
 */
const SHARE = 0.02;
const SHARE_OF_PROVEN = 0.2;
const SHARE_OF_AT_LEAST = 100;
/** Where this share of shoppers fails, fewer shoppers are enough. */
const OBVIOUS = 0.5;
const OBVIOUS_OF_AT_LEAST = 20;
const OBVIOUS_OF_AT_LEAST_OF_PROVEN = 50;
/**
 * The least number of shoppers from whom failures have to come; five failures in a row always reach
 * it.
 */
const VOICES = 3;
/**
 * A release is young while fewer shoppers than this have loaded it well. It is proven once PROVEN
 * of them have, and a day has passed.
 */
const YOUNG = 20;
const PROVEN = 1_000;
/** Known to be good: served to so many, without more failures than above, and for half an hour. */
const GOOD_OF_AT_LEAST = 50;
const GOOD_AFTER = 1_800_000;
/** Only the newest shoppers count, and for a day: one that breaks after a good week goes too. */
const REMEMBERED = 500;
const DAY = 86_400_000;
/** The most shoppers of one network that count in a day, and the most failures among them. */
const OF_A_NETWORK = 20;
const FAILURES_OF_A_NETWORK = 5;
const MOST_NETWORKS = 10_000;
/** A share that a few attackers could cause needs this many times the networks. */
const WIDELY = 3;

export type Verdict = {
  kind: 'eject' | 'alert';
  reason: string;
  /**
   * Whether it seems to fail for all: it fails in many networks, and works for no known shopper.
   */
  forAll: boolean;
};

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
  note(told: Served & At & { failed: boolean }): boolean;
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
  const told = networks > 1;
  const widely = told ? networks * WIDELY : 1;
  const began = settings.began ?? now();
  const since = settings.since ?? began;
  let well = settings.well ?? 0;
  // A release is proven only after a day, so that an attacker who hides a bad release has to
  // outnumber a day's shoppers.
  const isProven = () => well >= PROVEN && now() - since >= DAY;
  // The oldest is first, because a map keeps the order in which keys were added.
  const entries = new Map<string, Entry>();
  const counts = new LRUCache<string, { since: number; shoppers: number }>({
    max: MOST_NETWORKS,
  });

  function forget(): void {
    for (const [bucket, { at }] of entries) {
      if (entries.size <= REMEMBERED && now() - at <= DAY) break;
      entries.delete(bucket);
    }
  }

  /** Whether another shopper of a network counts today; if so, counts it. */
  function hasRoom(network: string, at: number): boolean {
    const known = counts.peek(network);
    const today = known && at - known.since <= DAY ? known : { since: at, shoppers: 0 };
    if (today.shoppers >= OF_A_NETWORK) return false;
    counts.set(network, { ...today, shoppers: today.shoppers + 1 });
    return true;
  }

  /**
   * The shopper's entry, moved to the newest place; a new one only where its network has room. For
   * a failure there is always room, so that failures in a busy network are not lost.
   */
  function entryOf({ bucket, network, at = now() }: Served & At, failed: boolean): Entry | null {
    const known = entries.get(bucket);
    if (known?.outcome === 'failed') return known;
    if (!known && told && !hasRoom(network, at)) {
      const same = ({ outcome, network: of }: Entry) => outcome === 'failed' && of === network;
      const failures = [...entries.values()].filter(same).length;
      if (!failed || failures >= FAILURES_OF_A_NETWORK) return null;
    }
    const entry: Entry = { bucket, network, outcome: 'none', ...known, at };
    entries.delete(bucket);
    entries.set(bucket, entry);
    forget();
    return entry;
  }

  /** The failures that count: of one network only a few. */
  function counted(among: Entry[]): Entry[] {
    const of = new Map<string, number>();
    return among.filter(({ outcome, network }) => {
      if (outcome !== 'failed') return false;
      const before = of.get(network) ?? 0;
      of.set(network, before + 1);
      return !told || before < FAILURES_OF_A_NETWORK;
    });
  }

  const from = (failures: Entry[]) => new Set(failures.map(({ network }) => network)).size;

  const isForAll = (all: Entry[], failures: Entry[]) =>
    all.every(({ outcome }) => outcome !== 'well') && from(failures) >= widely;

  /** Failed loads in a row among shoppers who have reported; null where there are too few. */
  function inARow(all: Entry[], failures: Entry[]): Verdict | null {
    const young = well < YOUNG;
    const row = young ? IN_A_ROW : IN_A_ROW_LATER;
    const last = all.filter(({ outcome }) => outcome !== 'none').slice(-row);
    const [first] = last;
    if (!first || last.length < row || last.some(({ outcome }) => outcome === 'well')) return null;
    // Half of all who were served meanwhile must have failed, because a shopper without a report is
    // no failure.
    const meanwhile = young ? all : all.slice(all.indexOf(first));
    const half = failures.length >= IN_A_ROW && counted(meanwhile).length * 2 >= meanwhile.length;
    const enough = from(last) >= (young ? networks : widely) && !isProven();
    return {
      kind: half && enough ? 'eject' : 'alert',
      reason: `${row} failed loads in a row`,
      forAll: half && isForAll(all, failures),
    };
  }

  function ofMany(all: Entry[], failures: Entry[]): Verdict | null {
    const proven = isProven();
    const share = failures.length / all.length;
    const obvious = share >= OBVIOUS;
    const ofFew = proven ? OBVIOUS_OF_AT_LEAST_OF_PROVEN : OBVIOUS_OF_AT_LEAST;
    if (all.length < (obvious ? ofFew : SHARE_OF_AT_LEAST)) return null;
    if (failures.length < VOICES || share < SHARE) return null;
    const enough = from(failures) >= (obvious && !proven ? networks : widely);
    return {
      kind: enough && (!proven || share >= SHARE_OF_PROVEN) ? 'eject' : 'alert',
      reason: `${failures.length} of ${all.length} loads failed`,
      forAll: isForAll(all, failures),
    };
  }

  return {
    served(shopper) {
      const isKnown = entries.has(shopper.bucket);
      return entryOf(shopper, false) !== null && !isKnown;
    },
    note({ failed, ...shopper }) {
      const entry = entryOf(shopper, failed);
      const outcome = failed ? 'failed' : 'well';
      if (!entry || entry.outcome === 'failed' || entry.outcome === outcome) return false;
      if (!failed) well += 1;
      entry.outcome = outcome;
      return true;
    },
    setWell(known) {
      well = known;
    },
    verdict() {
      forget();
      const all = [...entries.values()];
      const failures = counted(all);
      const verdicts = [inARow(all, failures), ofMany(all, failures)].filter(
        (verdict) => verdict !== null,
      );
      return verdicts.find(({ kind }) => kind === 'eject') ?? verdicts[0] ?? null;
    },
    well: () => well,
    isGood() {
      if (well < YOUNG || now() - began < GOOD_AFTER) return false;
      forget();
      const all = [...entries.values()];
      return all.length >= GOOD_OF_AT_LEAST && counted(all).length < SHARE * all.length;
    },
  };
}
