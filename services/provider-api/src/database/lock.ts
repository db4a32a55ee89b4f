/**
 * One process per data directory: two on one PGlite directory silently lose each other's writes.
 * The lock is a file that names its holder. A dead holder is replaced at once, which a lock with
 * only an expiry can't do. Checking and taking the lock happen under a short mutual exclusion.
 */
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import * as z from 'zod';

const HEARTBEAT_MS = 5000;
/** A holder on another machine (a shared volume) counts as dead after this silence. */
const SILENCE_MS = 20_000;

const holderSchema = z.object({ pid: z.number().int(), host: z.string(), started: z.string() });
type Holder = z.infer<typeof holderSchema>;

export class DirectoryTaken extends Error {
  override readonly name = 'DirectoryTaken';
  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(`The data directory ${directory} is in use by another provider (process ${pid}).`);
  }
}

/**
 * When a process started, where the system reports it, so that a reused process id isn't taken for
 * the holder.
 */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function holderOf(file: string): Promise<Holder | null> {
  try {
    const read = holderSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

async function isAlive(holder: Holder, file: string): Promise<boolean> {
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < SILENCE_MS;
  if (!processExists(holder.pid)) return false;
  return (await startOf(holder.pid)) === holder.started;
}

/**
 * Takes the directory's lock.
 * @returns a function that releases it
 * @throws DirectoryTaken when a running process holds it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const file = join(directory, 'provider.lock');
  const done = await lockfile.lock(directory, {
    lockfilePath: join(directory, 'provider.lock.mutex'),
    stale: 2000,
    retries: { retries: 30, minTimeout: 50, maxTimeout: 100 },
  });
  try {
    const holder = await holderOf(file);
    if (holder && (await isAlive(holder, file))) throw new DirectoryTaken(directory, holder.pid);
    const mine: Holder = {
      pid: process.pid,
      host: hostname(),
      started: await startOf(process.pid),
    };
    await writeFile(file, JSON.stringify(mine));
  } finally {
    await done();
  }
  const heartbeat = setInterval(() => {
    utimes(file, new Date(), new Date()).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  };
}
