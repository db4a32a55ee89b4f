/** Opens what the provider and its commands both work on: the database and the pictures. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { copyEmbedded, copyPostgres } from './backup/copy-database';
import type { BackedUp } from './backup/backup-job';
import type { DatabaseLoad } from './database/load';
import type { Schema } from './database/migrate';
import { CALL_LIMITS, openPglite, openPostgres, type Database } from './database/open';
import { markEmptyShop } from './database/upkeep';
import type { Environment } from './environment';
import { loggable } from './http/errors';
import { INDEXES } from './keep-indexes';
import { createPictureLibrary, type PictureLibrary } from './pictures/library';

export type OpenShop = BackedUp & {
  db: Database;
  /** The same without limits of time: for imports, seeding and the index. */
  jobs: Database;
  pictures: PictureLibrary;
  /** How busy the database is. */
  load: () => DatabaseLoad;
  /** Where links of staff lead; null where no counter is served. */
  counterOrigin: string | null;
  /** The names of the migrations that were applied while it was opened. */
  applied: string[];
  close: () => Promise<void>;
};

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
  const pictures = createPictureLibrary(dataDirectory);
  const lost = (error: Error) => {
    log.warn({ err: loggable(error) }, 'a connection to the database broke');
  };
  const embedded = async () => {
    const { client, ...opened } = await openPglite(
      { directory: join(dataDirectory, 'database') },
      schema,
    );
    return { ...opened, copyDatabase: (folder: string) => copyEmbedded(client, folder) };
  };
  const postgres = async (url: string) => ({
    ...(await openPostgres(url, lost, CALL_LIMITS, schema)),
    copyDatabase: (folder: string) => copyPostgres(url, folder),
  });
  const opened = await (databaseUrl === undefined ? embedded() : postgres(databaseUrl));
  // Before any import, which makes the indexes of what it brings itself.
  if (schema !== 'leave') await markEmptyShop(opened.jobs, INDEXES);
  const database = databaseUrl === undefined ? 'embedded' : 'postgresql';
  const { counterOrigin } = environment;
  return { ...opened, pictures, dataDirectory, database, counterOrigin };
}
