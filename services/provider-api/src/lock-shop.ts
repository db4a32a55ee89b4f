import { lockDirectory } from './database/lock';
import type { Environment } from './environment';

/**
 * Makes the data directory this process's, where the database takes one process only.
 * @returns what gives it back
 * @throws DirectoryTaken when another process works on it
 */
export async function lockShop(environment: Environment): Promise<() => Promise<void>> {
  return environment.databaseUrl === undefined
    ? lockDirectory(environment.dataDirectory)
    : () => Promise.resolve();
}
