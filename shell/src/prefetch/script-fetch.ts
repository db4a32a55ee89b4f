import type { ResolvedRelease } from 'shared-contracts/release';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the shopper's network is to be spared: asked for by them, or too slow for a guess. */
export function spared(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

/**
 * Fetches scripts of a release, and its entry, into the browser's cache: nothing runs, and what
 * fails is nobody's fault yet. Never fails.
 */
export type ScriptFetch = (release: ResolvedRelease, scripts: readonly string[]) => Promise<void>;

/** @returns what fetches each script once */
export function createScriptFetch(): ScriptFetch {
  const fetched = new Set<string>();
  return async (release, scripts) => {
    await Promise.all(
      [release.entry, ...scripts].map(async (url) => {
        const integrity = release.integrity[url];
        // What no integrity vouches for would not run: it isn't fetched either.
        if (!integrity || fetched.has(url)) return;
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
