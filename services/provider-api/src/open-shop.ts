/** Opens what the provider and its commands both work on: the database and the pictures. */
import { join } from 'node:path';
import { openPglite, openPostgres, type Database } from './database/open';
import type { Environment } from './environment';
import { ownCatalogue, type OwnCatalogue } from './import/own-catalogue';
import { createPictureLibrary, type PictureLibrary } from './pictures/library';

export type OpenShop = OwnCatalogue & {
  db: Database;
  pictures: PictureLibrary;
  close: () => Promise<void>;
};

/** The caller holds the lock of the data directory (see lockShop). */
export async function openShop(environment: Environment): Promise<OpenShop> {
  const { dataDirectory, databaseUrl } = environment;
  const own = ownCatalogue();
  const pictures = createPictureLibrary(dataDirectory, own.draw);
  const { db, close } =
    databaseUrl === undefined
      ? await openPglite({ directory: join(dataDirectory, 'database') })
      : await openPostgres(databaseUrl);
  return { ...own, db, pictures, close };
}
