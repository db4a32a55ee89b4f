/** Builds of apps that are kept for a day, so that what was checked is previewed and published as it is. */
import { rm } from 'node:fs/promises';
import type { AppName } from 'shared-contracts/release';
import { versionNow } from 'tooling/identity';
import { keptBuild } from 'tooling/production/kept-build';
import { fileFaults, readManifest } from './manifest';
import { ROOT } from './app-folder';

/**
 * Whether a kept build is what its name says. Of sources that were edited while they were built it has a
 * later version.
 */
async function isWhole(folder: string, version: string): Promise<boolean> {
  try {
    const manifest = await readManifest(folder);
    return manifest.version === version && (await fileFaults(folder, manifest)).length === 0;
  } catch {
    return false;
  }
}

/**
 * Keeps builds by their versions, which have the hash of their sources: equal versions are built once.
 * @param root the folder below which they are kept
 * @param versionOf an app's version, known before it is built
 */
export const keptBuilds =
  (root = ROOT, versionOf: (folder: string, said?: string) => string = versionNow) =>
  /**
   * @param folder the app's
   * @param said as in `versionNow`
   * @param bundle fills a folder
   * @returns the folder of its build
   * @throws what `bundle` throws
   */
  async (
    app: AppName,
    folder: string,
    said: string | undefined,
    bundle: (output: string) => Promise<void>,
  ): Promise<string> => {
    const version = versionOf(folder, said);
    let isNew = false;
    const make = async (output: string) => {
      isNew = true;
      await bundle(output);
      return [];
    };
    const kept = () => keptBuild(root, `release_${app}`, make, version);
    const output = await kept();
    if (isNew || (await isWhole(output, version))) return output;
    await rm(output, { recursive: true, force: true });
    return kept();
  };
export type KeptBuilds = ReturnType<typeof keptBuilds>;
