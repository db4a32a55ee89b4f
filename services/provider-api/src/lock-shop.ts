import { undoCutRestore } from './commands/backup/swap';
import { lockDirectory } from './database/lock';
import type { Environment } from './environment';

/**
 * Locks the data directory for this process, where the database allows only one process.
 * @returns a function that releases it
 * @throws DirectoryTaken when another process works on it
 */
export async function lockShop(environment: Environment): Promise<() => Promise<void>> {
  if (environment.databaseUrl !== undefined) return () => Promise.resolve();
  const unlock = await lockDirectory(environment.dataDirectory);
  await undoCutRestore(environment.dataDirectory);
  return unlock;
}
