/** Copies of the whole database, each with what it says of itself at the same moment. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { PgliteThread } from '../../database/pglite-thread';
import { COUNTS_SQL, inventoryOf, type CountsRow, type Inventory } from './counts';
import { dumpPostgres } from './postgres-tool';

/** The file of each kind of database in a backup's folder 'database'. */
export const DATABASE_FILE = { embedded: 'data.tar.gz', postgresql: 'data.dump' } as const;

/**
 * The embedded database, between two statements of the shop: those that come meanwhile wait. Packing
 * and writing are done afterwards, while the shop goes on.
 */
export async function copyEmbedded(client: PgliteThread, folder: string): Promise<Inventory> {
  const { copy, rows } = await client.dumpWith<CountsRow>(COUNTS_SQL);
  await pipeline(
    Readable.fromWeb(copy.stream() as ReadableStream),
    createGzip({ level: 1 }),
    createWriteStream(join(folder, DATABASE_FILE.embedded), { mode: 0o600 }),
  );
  return inventoryOf(rows[0]);
}

/**
 * What document servers share (STATE_URL) may lie in the same database under a user of their own. It
 * may be lost, and a copy of it here would need that user's rights.
 */
const NOT_OURS = '--exclude-schema=document_servers';

/**
 * PostgreSQL as it is at one moment, while it goes on.
 * @throws BackupFault where pg_dump is missing or fails
 */
export async function copyPostgres(url: string, folder: string): Promise<Inventory> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<CountsRow>(COUNTS_SQL);
    const { rows: of } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const file = join(folder, DATABASE_FILE.postgresql);
    await dumpPostgres(url, [
      ...['--format=custom', '--no-owner', '--no-privileges', '--no-comments', NOT_OURS],
      ...[`--snapshot=${of[0]?.id}`, `--file=${file}`],
    ]);
    return inventoryOf(rows[0]);
  } finally {
    await client.end();
  }
}
