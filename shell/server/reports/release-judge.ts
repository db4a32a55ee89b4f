import { LRUCache } from 'lru-cache';
import { ejectRelease } from 'release-registry/eject';
import type { Released } from 'release-registry/operations';
import { ReleaseRefused } from 'release-registry/release-refused';
import type { ReleaseStore } from 'release-registry/store';
import type { AppName, Registry } from 'shared-contracts/release';
import type { Verdict } from './standing';
import type { TelemetryKeeper } from './telemetry-keeper';

/** More releases than a registry ever names at once. */
export const MOST_HELD = 50;
/**
 * In this time at most one release of an app is ejected, and a person is called at most once; in
 * milliseconds.
 */
export const WINDOW = 3_600_000;

export type JudgeDependencies = {
  releases: ReleaseStore;
  telemetry: TelemetryKeeper;
  warn: (message: string) => void;
  /** Calls a person. */
  alert: (message: string) => void;
  /** Told of what was done, in milliseconds. */
  called: (release: Released, at: number) => void;
  takenBack: (release: Released, at: number) => void;
  now: () => number;
};

export type ReleaseJudge = {
  /** Takes a release back, or calls a person because of it. */
  judge(release: Released, verdict: Verdict): Promise<void>;
  /** A person was called because of it already, by another document server. */
  wasCalled(release: Released, at: number): void;
};

const nameOf = ({ app, version }: Released) => `${app}@${version}`;

function wasEjected({ history }: Registry, app: AppName, since: number): boolean {
  return history.some(
    ({ action, app: of, at }) => action === 'eject' && of === app && Date.parse(at) > since,
  );
}

/** Whether it was taken back lately, so that nobody gets it now. */
function isTakenBack(
  { history, apps }: Registry,
  { app, version }: Released,
  since: number,
): boolean {
  const state = apps[app];
  if (state?.live === version || state?.canary?.version === version) return false;
  return history.some(
    ({ action, app: of, at, previous }) =>
      action === 'eject' && of === app && previous === version && Date.parse(at) > since,
  );
}

/** Does what the verdict on a release says. */
export function createReleaseJudge(dependencies: JudgeDependencies): ReleaseJudge {
  const { releases, telemetry, warn, alert, now } = dependencies;
  const alerted = new LRUCache<string, number>({ max: MOST_HELD });

  function call({ app, version }: Released, reason: string): void {
    const name = nameOf({ app, version });
    if (now() - (alerted.peek(name) ?? -Infinity) < WINDOW) return;
    alerted.set(name, now());
    const at = new Date(now()).toISOString();
    telemetry.alert({ at, app, version, reason });
    dependencies.called({ app, version }, now());
    alert(`${app} ${version} may be failing: ${reason}; nothing was changed`);
  }

  return {
    wasCalled(release, at) {
      alerted.set(nameOf(release), Math.max(at, alerted.peek(nameOf(release)) ?? -Infinity));
    },
    async judge(release, { kind, reason, forAll }) {
      const { app, version } = release;
      if (kind === 'alert') {
        call(release, reason);
        return;
      }
      const registry = await releases.registry.read();
      // Another document server was faster.
      if (isTakenBack(registry, release, now() - WINDOW)) return;
      if (wasEjected(registry, app, now() - WINDOW) && !forAll) {
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
        telemetry.forgetOutcomes(release);
        dependencies.takenBack({ app, version }, now());
        warn(`ejected ${app} ${version}: ${reason}; everybody gets ${outcome.version}`);
      } else if (!isTakenBack(await releases.registry.read(), release, now() - WINDOW)) {
        call(release, `${reason}, and nothing can replace it`);
      }
    },
  };
}
