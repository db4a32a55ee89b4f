import { LRUCache } from 'lru-cache';
import { ejectRelease } from 'release-registry/eject';
import { markGood, type Released } from 'release-registry/operations';
import { ReleaseRefused } from 'release-registry/release-refused';
import type { ReleaseStore } from 'release-registry/store';
import type { AppName, Registry } from 'shared-contracts/release';
import {
  createReleaseHealth,
  type ReleaseHealth,
  type Served,
  type Verdict,
} from './release-health';
import type { TelemetryKeeper } from './telemetry-keeper';

/** More releases than a registry ever names at once. */
const MOST_HELD = 50;
/**
 * In this time at most one release of an app is ejected, and a person is called at most once; in
 * milliseconds.
 */
const WINDOW = 3_600_000;

export type WatchDependencies = {
  releases: ReleaseStore;
  telemetry: TelemetryKeeper;
  warn: (message: string) => void;
  /** Calls a person. */
  alert: (message: string) => void;
  /** How many networks failures have to come from before a release is taken back. */
  networks: number;
  now?: () => number;
};

export type ReleaseWatch = {
  /** Records that a shopper was served a document, and the releases whose parts it has. */
  served(shopper: Served, shown: Released[]): void;
  /**
   * Notes how a release did with a shopper; takes it back where that was too much, and notes in the
   * registry when it is known to be good.
   */
  told(release: Released, shopper: Served, failed: boolean): Promise<void>;
};

const nameOf = ({ app, version }: Released) => `${app}@${version}`;

function wasEjected({ history }: Registry, app: AppName, since: number): boolean {
  return history.some(
    ({ action, app: of, at }) => action === 'eject' && of === app && Date.parse(at) > since,
  );
}

/** Watches the releases that shoppers get: takes a failing one back, or calls a person. */
export function createReleaseWatch(dependencies: WatchDependencies): ReleaseWatch {
  const { releases, telemetry, warn, alert, networks, now = Date.now } = dependencies;
  const healths = new LRUCache<string, ReleaseHealth>({ max: MOST_HELD });
  const alerted = new LRUCache<string, number>({ max: MOST_HELD });
  const marked = new LRUCache<string, number>({ max: MOST_HELD });

  function healthOf(release: Released): ReleaseHealth {
    const name = nameOf(release);
    const health =
      healths.get(name) ?? createReleaseHealth({ networks, now, ...telemetry.recordOf(release) });
    healths.set(name, health);
    return health;
  }

  function call(release: Released, reason: string): void {
    const name = nameOf(release);
    if (now() - (alerted.peek(name) ?? -Infinity) < WINDOW) return;
    alerted.set(name, now());
    const at = new Date(now()).toISOString();
    telemetry.alert({ at, ...release, reason });
    alert(`${release.app} ${release.version} may be failing: ${reason}; nothing was changed`);
  }

  async function judge(release: Released, { kind, reason, forAll }: Verdict): Promise<void> {
    const { app, version } = release;
    if (kind === 'alert') {
      call(release, reason);
      return;
    }
    if (wasEjected(await releases.registry.read(), app, now() - WINDOW) && !forAll) {
      call(release, `${reason}, and one was taken back within the hour`);
      return;
    }
    const outcome = await ejectRelease(app, version, reason, releases).catch((error: unknown) => {
      const why =
        error instanceof ReleaseRefused
          ? `the last known good one doesn't fit what is live: ${error.reasons.join('; ')}`
          : `the registry can't be changed: ${String(error)}`;
      call(release, `${reason}, and ${why}`);
    });
    if (outcome === undefined) return;
    if (outcome) {
      // If it is published again, its counts start at zero.
      healths.delete(nameOf(release));
      marked.delete(nameOf(release));
      telemetry.noteWell(release, 0);
      warn(`ejected ${app} ${version}: ${reason}; everybody gets ${outcome.version}`);
    } else call(release, `${reason}, and nothing can replace it`);
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
        for (const release of shown) healthOf(release).served(shopper);
      });
    },
    async told(release, shopper, failed) {
      await telemetry.ready;
      const health = healthOf(release);
      health.note({ ...shopper, failed });
      telemetry.noteWell(release, health.well());
      const verdict = failed ? health.verdict() : null;
      if (verdict) await judge(release, verdict);
      else await noteGood(release, health);
    },
  };
}
