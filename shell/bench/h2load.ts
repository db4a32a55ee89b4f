/** The load of h2load (nghttp2), which takes less of the processor than a generator in Node. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { randomUUID } from 'node:crypto';

const run = promisify(execFile);

/** Whether it is on the PATH. */
export const hasH2load = (): Promise<boolean> =>
  run('h2load', ['--version']).then(
    () => true,
    () => false,
  );

export type Load = { perSecond: number; p99: number; wrong: number };

/** A line of its log: when the request began, its status, and how long it took, in microseconds. */
type Line = { status: number; took: number };

function linesOf(log: string): Line[] {
  return log
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map(Number))
    .map(([, status = 0, took = 0]) => ({ status, took }));
}

/**
 * Asks one address over HTTP/1.1 for some time.
 * @returns answers a second, the 99th percentile in milliseconds, and how many were not 200
 * @throws where nothing was answered
 */
export async function loadByH2load(
  url: string,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Load> {
  const file = join(tmpdir(), `h2load-${randomUUID()}`);
  try {
    // oxfmt-ignore
    await run('h2load', ['--h1', '-c', String(connections), '-D', String(seconds),
      '-H', 'accept-encoding: br', `--log-file=${file}`, url]);
    const lines = linesOf(await readFile(file, 'utf8'));
    const took = lines.map((line) => line.took).sort((one, other) => one - other);
    if (took.length === 0) throw new Error(`h2load got no answer of ${url}`);
    return {
      perSecond: lines.length / seconds,
      p99: (took[Math.floor(took.length * 0.99)] ?? 0) / 1000,
      wrong: lines.filter(({ status }) => status !== 200).length,
    };
  } finally {
    await rm(file, { force: true });
  }
}
