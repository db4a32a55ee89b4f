import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyCompressed } from './compressed';
import { folderPruning } from './pruning/folder-pruning';
import { openRegistry, releasesIn, type RegistryElsewhere } from './registry-file';
import { removeAbandoned } from './pruning/abandoned';
import { SIGNATURE_FILE } from './signing/signature-file';
import { keepMaps, mapName, mapsFolder, mapText } from './source-maps';
import type { ReleaseStore } from './store';
import { isVersion } from './version';

/**
 * A store in a folder of this machine.
 * @param elsewhere keeps the registry where that is not beside the releases
 */
export function folderStore(root: string, elsewhere?: RegistryElsewhere): ReleaseStore {
  const exists = async (path: string) => (await stat(path).catch(() => null)) !== null;
  const registry = elsewhere ? elsewhere(releasesIn(root)) : openRegistry(root);
  const has = (app: string, version: string) =>
    isVersion(version) ? exists(join(root, app, version)) : Promise.resolve(false);
  return {
    registry,
    root,
    has,
    pruning: folderPruning(root),
    async folderOf(app, version) {
      return (await has(app, version)) ? join(root, app, version) : null;
    },
    async put(folder, app, version) {
      const target = join(root, app, version);
      if (await exists(target)) {
        // Its time says that somebody wants it: it is not pruned as if it were forgotten.
        const now = new Date();
        await utimes(target, now, now);
        return;
      }
      await registry.begin();
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
