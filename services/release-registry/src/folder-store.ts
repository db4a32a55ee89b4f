import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyCompressed } from './compressed';
import { beginRegistry, openRegistry } from './registry-file';
import { SIGNATURE_FILE } from './signing/signature-file';
import { keepMaps, mapName, mapsFolder, mapText } from './source-maps';
import type { ReleaseStore } from './store';
import { isVersion } from './version';

/** No publishing takes longer, in milliseconds; older drafts of a failed publishing are deleted. */
const ABANDONED = 3_600_000;

async function removeAbandoned(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.draft'));
  for (const draft of drafts) {
    const info = await stat(join(folder, draft)).catch(() => null);
    if (info && Date.now() - info.mtimeMs > ABANDONED) {
      await rm(join(folder, draft), { recursive: true, force: true });
    }
  }
}

/** A store in a folder of this machine. */
export function folderStore(root: string): ReleaseStore {
  const exists = async (path: string) => (await stat(path).catch(() => null)) !== null;
  // A release's folder is never removed, so it is looked for once.
  const known = new Set<string>();
  return {
    registry: openRegistry(root),
    root,
    async folderOf(app, version) {
      const folder = join(root, app, version);
      if (known.has(folder)) return folder;
      if (!isVersion(version) || !(await exists(folder))) return null;
      known.add(folder);
      return folder;
    },
    async put(folder, app, version) {
      const target = join(root, app, version);
      if (await exists(target)) return;
      await beginRegistry(root);
      await mkdir(dirname(target), { recursive: true });
      await removeAbandoned(dirname(target));
      // Before the release, so that one in the store has its maps too.
      const maps = join(root, mapsFolder(app, version));
      await mkdir(dirname(maps), { recursive: true });
      await removeAbandoned(dirname(maps));
      await keepMaps(folder, maps);
      // The rename gives the whole folder its final name at once, so a killed process leaves a
      // draft and no incomplete release.
      const draft = `${target}.${randomUUID()}.draft`;
      try {
        await copyCompressed(folder, draft);
        await rename(draft, target);
      } catch (error) {
        // Somebody else may have put the same version meanwhile.
        if (!(await exists(target))) throw error;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    async sign(app, version, signature) {
      const draft = join(root, app, `${version}.${randomUUID()}.draft`);
      try {
        await writeFile(draft, signature, { flush: true });
        await rename(draft, join(root, app, version, SIGNATURE_FILE));
      } finally {
        await rm(draft, { force: true });
      }
    },
    async mapOf(app, version, script) {
      const name = mapName(script);
      if (name === null || !isVersion(version)) return null;
      const kept = await readFile(join(root, mapsFolder(app, version), name)).catch(() => null);
      return kept && mapText(kept);
    },
  };
}
