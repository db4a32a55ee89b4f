import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseManifest, type ReleaseManifest } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { ReleaseRefused } from './release-refused';
import { scriptsListFaults } from './scripts-list';

/**
 * Reads a built folder's `release.json`, and its bytes, which are what is signed.
 * @throws ReleaseRefused where it is missing or incomplete
 */
export async function readManifestFile(
  folder: string,
): Promise<{ manifest: ReleaseManifest; content: Buffer }> {
  const file = join(folder, 'release.json');
  const plain = (await lstat(file).catch(() => null))?.isFile() ?? false;
  const content = plain ? await readFile(file) : null;
  if (!content) throw new ReleaseRefused([`${folder} holds no release.json: build it first`]);
  let written: unknown;
  try {
    written = JSON.parse(content.toString('utf8'));
  } catch {
    throw new ReleaseRefused([`${folder}/release.json is corrupt: build it again`]);
  }
  const read = z.safeParse(releaseManifest, written);
  if (read.success && read.data.development) {
    throw new ReleaseRefused([`${folder} holds a development build, which is no release`]);
  }
  if (read.success) return { manifest: read.data, content };
  throw new ReleaseRefused(
    read.error.issues.map((issue) => `release.json: ${issue.path.join('.')} ${issue.message}`),
  );
}

/**
 * Reads a built folder's `release.json`.
 * @throws ReleaseRefused where it is missing or incomplete
 */
export const readManifest = async (folder: string) => (await readManifestFile(folder)).manifest;

const isScript = (file: string) => file.endsWith('.js');

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

/** What the store adds to a build: its signature and compressed copies, and the manifest itself. */
const ADDED = /^release\.(?:json|sig)$|\.(?:br|gz)$/;
/** What a build has for its team alone; the store leaves it out. */
const FOR_TEAM = /\.(?:map|LICENSE\.txt)$/;

/**
 * Checks that the folder has plain files only, that every file in the manifest has the manifest's
 * integrity, and that the manifest names every script; and every other file too, if it names any.
 * A list of the scripts says what the manifest does.
 */
export async function fileFaults(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  const found = await allUnder(folder);
  // A link may lead out of the folder, and reading a pipe would block: neither is read or released.
  const strange = found.filter(({ plain }) => !plain);
  if (strange.length > 0) return strange.map(({ path }) => `${path} is no plain file`);
  const faults = await scriptsListFaults(folder, manifest);
  const named = { ...manifest.integrity, ...manifest.files };
  for (const extra of [manifest.server, manifest.contract]) {
    if (extra) named[extra.file] = extra.integrity;
  }
  for (const [file, expected] of Object.entries(named)) {
    const actual = await integrityOf(join(folder, file)).catch(() => 'missing');
    if (actual !== expected) faults.push(`${file} is not what release.json says (${actual})`);
  }
  for (const { path: file } of found) {
    const mayBeUnnamed = manifest.files ? ADDED.test(file) || FOR_TEAM.test(file) : !isScript(file);
    if (!mayBeUnnamed && !Object.hasOwn(named, file)) faults.push(`${file} has no integrity`);
  }
  return faults;
}
