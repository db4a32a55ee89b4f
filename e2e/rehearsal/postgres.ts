/** PostgreSQL with a streaming replica, as processes of the installed programs (Debian's). */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, chownSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProgram, type Program, type Running } from './process';
import { until } from './until';

const DEBIAN = '/usr/lib/postgresql';
/** How long a start may take, in milliseconds: what a crash has left is read first. */
const STARTS_WITHIN = 30_000;

export type Postgres = {
  url: string;
  replicaUrl: string;
  start: (which: Which) => Promise<void>;
  /** `SIGINT` ends its calls and stops it in order, `SIGKILL` is a crash. */
  stop: (which: Which, signal: NodeJS.Signals) => Promise<void>;
  /** One value of one row, as text. */
  ask: (which: Which, statement: string) => Promise<string>;
  /** Waits until the replica has what the primary has now. */
  untilReplicated: () => Promise<void>;
};
type Which = 'primary' | 'replica';

/** The newest of the installed versions. */
function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const folder = join(DEBIAN, String(Math.max(0, ...versions)), 'bin');
  const given = process.env.PG_BIN ?? folder;
  if (!existsSync(join(given, 'pg_basebackup'))) {
    throw new Error(`no PostgreSQL in ${given}: apt-get install postgresql, or set PG_BIN`);
  }
  return given;
}

/** PostgreSQL refuses to run as root. */
function servant(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Makes an empty database `storefront` and its replica, and starts both.
 * @param folder where their data goes; everybody may enter it
 */
export async function startPostgres(
  folder: string,
  logs: string,
  ports: { primary: number; replica: number },
): Promise<Postgres> {
  const bin = programs();
  const as = servant();
  const data = (which: Which) => join(folder, which);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  for (const which of ['primary', 'replica'] as const) {
    mkdirSync(data(which), { mode: 0o700 });
    if (as) chownSync(data(which), as.uid, as.gid);
  }
  const run = async (program: string, args: string[]) => {
    const { stdout } = await promisify(execFile)(join(bin, program), args, {
      ...as,
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' },
    });
    return stdout.trim();
  };
  const urlOf = (which: Which, name = 'storefront') =>
    `postgres://storefront@127.0.0.1:${ports[which]}/${name}`;
  const running = new Map<Which, Running>();

  const programOf = (which: Which): Program => ({
    name: `postgres-${which}`,
    folder,
    command: join(bin, 'postgres'),
    // oxfmt-ignore
    args: ['-D', data(which), '-p', String(ports[which]), '-c', 'listen_addresses=127.0.0.1',
      '-c', `unix_socket_directories=${data(which)}`, '-c', 'max_connections=100',
      '-c', 'wal_keep_size=256MB'],
    env: { LC_ALL: 'C.UTF-8' },
    ...(as ? { as } : {}),
  });
  const ask = (which: Which, statement: string, name?: string) =>
    run('psql', ['-XAtq', '-c', statement, urlOf(which, name)]);
  const isUp = (which: Which) =>
    ask(which, 'select 1', 'postgres').then(
      () => true,
      () => false,
    );
  const start = async (which: Which) => {
    await until(`PostgreSQL (${which}) starts`, STARTS_WITHIN, async () => {
      // After a crash its former processes may hold its memory for a moment.
      if (running.get(which)?.hasEnded() ?? true) {
        running.set(which, startProgram(programOf(which), logs));
      }
      return isUp(which);
    });
  };

  await run('initdb', ['-D', data('primary'), '-U', 'storefront', '--auth=trust', '-E', 'UTF8']);
  await start('primary');
  await ask('primary', 'create database storefront', 'postgres');
  // oxfmt-ignore
  await run('pg_basebackup', ['-d', urlOf('primary', 'postgres'), '-D', data('replica'), '-R',
    '-X', 'stream', '-c', 'fast']);
  await start('replica');
  return {
    url: urlOf('primary'),
    replicaUrl: urlOf('replica'),
    start,
    async stop(which, signal) {
      running.get(which)?.signal(signal);
      await running.get(which)?.ended;
    },
    ask: (which, statement) => ask(which, statement),
    async untilReplicated() {
      const written = await ask('primary', 'select pg_current_wal_lsn()');
      await until('the replica has what the primary has', 10_000, async () => {
        const behind = `select pg_wal_lsn_diff('${written}', pg_last_wal_replay_lsn()) <= 0`;
        return (await ask('replica', behind).catch(() => 'f')) === 't';
      });
    },
  };
}
