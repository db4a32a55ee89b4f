import type { ResolvedRelease } from 'shared-contracts/release';
import { wholeRelease } from '../remotes/whole-release';

/**
 * Fetches scripts of a release, and its entry, into the browser's cache. Nothing runs, and a
 * failure is not reported: the script is fetched again when it is needed. Never fails.
 * @param scripts which of them, once all are known
 */
export type ScriptFetch = (
  release: ResolvedRelease,
  scripts: () => readonly (readonly string[] | undefined)[],
) => Promise<void>;

/** Whether this page has fetched a script by itself, so that the browser has it. */
function isHere(url: string): boolean {
  return performance
    .getEntriesByName(new URL(url, window.location.href).href, 'resource')
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);
}

/** @returns a function that fetches each script once, and none that the page has */
export function createScriptFetch(): ScriptFetch {
  const fetched = new Set<string>();
  return async (release, scripts) => {
    await wholeRelease(release).catch(() => undefined);
    const named = scripts().flatMap((each) => each ?? []);
    await Promise.all(
      [release.entry, ...named].map(async (url) => {
        const integrity = release.integrity[url];
        // A script without an integrity would not run, so it isn't fetched.
        if (!integrity || fetched.has(url) || isHere(url)) return;
        fetched.add(url);
        try {
          await fetch(url, { priority: 'low', integrity });
        } catch {
          fetched.delete(url);
        }
      }),
    );
  };
}
