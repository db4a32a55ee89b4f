/** `provider backup`: the database, the pictures and the releases in one folder. */
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { JobResult } from '../../domain/job-result';
import { PicturesUnreachable } from '../../domain/pictures/picture-store';
import type { PictureLibrary } from '../../domain/pictures/library';
import { BackupFault, placeFault } from './backup-fault';
import { copyFolder, describeFolder } from './copy-files';
import { copyPictures } from './copy-pictures';
import type { Inventory } from './counts';
import { MANIFEST, type Manifest } from './manifest';

export const backupTaskSchema = z.object({
  /** Absolute paths. */
  backup: z.object({
    to: z.string().min(1),
    /** The folder of releases. */
    releases: z.string().nullable(),
    /** Where their registry is: beside them, in the shop's database, or in another one. */
    registry: z.enum(['file', 'database', 'elsewhere']).default('file'),
  }),
});
export type BackupTask = z.input<typeof backupTaskSchema>;

/** What is backed up. */
export type BackedUp = {
  pictures: Pick<PictureLibrary, 'store'>;
  database: Manifest['database'];
  copyDatabase: (folder: string) => Promise<Inventory>;
};

/** How often releases are copied anew because somebody has released meanwhile. */
const TRIES = 5;

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * The registry and the files that it names: what is copied is of one revision. A registry in a
 * database was copied with that, before these files, none of which it loses for days.
 */
async function copyReleases(
  from: string,
  to: string,
  isBeside: boolean,
): Promise<Manifest['files']> {
  const registry = async () =>
    isBeside ? readFile(join(from, 'registry.json')).catch(() => null) : Buffer.from('');
  for (let attempt = 1; ; attempt += 1) {
    const before = await registry();
    if (before === null) throw new BackupFault(`${from} has no registry.json.`);
    try {
      const files = await copyFolder(from, to, 'releases');
      if ((await registry())?.equals(before)) return files;
    } catch (error) {
      // A release was removed while its files were copied.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    if (attempt === TRIES) throw new BackupFault('The releases do not stop changing: try again.');
    await rm(to, { recursive: true, force: true });
  }
}

async function make(task: BackupTask, shop: BackedUp, half: string): Promise<Manifest> {
  const { releases, registry = 'file' } = task.backup;
  await mkdir(join(half, 'database'), { recursive: true });
  await chmod(half, 0o700);
  const madeAt = new Date().toISOString();
  const said = await shop.copyDatabase(join(half, 'database'));
  // A picture is kept before a row names it and never changes, so those of now are enough.
  const pictures = await copyPictures(shop.pictures.store, join(half, 'pictures'), 'pictures');
  const released =
    releases === null
      ? {}
      : await copyReleases(releases, join(half, 'releases'), registry === 'file');
  const manifest: Manifest = {
    format: 1,
    madeAt,
    database: shop.database,
    ...said,
    parts: ['database', 'pictures', ...(releases === null ? [] : (['releases'] as const))],
    files: {
      ...(await describeFolder(join(half, 'database'), 'database')),
      ...pictures,
      ...released,
    },
  };
  await writeFile(join(half, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  return manifest;
}

/** @throws the error itself where it is a bug */
function faultOf(error: unknown, to: string): string {
  if (error instanceof BackupFault) return error.message;
  if (error instanceof PicturesUnreachable) return 'The store of the pictures can not be used.';
  const fault = placeFault(error, { place: to });
  if (!fault) throw error;
  return fault.message;
}

/** Makes a backup, whole or not at all. Faults are in the result; only a bug is thrown. */
export async function runBackup(task: BackupTask, shop: BackedUp): Promise<JobResult> {
  const { to } = task.backup;
  const half = `${to}.${process.pid}.half`;
  try {
    if (await exists(to)) throw new BackupFault(`${to} is there already.`);
    await mkdir(dirname(to), { recursive: true });
    const { counts, files } = await make(task, shop, half);
    await rename(half, to);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    return {
      ok: true,
      lines: [
        `Backed up ${Object.entries(counts)
          .map(([name, count]) => `${count} ${name}`)
          .join(', ')}.`,
        `${to}: ${Object.keys(files).length} files, ${(bytes / 1e6).toFixed(1)} MB.`,
        ...(task.backup.registry === 'elsewhere'
          ? ['The registry of the releases is not in it: pnpm release backup FILE copies that.']
          : []),
      ],
    };
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    return { ok: false, lines: [`${faultOf(error, to)} Nothing was backed up.`] };
  }
}
