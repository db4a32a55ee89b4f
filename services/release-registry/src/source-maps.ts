/**
 * The source maps of releases. They say what our sources are, so they are kept beside the releases
 * (`maps/<app>/<version>/`), where no server of released files looks, and for the teams alone.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** Beside the apps' folders, and no app's name: what asks for `<app>/<version>/…` never meets it. */
const MAPS = 'maps';
const ENDING = '.map.gz';
/** A larger map is not read, in bytes. */
const LARGEST = 50_000_000;

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** Where a release's maps are, relative to the store. */
export const mapsFolder = (app: string, version: string) => `${MAPS}/${app}/${version}`;

/** The name of a script's map in that folder; null where it is no plain name of a script. */
export function mapName(script: string): string | null {
  return /^[\w@-][\w.@-]*\.js$/.test(script) ? `${script}${ENDING}` : null;
}

/** The maps of a built folder as they are kept, by their names. */
export async function mapsOf(folder: string): Promise<Map<string, Buffer>> {
  const maps = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = mapName(entry.name.replace(/\.map$/, ''));
    if (!entry.isFile() || !entry.name.endsWith('.js.map') || name === null) continue;
    maps.set(name, await packed(await readFile(join(folder, entry.name))));
  }
  return maps;
}

/** The text of a map as it was kept. */
export async function mapText(kept: Buffer): Promise<string> {
  return (await unpacked(kept, { maxOutputLength: LARGEST })).toString('utf8');
}

/** Keeps a built folder's maps in a store that is a folder, all of them or none. */
export async function keepMaps(folder: string, target: string): Promise<void> {
  const maps = await mapsOf(folder);
  const isThere = async () => (await stat(target).catch(() => null)) !== null;
  if (maps.size === 0 || (await isThere())) return;
  const draft = `${target}.${randomUUID()}.draft`;
  try {
    await mkdir(draft, { recursive: true });
    for (const [name, content] of maps) await writeFile(join(draft, name), content);
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
  } catch (error) {
    // Somebody else may have kept the maps of the same version meanwhile.
    if (!(await isThere())) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
