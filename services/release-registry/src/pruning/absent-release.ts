import type { AppName, RegistryEvent } from 'shared-contracts/release';

/**
 * Why a release can't be had from the store, in one line: it never was there, or it was pruned, and
 * the history knows what it was built from.
 */
export function absentRelease(app: AppName, version: string, history: RegistryEvent[]): string {
  const events = history.filter((event) => event.app === app && event.version === version);
  if (events.length === 0) return `${app} has no release ${version}`;
  const commit = events.findLast((event) => event.commit !== undefined)?.commit;
  const again = commit ? `its commit ${commit.slice(0, 8)}` : 'its sources';
  return `${app} has no release ${version} in its store any more (pnpm release prune removes old ones); next: publish ${again} again`;
}
