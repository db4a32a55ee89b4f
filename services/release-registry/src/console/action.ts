/** What can be done to an app's releases here: the command line's own operations. */
import type { AppName } from 'shared-contracts/app-names';
import type { AppState, Registry } from 'shared-contracts/release';
import type { NextRegistry } from '../changes';
import { abortCanary, type Outcome } from '../operations';
import { promoteCanary, rollBackTo } from '../publish';
import type { ReleaseStore } from '../store';
import { livesOf, wayBack } from '../way-back';
import { shownApps } from './shown-apps';

export const ACTIONS = ['promote', 'abort', 'rollback'] as const;
export type Action = (typeof ACTIONS)[number];

export type Wanted = {
  app: AppName;
  action: Action;
  /** The version to roll back to; the last known good where none is named. */
  to?: string | undefined;
  reason?: string | undefined;
};

/** @throws ReleaseRefused, RegistryConflict */
export function perform(
  { app, action, to, reason }: Wanted,
  store: ReleaseStore,
): Promise<Outcome> {
  if (action === 'promote') return promoteCanary(app, store);
  if (action === 'abort') return abortCanary(app, reason, store.registry);
  return rollBackTo(app, { to, reason }, store);
}

/** Whether an app has a canary to promote or abort, or a release to roll back to. */
export function possible(registry: Registry, app: AppName): Action[] {
  const canary = registry.apps[app]?.canary ?? null;
  return ACTIONS.filter((action) =>
    action === 'rollback' ? wayBack(registry, app) !== null : canary !== null,
  );
}

const MOST_EARLIER = 20;

/** What an app can be rolled back to, the newest first; what was taken back is forward again. */
export function earlier({ apps, history }: Registry, app: AppName): string[] {
  const { lives, takenBack } = livesOf(history, app);
  const good = apps[app]?.lastKnownGood ?? [];
  const all = new Set([...lives.toReversed(), ...takenBack, ...[good].flat()]);
  all.delete(apps[app]?.live ?? '');
  return [...all].slice(0, MOST_EARLIER);
}

/** One thing that would be another: a name, and what it is before and after. */
export type Difference = { app: AppName; what: string; before: string; after: string };

function partsOf(state: AppState | undefined): Record<string, string> {
  const { live, canary, lastKnownGood } = state ?? {};
  return {
    live: live ?? 'none',
    canary: canary ? `${canary.version}, ${canary.percent} %` : 'none',
    'last known good': lastKnownGood ?? 'none',
  };
}

/** What of all apps a change makes different. */
export function differences(seen: Registry, next: NextRegistry): Difference[] {
  return shownApps(next).flatMap((app) => {
    const [before, after] = [partsOf(seen.apps[app]), partsOf(next.apps[app])];
    return Object.entries(before).flatMap(([what, was]) => {
      const will = after[what] ?? 'none';
      return was === will ? [] : [{ app, what, before: was, after: will }];
    });
  });
}
