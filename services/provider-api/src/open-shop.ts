/** Opens what the provider and its commands both work on: the lock, the database, the pictures. */
import { join } from 'node:path';
import { lockDirectory } from './database/lock';
import { openPglite, openPostgres, type Database } from './database/open';
import type { Environment } from './environment';
import { ownCatalogue, type OwnCatalogue } from './import/own-catalogue';
import { createPictureLibrary, type PictureLibrary } from './pictures/library';

export type OpenShop = OwnCatalogue & {
  db: Database;
  pictures: PictureLibrary;
  close: () => Promise<void>;
};

/**
 * @param whenLocked runs once the directory is this process's, before the database opens
 * @throws DirectoryTaken when another process works on the data directory (PGlite only)
 */
export async function openShop(
  environment: Environment,
  whenLocked: () => Promise<void> = () => Promise.resolve(),
): Promise<OpenShop> {
  const { dataDirectory, databaseUrl } = environment;
  const own = ownCatalogue();
  const pictures = createPictureLibrary(dataDirectory, own.draw);
  if (databaseUrl !== undefined) {
    await whenLocked();
    const { db, close } = await openPostgres(databaseUrl);
    return { ...own, db, pictures, close };
  }
  const unlock = await lockDirectory(dataDirectory);
  try {
    await whenLocked();
    const { db, close } = await openPglite({
      directory: join(dataDirectory, 'database'),
    });
    return {
      ...own,
      db,
      pictures,
      async close() {
        await close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
