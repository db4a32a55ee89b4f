import { spawn, type ChildProcess } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { PassThrough, type Duplex } from 'node:stream';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Node's permissions, by their name before version 22.13 and since. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** The folders of its libraries, which contain nothing secret. */
const LIBRARIES = ['node_modules', 'shell/node_modules'];

export type WorkerProcess = { child: ChildProcess; channel: Duplex };

export type WorkerProcessSettings = {
  /** The file that it runs, in a folder of its own. */
  program: string;
  /** The folder of the releases. */
  store: string;
  /** How much memory it may use, in megabytes. */
  memory: number;
};

/**
 * Starts the process that the code of remotes runs in. It may read its libraries and the releases'
 * own folders, and write nothing; it has no environment, no other processes or threads, no add-ons,
 * no code made from text, and none of this process's descriptors but the pipe for messages.
 */
export function startWorkerProcess(settings: WorkerProcessSettings): WorkerProcess {
  const { program, store, memory } = settings;
  const readable = [
    join(dirname(program), '/'),
    ...LIBRARIES.map((folder) => join(ROOT, folder, '/')),
    // By patterns, which Node also matches against a folder that comes while this process runs; a
    // folder's own name would give leave only where it exists already.
    join(store, 'shell', '*'),
    join(store, 'mfe-*'),
  ];
  const child = spawn(
    process.execPath,
    [
      PERMISSION,
      ...readable.map((path) => `--allow-fs-read=${path}`),
      '--disallow-code-generation-from-strings',
      '--no-warnings',
      `--max-old-space-size=${memory}`,
      // What an earlier page left in memory is not handed to the code of the next one.
      '--zero-fill-buffers',
      program,
    ],
    {
      // The time zone is no secret, and pages need it for dates.
      env: { NODE_ENV: 'production', ...(process.env.TZ ? { TZ: process.env.TZ } : {}) },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  // One that could not be started may have no pipes at all.
  const pipe = (child.stdio as typeof child.stdio | undefined)?.[3] as Duplex | undefined;
  return { child, channel: pipe ?? new PassThrough().destroy() };
}
