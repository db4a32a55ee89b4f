/** What `pnpm release prune` does, and what it says of it. */
import type { Command } from '../command-line';
import type { ReleaseStore } from '../store';
import { prune } from './prune';

/** How long a release has to be named by nobody where the command doesn't say, in days. */
const DAYS = 30;

const day = (at: string | number) => new Date(at).toISOString().slice(0, 10);

/** @throws RegistryConflict; StoreUnreachable, after which the next prune goes on */
export async function pruneReleases(command: Command, store: ReleaseStore): Promise<void> {
  const { days = DAYS, dryRun = false } = command;
  const { removable, unfinished, kept, nextAt } = await prune(store, { days, dryRun });
  const done = dryRun ? 'would be removed' : 'removed';
  for (const { app, version } of unfinished) {
    console.log(`${app} ${version} ${done}: a prune that was interrupted had begun it`);
  }
  for (const { app, version, since } of removable) {
    console.log(`${app} ${version} ${done}: named by nobody since ${day(since)}`);
  }
  const reasons = [
    `${kept.named} named by the registry`,
    `${kept['way back']} to roll back to`,
    `${kept['too new']} named by nobody for less than ${days} days`,
    ...(kept['unreadable app'] > 0
      ? [`${kept['unreadable app']} of apps that this version can't read`]
      : []),
  ];
  console.log(`kept: ${reasons.join(', ')}`);
  if (nextAt !== null) {
    console.log(`the next may be removed on ${day(nextAt)}, by a prune on that day or later`);
  }
}
