/** PostgreSQL's own programs. */
import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { BackupFault } from './backup-fault';

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

/** Which of a program's streams are ours; the others are nobody's. */
type Streams = { input?: boolean; output?: boolean };

export type RunningTool = {
  input: Writable | null;
  output: Readable | null;
  /** @throws BackupFault with the first error that it told, or where it is not installed; ToolKilled */
  ended: Promise<void>;
  /** Ends it at once; what it has begun at the database is taken back there. */
  kill: () => void;
};

/** The end of a program that was ended from outside, and so has printed nothing. */
export class ToolKilled extends Error {
  override readonly name = 'ToolKilled';
}

/** The line that says what went wrong, without the program's own words before it. */
function reasonIn(said: string): string {
  const lines = said.trim().split('\n');
  const line = lines.find((each) => /error:/i.test(each)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?error:\s+/i, '');
}

const missing = (tool: Tool) =>
  new BackupFault(
    `${tool} is needed for PostgreSQL and is not installed: it comes with PostgreSQL's client programs, of the server's version or newer.`,
  );

/**
 * Starts one of them.
 * @param url of a database; null for one that asks none. Its password goes by the environment,
 * because everybody may read a command line
 */
export function startPostgresTool(
  tool: Tool,
  url: string | null,
  args: string[],
  { input = false, output = false }: Streams = {},
): RunningTool {
  const place = url === null ? null : new URL(url);
  const password = decodeURIComponent(place?.password ?? '');
  if (place) place.password = '';
  const child = spawn(tool, [...args, ...(place ? [`--dbname=${place.toString()}`] : [])], {
    stdio: [input ? 'pipe' : 'ignore', output ? 'pipe' : 'ignore', 'pipe'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((done, failed) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'ENOENT' ? missing(tool) : error),
    );
    child.once('close', (code, signal) => {
      if (code === 0) done();
      else if (signal === 'SIGKILL') failed(new ToolKilled(`${tool} was killed`));
      else failed(new BackupFault(`${tool} failed: ${reasonIn(said)}`));
    });
  });
  // Who started it may look at it later.
  ended.catch(() => undefined);
  return { input: child.stdin, output: child.stdout, ended, kill: () => child.kill('SIGKILL') };
}

/**
 * Runs pg_dump on a database.
 * @throws BackupFault with what it said, or where it is not installed
 */
export async function dumpPostgres(url: string, args: string[]): Promise<void> {
  await startPostgresTool('pg_dump', url, args).ended;
}
