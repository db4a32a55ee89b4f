/** Starts the PostgreSQL of a folder, of whichever version: Debian's, or one that was unpacked. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where its data is and where it listens; its user is `postgres`. */
export type Place = { directory: string; port: number; password: string; flags: readonly string[] };

export type Server = {
  initialise: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** PostgreSQL refuses to run as root. @throws where this is root and nobody is called postgres */
async function whoRunsIt(): Promise<{ uid: number; gid: number } | Record<string, never>> {
  if (userInfo().uid !== 0) return {};
  const id = async (flag: string) => Number((await execute('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    throw new Error("PostgreSQL doesn't run as root, and there is no user called postgres");
  }
}

const programIn = (folder: string, name: string): string => {
  const program = join(folder, 'bin', name);
  if (!existsSync(program)) throw new Error(`${folder} has no bin/${name}`);
  return program;
};

/** @returns '15.13', as the programs of the folder say it */
export async function versionIn(folder: string): Promise<string> {
  const { stdout } = await execute(programIn(folder, 'postgres'), ['--version']);
  return /\d+(?:\.\d+)*/.exec(stdout)?.[0] ?? '';
}

/**
 * @param folder has `bin/postgres` and `bin/initdb`
 * @throws where it has not
 */
export function postgresOf(folder: string, { directory, port, password, flags }: Place): Server {
  const [postgres, initdb] = [programIn(folder, 'postgres'), programIn(folder, 'initdb')];
  let stopRunning: () => Promise<void> = () => Promise.resolve();
  return {
    async initialise() {
      const by = await whoRunsIt();
      const secrets = await mkdtemp(join(tmpdir(), 'postgres-of-'));
      const passwordFile = join(secrets, 'password');
      await writeFile(passwordFile, `${password}\n`);
      await mkdir(directory, { recursive: true });
      if (by.uid !== undefined) {
        for (const path of [secrets, passwordFile, directory]) await chown(path, by.uid, by.gid);
      }
      const how = ['--auth=scram-sha-256', '--username=postgres', `--pwfile=${passwordFile}`];
      const where = [`--pgdata=${directory}`, '--encoding=UTF8'];
      await execute(initdb, [...where, ...how], { ...by, cwd: directory }).finally(() =>
        rm(secrets, { recursive: true }),
      );
    },
    async start() {
      const by = await whoRunsIt();
      // Its socket would be in a folder that only a system's own server may write to.
      const own = ['-D', directory, '-p', String(port), '-c', 'unix_socket_directories='];
      const child = spawn(postgres, [...own, ...flags], { ...by, cwd: directory });
      const ended = once(child, 'close');
      let said = '';
      await new Promise<void>((ready, failed) => {
        child.on('error', failed);
        child.on('close', () => failed(new Error(`PostgreSQL has ended: ${said}`)));
        child.stderr.on('data', (chunk: Buffer) => {
          said = `${said}${chunk.toString()}`.slice(-10_000);
          if (said.includes('ready to accept connections')) ready();
        });
      });
      stopRunning = async () => {
        child.kill('SIGINT');
        await ended;
      };
    },
    stop: () => stopRunning(),
  };
}
