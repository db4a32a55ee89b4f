/** The bucket of the releases: a local S3 server as a process, which can hang or go away. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startProgram, type Program, type Running } from './process';
import { until } from './until';

const ROOM = resolve(import.meta.dirname, '../../packages/object-store');
const BUCKET = 'shop';

export type ObjectStore = {
  /** What everybody is told who uses it. */
  settings: Record<string, string>;
  start: () => Promise<void>;
  /** It takes calls, and answers none. */
  hang: () => void;
  resume: () => void;
  /** It refuses connections. */
  stop: () => Promise<void>;
};

export async function startObjectStore(
  folder: string,
  logs: string,
  port: number,
): Promise<ObjectStore> {
  mkdirSync(folder);
  const endpoint = `http://127.0.0.1:${port}`;
  const program: Program = {
    name: 'objects',
    folder: ROOM,
    command: process.execPath,
    args: ['--import', 'tsx', join(ROOM, 'test/s3-server.ts'), folder, BUCKET, String(port)],
    env: {},
  };
  let running: Running | undefined;
  const isUp = () =>
    fetch(endpoint, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.arrayBuffer().then(() => true),
      () => false,
    );
  const start = async () => {
    running = startProgram(program, logs);
    await until('the bucket answers', 30_000, isUp);
  };
  await start();
  return {
    settings: {
      RELEASE_STORE: `s3://${BUCKET}/releases`,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    hang: () => running?.signal('SIGSTOP'),
    resume: () => running?.signal('SIGCONT'),
    async stop() {
      running?.signal('SIGKILL');
      await running?.ended;
    },
  };
}
