import { DAY_MS } from 'server-kit/day';
import type { Released } from 'release-registry/operations';
import type { AppName, AppState, Registry } from 'shared-contracts/release';

/** For how long nobody needs to know that a live release is good before its tabs aren't watched. */
const WATCHED_FOR = 7 * DAY_MS;
/** Releases that came within this time are equally new: either may be to blame. */
const TOGETHER = 60_000;
/** What gives shoppers another release; after a rollback they have one that they had before. */
const GIVING = ['publish', 'canary', 'promote'];

/** A release that isn't known to be good yet. */
type Unproven = Released & {
  isCanary: boolean;
  /** Since when shoppers get it as they do now, in milliseconds. */
  since: number;
};

function sinceOf({ history }: Registry, app: AppName, version: string, published: string): number {
  const times = history
    .filter((event) => event.app === app && event.version === version)
    .filter(({ action, previous }) => GIVING.includes(action) && previous !== version)
    .map(({ at }) => Date.parse(at));
  return Math.max(Date.parse(published), ...times);
}

function unprovenOf(registry: Registry, { app, version }: Released, now: number): Unproven[] {
  const state: AppState | undefined = registry.apps[app];
  const release = state?.releases[version];
  const isCanary = state?.canary?.version === version;
  if (!release || release.goodSince !== undefined) return [];
  const since = sinceOf(registry, app, version, release.publishedAt);
  if (!isCanary && (state.live !== version || now - since > WATCHED_FOR)) return [];
  return [{ app, version, isCanary, since }];
}

/**
 * Those of the releases that aren't known to be good yet: canaries, and live ones that came within a
 * week. Tabs with one of them say that they begin (docs/decisions/0011).
 */
export const unproven = (registry: Registry, releases: Released[], now = Date.now()): Unproven[] =>
  releases.flatMap((release) => unprovenOf(registry, release, now));

/** Whether shoppers can still get all of the releases, so that none was taken back. */
export const areGiven = ({ apps }: Registry, releases: Released[]): boolean =>
  releases.every(({ app, version }) => {
    const state = apps[app];
    return state?.live === version || state?.canary?.version === version;
  });

/**
 * Which release hangs a tab that shows several, as far as that can be guessed: the newest one that
 * isn't known to be good, a canary before all others; several where they are equally new.
 */
export function blamed(among: Unproven[]): Released[] {
  const canaries = among.filter(({ isCanary }) => isCanary);
  const first = canaries.length > 0 ? canaries : among;
  const newest = Math.max(...first.map(({ since }) => since));
  return first
    .filter(({ since }) => newest - since < TOGETHER)
    .map(({ app, version }) => ({ app, version }));
}
