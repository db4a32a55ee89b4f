import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseManifest, type ReleaseManifest } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { ReleaseRefused } from './release-refused';

/**
 * Reads a built folder's `release.json`.
 * @throws ReleaseRefused where it is missing or incomplete
 */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  const file = join(folder, 'release.json');
  const plain = (await lstat(file).catch(() => null))?.isFile() ?? false;
  const text = plain ? await readFile(file, 'utf8') : null;
  if (text === null) throw new ReleaseRefused([`${folder} holds no release.json: build it first`]);
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw new ReleaseRefused([`${folder}/release.json is torn: build it again`]);
  }
  const read = z.safeParse(releaseManifest, written);
  if (read.success && read.data.development) {
    throw new ReleaseRefused([`${folder} holds a development build, which is no release`]);
  }
  if (read.success) return read.data;
  throw new ReleaseRefused(
    read.error.issues.map((issue) => `release.json: ${issue.path.join('.')} ${issue.message}`),
  );
}

type Found = { path: string; plain: boolean };

async function allUnder(folder: string, prefix = ''): Promise<Found[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const lists = entries.map(async (entry): Promise<Found[]> => {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name;
    return entry.isDirectory() ? allUnder(folder, path) : [{ path, plain: entry.isFile() }];
  });
  return (await Promise.all(lists)).flat();
}

/** Every file of a folder, relative to it. */
export const filesUnder = async (folder: string) =>
  (await allUnder(folder)).map(({ path }) => path);

async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha384').update(await readFile(file));
  return `sha384-${hash.digest('base64')}`;
}

/**
 * Checks that the folder has plain files only, that every file in the manifest has the manifest's
 * integrity, and that the manifest names every script.
 */
export async function fileFaults(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  const found = await allUnder(folder);
  // A link may lead out of the folder, and reading a pipe would block: neither is read or released.
  const strange = found.filter(({ plain }) => !plain);
  if (strange.length > 0) return strange.map(({ path }) => `${path} is no plain file`);
  const faults: string[] = [];
  const named = { ...manifest.integrity };
  for (const extra of [manifest.server, manifest.contract]) {
    if (extra) named[extra.file] = extra.integrity;
  }
  for (const [file, expected] of Object.entries(named)) {
    const actual = await integrityOf(join(folder, file)).catch(() => 'missing');
    if (actual !== expected) faults.push(`${file} is not what release.json says (${actual})`);
  }
  for (const { path: file } of found) {
    if (file.endsWith('.js') && !Object.hasOwn(named, file))
      faults.push(`${file} has no integrity`);
  }
  return faults;
}
