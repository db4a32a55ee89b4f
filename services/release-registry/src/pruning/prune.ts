/** Removes releases that nobody was given for long. */
import type { AppName, Registry } from 'shared-contracts/release';
import { againstNewest } from '../against-newest';
import type { Released } from '../operations';
import type { ReleaseStore } from '../store';
import { pruneNotesText, readPruneNotes } from './prune-notes';
import { judgeReleases, type Judgement } from './prune-rule';

export type Pruned = Judgement & {
  /** What a prune that was interrupted had begun to remove. */
  unfinished: Released[];
};

const begun = ({ removing = {} }: Registry): Released[] =>
  Object.entries(removing).flatMap(([app, versions]) =>
    versions.map((version) => ({ app: app as AppName, version })),
  );

function versionsByApp(releases: Released[]): NonNullable<Registry['removing']> {
  const byApp: NonNullable<Registry['removing']> = {};
  for (const { app, version } of releases) (byApp[app] ??= []).push(version);
  return byApp;
}

/**
 * Judges by the newest registry, and says in it which releases go, in one compare-and-set: whoever
 * has just found one of them, to give it to shoppers again, is too late, and gets an error.
 */
async function announce(store: ReleaseStore, days: number, dryRun: boolean): Promise<Pruned> {
  const { registry, pruning } = store;
  // Before the registry: what is put there later is not in the list.
  const held = await pruning.list();
  const before = readPruneNotes(await pruning.readNotes());
  const seen = await registry.read();
  const judged = judgeReleases(seen, held, before, { days, now: Date.now() });
  const unfinished = begun(seen);
  const isBegun = ({ app, version }: Released) => seen.removing?.[app]?.includes(version) ?? false;
  const removable = judged.removable.filter((each) => !isBegun(each));
  if (!dryRun) {
    await pruning.writeNotes(pruneNotesText(judged.notes));
    if (removable.length > 0) {
      const removing = versionsByApp([...unfinished, ...removable]);
      await registry.replace(seen, { ...seen, removing });
    }
  }
  return { ...judged, removable, unfinished };
}

/** Forgets the telemetry of releases that were removed. */
async function finish({ registry }: ReleaseStore, gone: Released[]): Promise<void> {
  const isGone = (each: Released) =>
    gone.some(({ app, version }) => app === each.app && version === each.version);
  await againstNewest(async () => {
    const seen = await registry.read();
    const { removing: _before, ...rest } = seen;
    const left = begun(seen).filter((each) => !isGone(each));
    await registry.replace(seen, {
      ...rest,
      ...(left.length > 0 && { removing: versionsByApp(left) }),
    });
  });
}

/**
 * Removes what the rule allows, and what an interrupted prune had begun. While a release's files go
 * the registry names it as `removing`, so that nothing can name it otherwise; a crash leaves it there
 * until the next prune.
 * @param days how long a release has to be named by nobody (prune-rule.ts)
 * @param dryRun only judges: nothing is noted, nothing changed
 * @throws RegistryConflict where the registry changed at every try
 */
export async function prune(
  store: ReleaseStore,
  { days, dryRun }: { days: number; dryRun: boolean },
): Promise<Pruned> {
  const pruned = await againstNewest(() => announce(store, days, dryRun));
  const going = [...pruned.unfinished, ...pruned.removable];
  if (dryRun || going.length === 0) return pruned;
  for (const { app, version } of going) await store.pruning.remove(app, version);
  await finish(store, going);
  return pruned;
}
