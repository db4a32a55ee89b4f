/** What pruning does with a store in a folder. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isAppName } from 'shared-contracts/app-names';
import { mapsFolder } from '../source-maps';
import type { HeldRelease, Pruning } from '../store';
import { isVersion } from '../version';
import { removeAbandoned } from './abandoned';

const NOTES = 'pruning.json';

const absent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Each release once, at the newest time that anything of it has. */
export function newestOfEach(held: HeldRelease[]): HeldRelease[] {
  const newest = new Map<string, HeldRelease>();
  for (const each of held) {
    const name = `${each.app}/${each.version}`;
    const known = newest.get(name);
    if (!known || known.putAt < each.putAt) newest.set(name, each);
  }
  return [...newest.values()];
}

/** The versions below `<folder>/<app>/`; drafts are none. */
async function versionsBelow(folder: string): Promise<HeldRelease[]> {
  const apps = ((await readdir(folder).catch(absent)) ?? []).filter(isAppName);
  const held: HeldRelease[] = [];
  for (const app of apps) {
    const names = await readdir(join(folder, app)).catch(() => []);
    for (const version of names.filter((name) => isVersion(name) && !name.endsWith('.draft'))) {
      const info = await stat(join(folder, app, version)).catch(absent);
      if (info?.isDirectory()) held.push({ app, version, putAt: info.mtimeMs });
    }
  }
  return held;
}

/** @param root the store's folder */
export function folderPruning(root: string): Pruning {
  return {
    async list() {
      const maps = dirname(dirname(join(root, mapsFolder('app', 'version'))));
      return newestOfEach([...(await versionsBelow(root)), ...(await versionsBelow(maps))]);
    },
    async remove(app, version) {
      for (const folder of [join(root, app, version), join(root, mapsFolder(app, version))]) {
        // The rename removes the whole release at once: nobody finds half of one.
        const draft = `${folder}.${randomUUID()}.draft`;
        await rename(folder, draft).catch(absent);
        await rm(draft, { recursive: true, force: true });
        if (await stat(dirname(folder)).catch(absent)) await removeAbandoned(dirname(folder));
      }
    },
    readNotes: () => readFile(join(root, NOTES), 'utf8').catch(absent),
    async writeNotes(text) {
      const draft = join(root, `.${randomUUID()}.draft`);
      try {
        await writeFile(draft, text, { flush: true });
        await rename(draft, join(root, NOTES));
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
