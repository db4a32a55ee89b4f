import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseManifest, type ReleaseManifest } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { ReleaseRefused } from './refused';

/**
 * Reads a built folder's `release.json`.
 * @throws ReleaseRefused where it is missing or torn
 */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => null);
  if (text === null) throw new ReleaseRefused([`${folder} holds no release.json: build it first`]);
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw new ReleaseRefused([`${folder}/release.json is torn: build it again`]);
  }
  const read = z.safeParse(releaseManifest, written);
  if (read.success) return read.data;
  throw new ReleaseRefused(
    read.error.issues.map((issue) => `release.json: ${issue.path.join('.')} ${issue.message}`),
  );
}

/** Every file of a folder, relative to it. */
export async function filesUnder(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesUnder(folder, path) : [path];
  });
  return (await Promise.all(lists)).flat();
}

async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha384').update(await readFile(file));
  return `sha384-${hash.digest('base64')}`;
}

/** Whether every file that the manifest names is what it says, and every script is named. */
export async function fileFaults(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  const faults: string[] = [];
  const named = { ...manifest.integrity };
  for (const extra of [manifest.server, manifest.contract]) {
    if (extra) named[extra.file] = extra.integrity;
  }
  for (const [file, expected] of Object.entries(named)) {
    const actual = await integrityOf(join(folder, file)).catch(() => 'missing');
    if (actual !== expected) faults.push(`${file} is not what release.json says (${actual})`);
  }
  for (const file of await filesUnder(folder)) {
    if (file.endsWith('.js') && !(file in named)) faults.push(`${file} has no integrity`);
  }
  return faults;
}
