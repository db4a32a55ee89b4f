/** Copies folders and says what each file is, or checks that it is what a manifest says. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupFault } from './backup-fault';
import type { Manifest } from './manifest';

type File = { bytes: number; sha256: string };

/** Files that somebody is still writing, or a lock. */
const UNFINISHED = /\.half$|\.draft$|^\.registry-|\.lock$/;

async function copyFile(from: string, to: string | null): Promise<File> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* seen(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  if (to === null)
    await pipeline(createReadStream(from), seen, async (rest) => {
      for await (const chunk of rest) void chunk;
    });
  else {
    await mkdir(dirname(to), { recursive: true });
    await pipeline(createReadStream(from), seen, createWriteStream(to, { mode: 0o600 }));
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The files below a folder by their paths with '/', whole ones only; none where it is missing. */
async function filesBelow(folder: string, above = ''): Promise<string[]> {
  const entries = await readdir(join(folder, above), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const found: string[] = [];
  for (const entry of entries) {
    if (UNFINISHED.test(entry.name)) continue;
    const path = above === '' ? entry.name : `${above}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await filesBelow(folder, path)));
    else if (entry.isFile()) found.push(path);
  }
  return found;
}

/**
 * Copies all files of a folder into another.
 * @param named the part, which begins their paths in the manifest
 */
export async function copyFolder(
  from: string,
  to: string,
  named: string,
): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const path of await filesBelow(from)) {
    files[`${named}/${path}`] = await copyFile(join(from, path), join(to, path));
  }
  return files;
}

/** What the files of a folder are. */
export async function describeFolder(folder: string, named: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const path of await filesBelow(folder)) {
    files[`${named}/${path}`] = await copyFile(join(folder, path), null);
  }
  return files;
}

/**
 * Copies a part of a backup, and checks each of its files on the way.
 * @param to null only checks
 * @throws BackupFault which names the first file that is missing or other than it was
 */
export async function copyChecked(
  backup: string,
  files: Manifest['files'],
  part: string,
  to: string | null,
): Promise<void> {
  if (to !== null) await mkdir(to, { recursive: true });
  for (const [path, expected] of Object.entries(files)) {
    if (!path.startsWith(`${part}/`)) continue;
    const own = to === null ? null : join(to, path.slice(part.length + 1));
    const copied = await copyFile(join(backup, path), own).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new BackupFault(`${join(backup, path)} is missing.`);
      throw error;
    });
    if (copied.sha256 !== expected.sha256) {
      throw new BackupFault(
        `${join(backup, path)} is not what was backed up: its SHA-256 differs.`,
      );
    }
  }
}
