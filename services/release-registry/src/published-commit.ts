import type { AppName, RegistryEvent } from 'shared-contracts/release';

/**
 * The commit that an app's newest release was made from, live or canary, whatever became of it.
 * @param history the newest last
 * @returns null where none is on record: the first ones have left the history, or came from no commit
 */
export function publishedCommit(history: readonly RegistryEvent[], app: AppName): string | null {
  const published = history.findLast(
    ({ app: of, action }) => of === app && (action === 'publish' || action === 'canary'),
  );
  return published?.dirty ? null : (published?.commit ?? null);
}
