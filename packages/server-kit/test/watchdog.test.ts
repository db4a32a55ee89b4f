import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { COMPILED } from 'tooling/run/compiled';
import { expect, it } from 'vitest';

/** @returns how the process ended, and what it wrote */
async function ended(does: 'hang' | 'wait') {
  const args = [COMPILED, 'test/watched-process.ts', does];
  const child = spawn(process.execPath, args, { cwd: join(import.meta.dirname, '..') });
  const closed = once(child, 'close') as Promise<[number | null, string | null]>;
  const [written, [code, signal]] = await Promise.all([text(child.stderr), closed]);
  return { written, code, signal };
}

it('a process that hangs is ended, with a line for whoever looks', async () => {
  const { written, signal } = await ended('hang');
  expect(signal).toBe('SIGKILL');
  expect(JSON.parse(written)).toMatchObject({
    alert: true,
    message: expect.stringContaining('blocked for 0.4 s') as string,
  });
});

it('a process that waits is left alone, and ends by itself', async () => {
  expect(await ended('wait')).toEqual({ written: '', code: 0, signal: null });
});
