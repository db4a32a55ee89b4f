/**
 * How a release does with the shoppers who were given it, and when that is bad enough to take it
 * back, or to call a person. The figures are explained in docs/reliability.md ('The attackers'
 * budgets').
 */

import { LRUCache } from 'lru-cache';

/** A shopper who was given the release in a document: their bucket, and where they are. */
export type Served = { bucket: string; network: string };

type Entry = Served & { at: number; outcome: 'none' | 'well' | 'failed' };

/** Failed loads in a row that end a release: while it is young, and until it is proven. */
const IN_A_ROW = 5;
const IN_A_ROW_LATER = 10;
/** What a release may lose before it goes: at first, and once it is proven. */
const SHARE = 0.02;
const SHARE_OF_PROVEN = 0.2;
const SHARE_OF_AT_LEAST = 100;
/** Where half of them fail, fewer shoppers say enough. */
const OBVIOUS = 0.5;
const OBVIOUS_OF_AT_LEAST = 20;
const OBVIOUS_OF_AT_LEAST_OF_PROVEN = 50;
/** Failures have to come from so many shoppers: with five in a row they always do. */
const VOICES = 3;
/** It has done well with fewer: it is young; with so many, and for a day: it is proven. */
const YOUNG = 20;
const PROVEN = 1_000;
/** Known to be good: served to so many, without more failures than above, and for half an hour. */
const GOOD_OF_AT_LEAST = 50;
const GOOD_AFTER = 1_800_000;
/** Only the newest shoppers count, and for a day: one that breaks after a good week goes too. */
const REMEMBERED = 500;
const DAY = 86_400_000;
/** Of one network count so many shoppers in a day, and so many failures of those remembered. */
const OF_A_NETWORK = 20;
const FAILURES_OF_A_NETWORK = 5;
const MOST_NETWORKS = 10_000;
/** A share that could be a few strangers' needs so many times the networks. */
const WIDELY = 3;

export type Verdict = {
  kind: 'eject' | 'alert';
  reason: string;
  /** Nobody is known with whom it does well, and it fails widely: for all, as it seems. */
  forAll: boolean;
};

export type ReleaseHealth = {
  /**
   * Notes that a document with the release was served; beyond what counts of a network nothing is
   * noted.
   */
  served(shopper: Served): void;
  /** Notes a shopper's outcome; one who has failed once stays failed. */
  note(told: Served & { failed: boolean }): void;
  /** What has to be done; null while all is well. */
  verdict(): Verdict | null;
  /** With how many shoppers it has done well so far. */
  well(): number;
  /** Whether it is known to be good, as far as this process has watched it. */
  isGood(): boolean;
};

export type HealthSettings = {
  /**
   * How many networks failures have to come from. 1: networks aren't told apart (a proxy hides
   * them), and nothing is limited by them.
   */
  networks: number;
  /** With how many shoppers it had done well before this process. */
  well?: number;
  /** Since when shoppers are given it, in milliseconds; since now by default. */
  since?: number;
  now?: () => number;
};

/**
 * The network in the width that costs something to have several of: of an IPv4 address the first
 * three numbers, of an IPv6 one the first three groups (a /48 is what one customer gets).
 */
function wideNetwork(network: string): string {
  if (network.includes(':')) return network.split(':').slice(0, 3).join(':');
  return /^\d+\.\d+\.\d+\.\d+$/.test(network) ? network.replace(/\.\d+$/, '') : network;
}

/**
 * Every shopper has one voice per release, by their bucket, and counts from the document on that
 * was served: silence counts as well as a good word. A bucket and a ticket cost a request each, so
 * what counts of one network is bounded: whoever wants to throw a release out, or to hide that it
 * fails, needs networks.
 */
export function createReleaseHealth(settings: HealthSettings): ReleaseHealth {
  const { networks, now = Date.now } = settings;
  const told = networks > 1;
  const widely = told ? networks * WIDELY : 1;
  const began = now();
  const since = settings.since ?? began;
  let well = settings.well ?? 0;
  // Proven only after a day: an attacker who hides a bad release must outvote a day's shoppers.
  const isProven = () => well >= PROVEN && now() - since >= DAY;
  // Oldest first: a map keeps the order in which its keys came.
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

  /** Whether another shopper of a network counts today; from then on one more did. */
  function hasRoom(network: string): boolean {
    const known = counts.peek(network);
    const today = known && now() - known.since <= DAY ? known : { since: now(), shoppers: 0 };
    if (today.shoppers >= OF_A_NETWORK) return false;
    counts.set(network, { ...today, shoppers: today.shoppers + 1 });
    return true;
  }

  /**
   * The shopper's entry, made anew where its network has room; the newest one now. For a failure
   * there is always some: what a busy network has said before must not make it deaf.
   */
  function entryOf({ bucket, network }: Served, failed: boolean): Entry | null {
    const known = entries.get(bucket);
    if (known?.outcome === 'failed') return known;
    const wide = wideNetwork(network);
    if (!known && told && !hasRoom(wide)) {
      const same = ({ outcome, network: of }: Entry) => outcome === 'failed' && of === wide;
      const failures = [...entries.values()].filter(same).length;
      if (!failed || failures >= FAILURES_OF_A_NETWORK) return null;
    }
    const entry: Entry = { bucket, network: wide, outcome: 'none', ...known, at: now() };
    entries.delete(bucket);
    entries.set(bucket, entry);
    forget();
    return entry;
  }

  /** The failures that count: of one network a few. */
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

  /** Failed loads in a row, of those who have said something; null where there are too few. */
  function inARow(all: Entry[], failures: Entry[]): Verdict | null {
    const young = well < YOUNG;
    const row = young ? IN_A_ROW : IN_A_ROW_LATER;
    const last = all.filter(({ outcome }) => outcome !== 'none').slice(-row);
    const [first] = last;
    if (!first || last.length < row || last.some(({ outcome }) => outcome === 'well')) return null;
    // Of all who were served meanwhile half must have failed: silence is no failure.
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
      entryOf(shopper, false);
    },
    note({ failed, ...shopper }) {
      const entry = entryOf(shopper, failed);
      if (!entry || entry.outcome === 'failed') return;
      if (!failed && entry.outcome === 'none') well += 1;
      entry.outcome = failed ? 'failed' : 'well';
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
