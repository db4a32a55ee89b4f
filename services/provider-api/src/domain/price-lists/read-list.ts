/**
 * Reads a price list that somebody sends, in a thread of its own with a limit of time and memory:
 * what a file does to its parser delays nobody's order.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { NOT_NOW, Refusal } from '../refusal';
import { BadFile } from '../import/row';
import type { ListRow } from './list-file';
import type { Reply } from './read-list-worker';

/** A list of 50,000 rows takes about a second. */
const SECONDS_MOST = 30;
const MEMORY_MOST_MB = 512;
/** How many lists are read at a time; the staff of a shop send few. */
const AT_ONCE = 4;
const RETRY_AFTER_SECONDS = 5;

let running = 0;

const FROM_SOURCE = new URL('./read-list-source.mjs', import.meta.url);
/** Where a bundle has the thread's code. */
const COMPILED = new URL('./read-list-worker.js', import.meta.url);

function startThread(file: string): Worker {
  return new Worker(existsSync(COMPILED) ? COMPILED : FROM_SOURCE, {
    workerData: file,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MOST_MB },
  });
}

const isOutOfMemory = (error: unknown) =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

async function readApart(file: string, secondsMost: number): Promise<ListRow[]> {
  const thread = startThread(file);
  let timer: NodeJS.Timeout | undefined;
  try {
    const reply = await new Promise<Reply>((tell, fail) => {
      thread.once('message', tell);
      thread.once('error', fail);
      thread.once('exit', () => {
        fail(new Error('the thread that reads a price list has ended'));
      });
      timer = setTimeout(() => {
        fail(new BadFile(`takes more than ${secondsMost} seconds to read`));
      }, secondsMost * 1000);
    });
    if ('bad' in reply) throw new BadFile(reply.bad);
    return reply.rows;
  } catch (error) {
    if (isOutOfMemory(error)) throw new BadFile('needs too much memory to be read');
    throw error;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/**
 * @param name of the file; its ending says what it is
 * @throws BadFile as `readListFile`, and where reading takes too much time or memory; Refusal 503
 * while others' lists are read
 */
export async function readList(
  name: string,
  bytes: Buffer,
  secondsMost = SECONDS_MOST,
): Promise<ListRow[]> {
  if (running >= AT_ONCE) {
    throw new Refusal('unavailable', NOT_NOW, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  running += 1;
  try {
    const folder = await mkdtemp(join(tmpdir(), 'price-list-'));
    try {
      const file = join(folder, `list${extname(name).toLowerCase()}`);
      await writeFile(file, bytes);
      return await readApart(file, secondsMost);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    running -= 1;
  }
}
