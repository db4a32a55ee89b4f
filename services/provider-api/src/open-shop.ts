/** Opens what the provider and its commands both work on: the database and the pictures. */
import { join } from 'node:path';
import { openPglite, openPostgres, type Database } from './database/open';
import type { Environment } from './environment';
import { createPictureLibrary, type PictureLibrary } from './pictures/library';

export type OpenShop = {
  db: Database;
  pictures: PictureLibrary;
  close: () => Promise<void>;
};

/** The caller holds the lock of the data directory (see lockShop). */
export async function openShop(environment: Environment): Promise<OpenShop> {
  const { dataDirectory, databaseUrl } = environment;
  const pictures = createPictureLibrary(dataDirectory);
  const { db, close } =
    databaseUrl === undefined
      ? await openPglite({ directory: join(dataDirectory, 'database') })
      : await openPostgres(databaseUrl);
  return { db, pictures, close };
}
