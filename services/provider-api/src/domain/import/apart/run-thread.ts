/**
 * Reads a file that somebody sends in a thread of its own with a limit of time and memory: what a file
 * does to its parser delays nobody's order.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { NOT_NOW, Refusal } from '../../refusal';
import { BadFile } from '../row';

const MEMORY_MOST_MB = 512;
/** How many files are read at a time; the staff of a shop send few. */
const AT_ONCE = 4;
const RETRY_AFTER_SECONDS = 5;

let running = 0;

/** Where a bundle has the thread's code, and what starts it from its source. */
export type ThreadCode = { compiled: URL; source: URL };

const isOutOfMemory = (error: unknown) =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** What a thread tells: a reply, or why the file can't be taken. */
type Told<Reply> = Reply | { bad: string };

async function runThread<Reply extends object>(
  { compiled, source }: ThreadCode,
  workerData: unknown,
  secondsMost: number,
): Promise<Reply> {
  const thread = new Worker(existsSync(compiled) ? compiled : source, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MOST_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const reply = await new Promise<Told<Reply>>((tell, fail) => {
      thread.once('message', tell);
      thread.once('error', fail);
      thread.once('exit', () => {
        fail(new Error('the thread that reads a file has ended'));
      });
      timer = setTimeout(() => {
        fail(new BadFile(`takes more than ${secondsMost} seconds to read`));
      }, secondsMost * 1000);
    });
    if ('bad' in reply) throw new BadFile(reply.bad);
    return reply;
  } catch (error) {
    if (isOutOfMemory(error)) throw new BadFile('needs too much memory to be read');
    throw error;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/**
 * @param sent the file, whose name's ending says what it is
 * @param take uses the thread's reply while its folder is there
 * @throws BadFile as the thread says, and where reading takes too much time or memory; Refusal 503
 * while others' files are read
 */
export async function readApart<Reply extends object, Value>(
  code: ThreadCode,
  {
    name,
    bytes,
    map = null,
    secondsMost,
  }: { name: string; bytes: Buffer; map?: string | null; secondsMost: number },
  take: (reply: Reply) => Value | Promise<Value>,
): Promise<Value> {
  if (running >= AT_ONCE) {
    throw new Refusal('unavailable', NOT_NOW, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  running += 1;
  try {
    const folder = await mkdtemp(join(tmpdir(), 'sent-file-'));
    try {
      const file = join(folder, `sent${extname(name).toLowerCase()}`);
      await writeFile(file, bytes);
      const mapFile = map === null ? null : join(folder, 'map.json');
      if (map !== null && mapFile !== null) await writeFile(mapFile, map);
      return await take(await runThread<Reply>(code, { file, folder, mapFile }, secondsMost));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    running -= 1;
  }
}
