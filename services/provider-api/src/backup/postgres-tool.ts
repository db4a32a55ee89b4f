/** PostgreSQL's own programs. */
import { spawn } from 'node:child_process';
import { BackupFault } from './backup-fault';

/**
 * Runs pg_dump or pg_restore on a database.
 * @param url its password goes by the environment, because everybody may read a command line
 * @throws BackupFault with the last line of what it said, or where it is not installed
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  url: string,
  args: string[],
): Promise<void> {
  const place = new URL(url);
  const password = decodeURIComponent(place.password);
  place.password = '';
  const child = spawn(tool, [...args, `--dbname=${place.toString()}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const code = await new Promise<number | null>((done, failed) => {
    child.once('close', done);
    child.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'ENOENT'
          ? new BackupFault(
              `${tool} is needed for PostgreSQL and is not installed: it comes with PostgreSQL's client programs, of the server's version or newer.`,
            )
          : error,
      ),
    );
  });
  if (code === 0) return;
  const lines = said.trim().split('\n');
  const why = lines.find((line) => line.includes('error:')) ?? lines.at(-1) ?? '';
  throw new BackupFault(`${tool} failed: ${why.replace(/^\S+: error: /, '')}`);
}
