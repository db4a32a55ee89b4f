/** Opens what the provider and its commands both work on: the database and the pictures. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openPglite, openPostgres, type Database } from './database/open';
import type { Environment } from './environment';
import { loggable } from './http/errors';
import { createPictureLibrary, type PictureLibrary } from './pictures/library';

export type OpenShop = {
  db: Database;
  /** The same without limits of time: for imports, seeding and the index. */
  jobs: Database;
  pictures: PictureLibrary;
  close: () => Promise<void>;
};

/** The caller holds the lock of the data directory (see lockShop). */
export async function openShop(environment: Environment, log: Logger): Promise<OpenShop> {
  const { dataDirectory, databaseUrl } = environment;
  const pictures = createPictureLibrary(dataDirectory);
  const lost = (error: Error) => {
    log.warn({ err: loggable(error) }, 'a connection to the database broke');
  };
  const { db, jobs, close } =
    databaseUrl === undefined
      ? await openPglite({ directory: join(dataDirectory, 'database') })
      : await openPostgres(databaseUrl, lost);
  return { db, jobs, pictures, close };
}
