/**
 * How much of a processor processes have used. Unlike the clock it says the same on a machine that
 * other work keeps busy. Linux only.
 */
import { readFile, readdir } from 'node:fs/promises';

/** A tick of the system's clock, in milliseconds; the same on every Linux of today's machines. */
const TICK = 10;

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');

/** The fields of a process after its name, which may have spaces. */
const fieldsOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

async function ofThreads(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const said = await Promise.all(
    threads.map((thread) => textOf(`/proc/${pid}/task/${thread}/schedstat`)),
  );
  return said.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);
}

/** A server's processes: itself and those that it started. */
async function family(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(all.map((each) => textOf(`/proc/${each}/stat`)));
  return [pid, ...all.filter((_, at) => Number(fieldsOf(stats[at] ?? '')[1]) === pid)];
}

/**
 * @param pids processes with those that they started
 * @returns milliseconds since they began, with those of their processes that have ended
 */
export async function processorTime(pids: readonly number[]): Promise<number> {
  let sum = 0;
  for (const pid of pids) {
    const [ended, endedSystem] = fieldsOf(await textOf(`/proc/${pid}/stat`)).slice(13, 15);
    sum += (Number(ended) + Number(endedSystem)) * TICK;
    for (const each of await family(pid)) sum += await ofThreads(each);
  }
  return sum;
}
