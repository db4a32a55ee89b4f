import { lockDirectory } from './database/lock';
import type { Environment } from './environment';

/**
 * Locks the data directory for this process, where the database allows only one process.
 * @returns a function that releases it
 * @throws DirectoryTaken when another process works on it
 */
export async function lockShop(environment: Environment): Promise<() => Promise<void>> {
  return environment.databaseUrl === undefined
    ? lockDirectory(environment.dataDirectory)
    : () => Promise.resolve();
}
