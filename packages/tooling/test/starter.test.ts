/** A server ends when the process that started it ends, in any way. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isTaken } from '../run/processes.mjs';
import { ROOT } from '../run/services.mjs';

let data = '';
let port = 0;
let starter: ChildProcess | null = null;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'starter-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as AddressInfo);
  probe.close();
  await once(probe, 'close');
});
afterEach(async () => {
  starter?.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

/** Runs a command that starts a server, and waits until the server answers. */
async function start(command: string, args: string[]): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, MFE_SEARCH_PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  starter = child;
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  while (!output.includes('ready on')) {
    if (child.exitCode !== null) throw new Error(output);
    await new Promise((done) => setTimeout(done, 50));
  }
  return child;
}

/** Waits until the port is free; the test's time limit ends the wait if it never is. */
async function untilFree(): Promise<void> {
  while (await isTaken(port)) await new Promise((done) => setTimeout(done, 50));
}

const SERVE = ['packages/tooling/run/serve.mjs', 'mfe-search'];

it.each(['SIGTERM', 'SIGKILL'] as const)('after a %s to it', async (signal) => {
  const child = await start(process.execPath, SERVE);
  child.kill(signal);
  await untilFree();
  expect(await isTaken(port)).toBe(false);
});

it('after a SIGKILL to npx, which tells nobody', { tags: 'long' }, async () => {
  const child = await start('npx', ['--yes', 'pnpm@12.21.0', 'serve', 'mfe-search']);
  child.kill('SIGKILL');
  await untilFree();
  expect(await isTaken(port)).toBe(false);
});
