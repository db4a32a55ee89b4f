import type { ResolvedRelease } from 'shared-contracts/release';

/**
 * Fetches scripts of a release, and its entry, into the browser's cache. Nothing runs, and a
 * failure is not reported: the script is fetched again when it is needed. Never fails.
 */
export type ScriptFetch = (release: ResolvedRelease, scripts: readonly string[]) => Promise<void>;

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
    await Promise.all(
      [release.entry, ...scripts].map(async (url) => {
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
