/** The shop's database on a real PostgreSQL (tooling/run/test-postgres). */
import { newTestDatabase, startTestPostgres, type TestDatabase } from 'tooling/run/test-postgres';
import { openPostgres, type OpenDatabase } from '../src/database/open';

type MoreToOpen = Parameters<typeof openPostgres> extends [string, ...infer More] ? More : never;
/**
 * @returns a function that opens a new database, which is dropped when it is closed, and a function
 * that stops the server
 * @throws where no PostgreSQL can be had for this system
 */
export async function startPostgres(): Promise<{
  /** Takes the arguments of openPostgres after the URL. */
  open: (...more: MoreToOpen) => Promise<OpenDatabase>;
  stop: () => Promise<void>;
}> {
  const { url, stop } = await startTestPostgres();
  let migrated: Promise<TestDatabase> | null = null;
  const migrate = async () => {
    const database = await newTestDatabase(url);
    await (await openPostgres(database.url)).close();
    return database;
  };
  const open = async (...more: MoreToOpen): Promise<OpenDatabase> => {
    // Copied, in a fifth of the time that all migrations take.
    migrated ??= migrate();
    const database = await newTestDatabase(url, (await migrated).name);
    const { close, ...opened } = await openPostgres(database.url, ...more);
    return {
      ...opened,
      async close() {
        await close();
        await database.drop();
      },
    };
  };
  return {
    open,
    async stop() {
      await (await migrated)?.drop();
      await stop();
    },
  };
}
