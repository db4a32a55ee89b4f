import { LRUCache } from 'lru-cache';
import { markGood, type Released } from 'release-registry/operations';
import type { ReleaseStore } from 'release-registry/store';
import type { Seal } from '../releases/seal';
import type { Outcome, OutcomeLog, OutcomeReaders } from '../state/outcome-log';
import { createReleaseHealth, type ReleaseHealth } from './release-health';
import type { Served, Silence } from './counted-shoppers';
import { createReleaseJudge, MOST_HELD, WINDOW } from './release-judge';
import type { TelemetryKeeper } from './telemetry-keeper';
import { wideNetwork } from './wide-network';

export type WatchDependencies = {
  releases: ReleaseStore;
  telemetry: TelemetryKeeper;
  seal: Seal;
  warn: (message: string) => void;
  /** Calls a person. */
  alert: (message: string) => void;
  /** How many networks failures have to come from before a release is taken back. */
  networks: number;
  /** What all document servers see; without it this one watches alone. */
  log?: (readers: OutcomeReaders) => OutcomeLog;
  now?: () => number;
};

/** How a release did with a shopper. */
type HowItDid = Exclude<Outcome['what'], 'served' | 'called' | 'taken-back'>;

export type ReleaseWatch = {
  /** Records that a shopper was served a document, and the releases whose parts it has. */
  served(shopper: Served, shown: Released[]): void;
  /**
   * Records how a release did with a shopper; takes it back where that was too much, and notes in the
   * registry when it is known to be good.
   */
  record(release: Released, shopper: Served, how: HowItDid): Promise<void>;
  /** Calls a person because of a release, once an hour; nothing is taken back. */
  suspect(release: Released, reason: string): Promise<void>;
  /** Tells other document servers what this one has seen, and hears what they have. */
  catchUp(): Promise<void>;
};

const nameOf = ({ app, version }: Released) => `${app}@${version}`;
const NOBODY = { shopper: '', network: '' };
const SILENCE: Partial<Record<Outcome['what'], Silence>> = {
  silent: 'alone',
  'silent-among-others': 'among others',
};

/** Watches the releases that shoppers get: takes a failing one back, or calls a person. */
export function createReleaseWatch(dependencies: WatchDependencies): ReleaseWatch {
  const { releases, telemetry, seal, warn, alert, networks, now = Date.now } = dependencies;
  const healths = new LRUCache<string, ReleaseHealth>({ max: MOST_HELD });
  const marked = new LRUCache<string, number>({ max: MOST_HELD });
  const log = dependencies.log?.({ begin, read: (outcome) => void record(outcome) });
  const judge = createReleaseJudge({
    ...{ releases, telemetry, warn, alert, now },
    called(release, at) {
      log?.add({ ...release, ...NOBODY, what: 'called', at });
    },
    takenBack(release, at) {
      beginAnew(release, at);
      log?.add({ ...release, ...NOBODY, what: 'taken-back', at });
    },
  });

  function healthOf(release: Released, at: number): ReleaseHealth {
    const name = nameOf(release);
    const known = healths.get(name);
    if (known) return known;
    const past = telemetry.recordOf(release);
    const health = createReleaseHealth({ networks, now, began: at, ...past });
    healths.set(name, health);
    return health;
  }

  /** If it is published again, its counts start at zero. */
  function beginAnew(release: Released, at: number): void {
    healths.set(nameOf(release), createReleaseHealth({ networks, now, began: at }));
    marked.delete(nameOf(release));
  }

  /** What was seen of a shopper, who is known by pseudonyms alone. */
  function outcomeOf(
    release: Released,
    { bucket, network, device }: Served,
    what: Outcome['what'],
  ): Outcome {
    return {
      app: release.app,
      version: release.version,
      what,
      shopper: seal.pseudonym('shopper', bucket),
      network: seal.pseudonym('network', wideNetwork(network)),
      at: now(),
      ...(device && { device }),
    };
  }

  /** @returns whether it changes how the release does */
  function record({ what, shopper, network, device, at, ...release }: Outcome): boolean {
    if (what === 'called') judge.wasCalled(release, at);
    else if (what === 'taken-back') beginAnew(release, at);
    else {
      const seen = { bucket: shopper, network, at, ...(device && { device }) };
      const health = healthOf(release, at);
      if (what === 'served') return health.served(seen);
      const silence = SILENCE[what];
      return health.note({ ...seen, failed: what !== 'well', ...(silence && { silence }) });
    }
    return false;
  }

  /** Starts with what all document servers have seen, before what this one has. */
  async function begin(all: Outcome[], own: () => Outcome[]): Promise<void> {
    await telemetry.refresh();
    healths.clear();
    for (const outcome of all) record(outcome);
    // What worked in the past has been counted by those who saw it.
    for (const outcome of all) {
      healths.peek(nameOf(outcome))?.setWell(telemetry.recordOf(outcome).well);
    }
    for (const outcome of own()) record(outcome);
  }

  /** Asked again within the hour nothing is done: the registry has it, or can't be changed. */
  async function noteGood(release: Released, health: ReleaseHealth): Promise<void> {
    const name = nameOf(release);
    if (now() - (marked.peek(name) ?? -Infinity) < WINDOW || !health.isGood()) return;
    marked.set(name, now());
    try {
      await markGood(release, releases.registry);
    } catch (error) {
      warn(`${name} is good, and the registry can't be changed: ${String(error)}`);
    }
  }

  return {
    served(shopper, shown) {
      void telemetry.ready.then(() => {
        for (const release of shown) {
          const outcome = outcomeOf(release, shopper, 'served');
          if (record(outcome)) log?.add(outcome);
        }
      });
    },
    async record(release, shopper, how) {
      await telemetry.ready;
      const failed = how !== 'well';
      const silence = SILENCE[how];
      const outcome = outcomeOf(release, shopper, how);
      if (record(outcome)) {
        log?.add(outcome);
        const { network, device } = outcome;
        const seen = { failed, network, ...(device && { device }) };
        telemetry.noteOutcome(release, { ...seen, ...(silence && { silence }) });
      }
      // Others may have seen it fail too.
      if (failed) await log?.exchange();
      const health = healthOf(release, outcome.at);
      const verdict = failed ? health.verdict() : null;
      if (!verdict) {
        await noteGood(release, health);
        return;
      }
      await judge.judge(release, verdict);
      // So that no other one does the same.
      await log?.exchange();
    },
    async suspect(release, reason) {
      await telemetry.ready;
      await log?.exchange();
      await judge.judge(release, { kind: 'alert', reason, forAll: false });
      await log?.exchange();
    },
    async catchUp() {
      await telemetry.ready;
      await log?.exchange();
    },
  };
}
