/** What `pnpm release diff` does. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AppName } from 'shared-contracts/release';
import { appFolder, callersFolder } from '../app-folder';
import type { Command } from '../command-line';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import { candidateOf, storedRelease } from '../stored-release';
import { diffLines } from './diff-lines';
import { releaseDiff, type Placed } from './release-diff';

async function stored(app: AppName, version: string, store: ReleaseStore): Promise<Placed> {
  const candidate = await storedRelease(app, version, store);
  const mapOf = (script: string) => store.mapOf(app, version, script);
  return { folder: (await store.folderOf(app, version)) ?? '', candidate, mapOf };
}

async function built(app: AppName, folder: string): Promise<Placed> {
  const candidate = await candidateOf(folder);
  const { app: other } = candidate.manifest;
  if (other !== app) throw new ReleaseRefused([`${folder} holds a release of ${other}`]);
  const mapOf = (script: string) =>
    readFile(join(folder, `${script}.map`), 'utf8').catch(() => null);
  return { folder, candidate, mapOf };
}

/**
 * Says what a release changes beside the live one: a release of the store, or a folder as it was
 * built (the app's `dist` where nothing is named). Nothing is built, and nothing changes.
 * @throws ReleaseRefused where there is no such release, or it isn't what it says of itself
 */
export async function diff(command: Command, store: ReleaseStore): Promise<void> {
  const { apps, words = [], from, json } = command;
  const [app] = apps as [AppName];
  const [version] = words;
  const release =
    version === undefined
      ? await built(
          app,
          from === undefined ? join(appFolder(app), 'dist') : resolve(callersFolder(), from),
        )
      : await stored(app, version, store);
  if (version === undefined && from === undefined) {
    const { staleBuild } = await import('../stale-build');
    const stale = await staleBuild(release.folder);
    // Beside the answer, which may be for a program.
    if (stale !== null) console.error(`warning: ${stale}`);
  }
  const live = (await store.registry.read()).apps[app]?.live;
  const found = await releaseDiff(
    release,
    live === undefined ? null : await stored(app, live, store),
  );
  if (json) console.log(JSON.stringify(found, null, 2));
  else for (const line of diffLines(found)) console.log(line);
}
