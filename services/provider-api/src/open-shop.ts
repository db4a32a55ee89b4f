/** Opens what the provider and its commands both work on: the database and the pictures. */
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { copyEmbedded, copyPostgres } from './commands/backup/copy-database';
import type { BackedUp } from './commands/backup/backup-job';
import {
  openCatalogueReads,
  type CatalogueReads,
  type ReplicaState,
} from './database/catalogue-reads';
import { poolLoad, type DatabaseLoad } from './database/load';
import type { Schema } from './database/migrate';
import {
  CALL_LIMITS,
  callSettings,
  openPglite,
  openPostgres,
  type Database,
  type OpenDatabase,
} from './database/open';
import { markEmptyShop } from './database/upkeep';
import type { Environment } from './environment';
import { loggable } from './database/loggable';
import { INDEXES } from './keep-indexes';
import { createPictureLibrary, type PictureLibrary } from './domain/pictures/library';

export type OpenShop = BackedUp & {
  db: Database;
  /** The same without limits of time: for imports, seeding and the index. */
  jobs: Database;
  pictures: PictureLibrary;
  /** How busy the database is. */
  load: () => DatabaseLoad;
  /** For reads of the catalogue: the replica's, or the same as `db`. */
  reads: Database;
  /** Null where there is none. */
  replica: CatalogueReads | null;
  /** Where links of staff lead; null where no counter is served. */
  counterOrigin: string | null;
  /** The names of the migrations that were applied while it was opened. */
  applied: string[];
  close: () => Promise<void>;
};

type Opened = Pick<OpenShop, keyof OpenDatabase | 'reads' | 'replica' | 'copyDatabase'>;

const SAID = {
  'in use': 'the catalogue is read from the replica',
  behind: 'the replica is too far behind: the catalogue is read from the primary',
  away: 'the replica is away: the catalogue is read from the primary',
  'no replica': 'DATABASE_READ_URL names no replica: the catalogue is read from the primary',
} as const;

type Primary = {
  primary: { url: string; calls: Pool };
  lost: (error: Error) => void;
  log: Logger;
};

async function withReplica(
  opened: OpenDatabase,
  { databaseReadUrl: url, readLag: lagMost }: Environment,
  { primary, lost, log }: Primary,
) {
  if (url === undefined) return { ...opened, reads: opened.db, replica: null };
  const changed = (state: ReplicaState) => {
    log[state === 'in use' ? 'info' : 'warn'](SAID[state]);
  };
  const options = { url, lagMost, settings: callSettings(), primary, lost, changed };
  const replica = await openCatalogueReads(options);
  if (replica.state() === 'away') log.warn(SAID.away);
  return {
    ...opened,
    reads: replica.db,
    replica,
    load: () => {
      const { connections, waiting } = opened.load();
      return {
        waiting,
        connections: [...connections, ...poolLoad({ reads: replica.pool }).connections],
      };
    },
    async close() {
      await replica.close();
      await opened.close();
    },
  };
}

/**
 * The caller holds the lock of the data directory (see lockShop).
 * @param schema in production a shop that is behind is refused: `provider migrate` is a step of its
 * own there, before the new providers start
 * @throws PendingMigrations then
 */
export async function openShop(
  environment: Environment,
  log: Logger,
  schema: Schema = environment.production ? 'check' : 'migrate',
): Promise<OpenShop> {
  const { dataDirectory, databaseUrl } = environment;
  const pictures = createPictureLibrary(dataDirectory, environment.pictures);
  const lost = (error: Error) => {
    log.warn({ err: loggable(error) }, 'a connection to the database broke');
  };
  const embedded = async (): Promise<Opened> => {
    const { client, ...opened } = await openPglite(
      { directory: join(dataDirectory, 'database') },
      schema,
    );
    const copyDatabase = (folder: string) => copyEmbedded(client, folder);
    return { ...opened, reads: opened.db, replica: null, copyDatabase };
  };
  const postgres = async (url: string) => {
    const { calls, ...opened } = await openPostgres(url, lost, CALL_LIMITS, schema);
    const copyDatabase = (folder: string) => copyPostgres(url, folder);
    const primary = { url, calls };
    return { ...(await withReplica(opened, environment, { primary, lost, log })), copyDatabase };
  };
  const opened = await (databaseUrl === undefined ? embedded() : postgres(databaseUrl));
  // Before any import, which makes the indexes of what it brings itself.
  if (schema !== 'leave') await markEmptyShop(opened.jobs, INDEXES);
  const database = databaseUrl === undefined ? 'embedded' : 'postgresql';
  const { counterOrigin } = environment;
  return { ...opened, pictures, database, counterOrigin };
}
