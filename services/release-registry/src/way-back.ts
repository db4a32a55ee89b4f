/** What an app can go back to: what was live before, and was not taken back itself. */
import type { AppName, Registry, RegistryEvent } from 'shared-contracts/release';

type Lives = {
  /** What was live, one after the other; the live one is the last. */
  lives: string[];
  /** What somebody, or the budget of failures, has taken back since. */
  takenBack: Set<string>;
};

/** A canary changes nothing of it; what a later version does isn't known here. */
const CHANGES_LIVE = new Set(['publish', 'promote', 'rollback', 'eject']);

/** Reads from the history what was live of an app. */
export function livesOf(history: RegistryEvent[], app: AppName): Lives {
  let lives: string[] = [];
  const takenBack = new Set<string>();
  for (const { app: of, action, version, previous } of history) {
    if (of !== app || !CHANGES_LIVE.has(action)) continue;
    const at = lives.indexOf(version);
    if ((action === 'rollback' || action === 'eject') && !takenBack.has(version)) {
      // What is older than the history, or was never live, takes the place of the one before.
      const gone = at < 0 ? lives.filter((live) => live === previous) : lives.slice(at + 1);
      for (const each of gone) takenBack.add(each);
    }
    if (action === 'eject' && previous !== null) takenBack.add(previous);
    takenBack.delete(version);
    lives = [...lives.filter((live) => live !== version && !takenBack.has(live)), version];
  }
  return { lives, takenBack };
}

/**
 * The release that an app goes back to where none is named: the last known good, unless it was
 * passed over, or else the one that was live before. So each time leads further back.
 */
export function wayBack({ apps, history }: Registry, app: AppName): string | null {
  const state = apps[app];
  if (!state) return null;
  const { lives, takenBack } = livesOf(history, app);
  const { live, lastKnownGood } = state;
  if (lastKnownGood !== null && !takenBack.has(lastKnownGood)) return lastKnownGood;
  const at = lives.indexOf(live);
  return (at < 0 ? lives : lives.slice(0, at)).at(-1) ?? null;
}
