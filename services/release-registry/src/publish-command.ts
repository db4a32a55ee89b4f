/** What `pnpm release publish` and `check` do, and what they say of it. */
import { join, resolve } from 'node:path';
import type { AppName, ReleaseSource } from 'shared-contracts/release';
import { appFolder, callersFolder, ROOT } from './app-folder';
import { withBuilds } from './build-app';
import { checkedOutAround, checkedOutHere, sourceToBuild } from './checked-out';
import type { Command } from './command-line';
import { readManifest } from './manifest';
import { checkFolders, publishCanary, publishFolders } from './publish';
import { ReleaseRefused } from './release-refused';
import type { ReleaseStore } from './store';
import { tellLive } from './tell-live';
import { refuseUnserved } from './unserved';
import { sourceOfTested } from './untested';
import { lostLine } from './verdict';

/** What was looked at and what was not, so that nobody takes the one for the other. */
export function tellScope({ built, from }: Command, { untested }: ReleaseSource = {}): void {
  console.log(
    built || from !== undefined
      ? 'checked: files and contract; not here: types, lint and tests of what was built before'
      : 'checked: types, files and contract; not here: lint and tests (pnpm lint, pnpm test)',
  );
  if (untested) console.log('untested: the history says that no tests of this commit have passed');
}

const folderFrom = (from: string) => resolve(callersFolder(), from);

/** The apps' folders as they were built, or built anew. */
export async function withFolders<Result>(
  { apps, version, built, from }: Command,
  work: (folders: string[]) => Promise<Result>,
): Promise<Result> {
  if (from !== undefined) {
    const folder = folderFrom(from);
    const { app } = await readManifest(folder);
    if (app !== apps[0]) throw new ReleaseRefused([`${folder} holds a release of ${app}`]);
    return work([folder]);
  }
  if (built) return work(apps.map(distOf));
  return withBuilds(apps, version, work);
}

const distOf = (app: AppName) => join(appFolder(app), 'dist');

/** A line for each app whose `dist` is not of what is checked out. */
async function staleBuilds(apps: AppName[]): Promise<string[]> {
  const { staleBuild } = await import('./stale-build');
  const lines = await Promise.all(apps.map((app) => staleBuild(distOf(app))));
  return lines.filter((line) => line !== null);
}

/** What is checked out where it was built: here, or in the repository around a folder. */
async function sourceOf({ apps, built, from, dirty }: Command): Promise<ReleaseSource> {
  if (from !== undefined) return checkedOutAround(folderFrom(from), ROOT);
  if (!built) return sourceToBuild(apps, dirty ?? false);
  const stale = await staleBuilds(apps);
  if (stale.length === 0) return checkedOutHere(apps);
  if (!dirty) throw new ReleaseRefused([...stale, 'or say --dirty, which publishes it as it is']);
  return { ...(await checkedOutHere(apps)), dirty: true };
}

/** What the settings say: REMOTE_ORIGINS, RELEASE_TESTED, and whether RELEASE_TRUST names an owner. */
export type Said = {
  origins?: string[] | undefined;
  tested?: string | undefined;
  signed?: boolean | undefined;
};

/**
 * As `sourceOf`, of what shoppers are to get.
 * @throws ReleaseRefused where its tests have not passed as the shop wants, and the command doesn't
 *   say `--untested`
 */
export async function sourceToPublish(
  command: Command,
  { tested, signed = false }: Said = {},
): Promise<ReleaseSource> {
  const source = await sourceOf(command);
  // Nobody is given a shadow.
  if (command.shadow !== undefined) return source;
  return sourceOfTested(source, {
    tested,
    wanted: signed,
    untested: command.untested ?? false,
  });
}

async function refuseUnservedIn(folders: string[], store: ReleaseStore, origins?: string[]) {
  const manifests = await Promise.all(folders.map((folder) => readManifest(folder)));
  refuseUnserved(manifests, await store.registry.read(), origins);
}

/**
 * Publishes what the command names.
 * @throws ReleaseRefused, RegistryConflict
 */
export async function publish(
  command: Command,
  store: ReleaseStore,
  said: Said = {},
): Promise<void> {
  const { canary, shadow } = command;
  const source = await sourceToPublish(command, said);
  await withFolders(command, async (folders) => {
    await refuseUnservedIn(folders, store, said.origins);
    if (shadow !== undefined) {
      const { publishShadow } = await import('./shadows/shadow');
      const lines = await publishShadow(folders[0] ?? '', shadow, store, source);
      tellScope(command, source);
      for (const line of lines) console.log(line);
      return;
    }
    if (canary === undefined) {
      const outcomes = await publishFolders(folders, store, source, console.log);
      tellScope(command, source);
      for (const outcome of outcomes) tellLive(outcome);
      const fresh = outcomes.filter(({ changed }) => changed).length;
      const all = outcomes.length;
      if (all > 1) console.log(`${fresh} of ${all} are new, for everybody at the next page load`);
      return;
    }
    const [folder = ''] = folders;
    const { app, version, changed } = await publishCanary(
      folder,
      canary,
      store,
      source,
      console.log,
    );
    tellScope(command, source);
    const already = changed ? '' : ' already';
    console.log(`${app} ${version} is the canary of ${canary} % of the shoppers${already}`);
  });
}

/**
 * Says whether what the command names may go live; nothing changes.
 * @param origins what REMOTE_ORIGINS says here
 * @throws ReleaseRefused with the reasons where it may not
 */
export async function check(
  command: Command,
  store: ReleaseStore,
  origins?: string[],
): Promise<void> {
  await withFolders(command, async (folders) => {
    await refuseUnservedIn(folders, store, origins);
    const { candidates, standing, lost, seen } = await checkFolders(folders, store);
    const others = standing.filter(({ manifest }) => !command.apps.includes(manifest.app));
    tellScope(command);
    for (const { manifest } of candidates) {
      console.log(
        `${manifest.app} ${manifest.version} may go live: it fits ${others.length} releases of other apps`,
      );
    }
    for (const each of lost) {
      const { lastKnownGood } = seen.apps[each.app] ?? {};
      if (lastKnownGood === each.version) console.log(lostLine(each));
    }
  });
}
