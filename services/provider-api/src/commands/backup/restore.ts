/** `provider restore`: a backup into an empty place, or into the place of what is there. */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { PgliteThread } from '../../database/pglite-thread';
import type { PictureStore } from '../../domain/pictures/picture-store';
import { BackupFault, placeFault } from './backup-fault';
import { DATABASE_FILE } from './copy-database';
import { copyChecked } from './copy-files';
import { COUNTS_SQL, requireEqual, inventoryOf, type CountsRow } from './counts';
import { putPictures } from './copy-pictures';
import { readManifest, type Manifest, type Part } from './manifest';
import { restorePostgres } from './restore-postgres';
import { staged, swapIn } from './swap';

export type RestoreTo = {
  /** Its lock is the caller's. */
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** Where pictures are that several providers share; null where the data directory has them. */
  pictures: PictureStore | null;
  /** The folder of releases; null where this place has none. */
  releases: string | null;
  /** Whether what is there may be replaced. */
  force: boolean;
};

async function requireEmpty(places: readonly string[], databaseUrl?: string): Promise<void> {
  for (const place of places) {
    const there = await readdir(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    if (there.length > 0) throw new BackupFault(`${place} is not empty: --force replaces it.`);
  }
  if (databaseUrl === undefined) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query(
      "select 1 from pg_tables where schemaname in ('public', 'drizzle', 'release_registry') limit 1",
    )
    .finally(() => client.end());
  if (rows.length > 0) {
    throw new BackupFault('The database of DATABASE_URL is not empty: --force replaces it.');
  }
}

async function requireNoPictures(store: PictureStore): Promise<void> {
  for await (const { name } of store.list()) {
    throw new BackupFault(
      `The store of the pictures is not empty (${name}): --force adds those of the backup.`,
    );
  }
}

async function restoreEmbedded(
  backup: string,
  { files, counts }: Manifest,
  to: string,
): Promise<void> {
  await copyChecked(backup, files, 'database', null);
  const packed = await readFile(join(backup, 'database', DATABASE_FILE.embedded));
  await mkdir(staged(to), { recursive: true });
  const client = await PgliteThread.open({
    directory: staged(to),
    copy: new Blob([new Uint8Array(gunzipSync(packed))]),
  });
  try {
    const { rows } = await client.query<CountsRow>(COUNTS_SQL);
    requireEqual(inventoryOf(rows[0]).counts, counts);
  } finally {
    await client.close();
  }
}

/**
 * Restores a backup, whole or not at all: every file is checked before anything is replaced.
 * @returns what it says
 * @throws BackupFault where it is not restored, and everything is as it was
 */
export async function restore(backup: string, to: RestoreTo): Promise<string[]> {
  try {
    return await restoreWhole(backup, to);
  } catch (error) {
    throw placeFault(error, { readFrom: backup }) ?? error;
  }
}

async function restoreWhole(backup: string, to: RestoreTo): Promise<string[]> {
  const manifest = await readManifest(backup);
  const kind = to.databaseUrl === undefined ? 'embedded' : 'postgresql';
  if (manifest.database !== kind) {
    throw new BackupFault(
      `The backup is of ${manifest.database === 'embedded' ? 'the embedded database: restore it without DATABASE_URL' : 'PostgreSQL: restore it with DATABASE_URL'}.`,
    );
  }
  const releases = manifest.parts.includes('releases') ? to.releases : null;
  const places: [Part, string][] = [
    ...(kind === 'embedded' ? [['database', join(to.dataDirectory, 'database')] as const] : []),
    ...(to.pictures ? [] : [['pictures', join(to.dataDirectory, 'pictures')] as const]),
    ...(releases === null ? [] : [['releases', releases] as const]),
  ].map(([part, place]) => [part, place]);
  const folders = places.map(([, place]) => place);
  if (!to.force) {
    await requireEmpty(folders, to.databaseUrl);
    if (to.pictures) await requireNoPictures(to.pictures);
  }
  try {
    for (const [part, place] of places) {
      await rm(staged(place), { recursive: true, force: true });
      if (part === 'database') await restoreEmbedded(backup, manifest, place);
      else await copyChecked(backup, manifest.files, part, staged(place));
    }
    if (to.pictures) {
      await copyChecked(backup, manifest.files, 'pictures', null);
      // Before the rows that name them. Those that are there stay: a name has its content's hash.
      await putPictures(backup, manifest.files, to.pictures);
    }
    if (to.databaseUrl !== undefined) {
      await copyChecked(backup, manifest.files, 'database', null);
      const file = join(backup, 'database', DATABASE_FILE.postgresql);
      await restorePostgres(file, manifest.counts, to.databaseUrl);
    }
    await swapIn(to.dataDirectory, folders);
  } finally {
    for (const place of folders) await rm(staged(place), { recursive: true, force: true });
  }
  const left = manifest.parts.includes('releases') && releases === null;
  return [
    `Restored the backup of ${manifest.madeAt}: ${Object.entries(manifest.counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}.`,
    ...(left ? ['Its releases were left out: RELEASE_STORE names no folder.'] : []),
  ];
}
