/** The counter of a running provider: where it is, who gets the first link, how it ends. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from 'tooling/run/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/environment';
import { socketPath } from '../src/import/job-socket';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('the counter of a provider', { timeout: 180_000 }, () => {
  let directory = '';
  let environment: Record<string, string> = {};
  let provider: ChildProcess;
  const said: string[] = [];
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'provider-counter-'));
    const port = String(await freePort());
    environment = {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      STAFF_PORT: port,
      DATA_DIR: directory,
    };
    const args = ['--import', 'tsx', 'src/main.ts'];
    provider = spawn(process.execPath, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!provider.stdout) throw new Error('the provider says nothing');
    for await (const line of createInterface(provider.stdout)) {
      said.push(line);
      if (line.includes(' ready on ')) break;
    }
  }, 180_000);
  afterAll(async () => {
    provider.kill('SIGKILL');
    await rm(socketPath(directory), { force: true });
    await rm(directory, { recursive: true, force: true });
  });

  const origin = () => `http://localhost:${environment.STAFF_PORT}`;
  const command = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'src/cli.ts', 'staff', ...args],
      { cwd: root, env: environment },
    );
    return stdout.trim().split('\n');
  };

  it('says where it is, and gives the first owner a link that works', async () => {
    expect(said[0]).toBe(`the counter is at ${origin()}/staff`);
    const link = /^the first owner signs in by this link, once: (\S+)$/.exec(said[1] ?? '')?.[1];
    const page = await fetch(link ?? '');
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Welcome, owner'),
    ]);
  });

  it('gives links by command while it runs', async () => {
    const [who, link = ''] = await command('add', 'maria', '--role', 'counter');
    expect(who).toBe('maria is counter.');
    const page = await fetch(link.replace('Their one-time link: ', ''));
    expect(await page.text()).toContain('Welcome, maria');
    expect(await command('list')).toEqual([
      'maria                counter    has not used the link',
      'owner                owner      has not used the link',
    ]);
    await expect(command('add', 'Not a Name', '--role', 'counter')).rejects.toMatchObject({
      code: 2,
    });
    await expect(command('add', 'maria', '--role', 'counter')).rejects.toMatchObject({ code: 1 });
  });

  it('answers none of the shop’s calls, and ends with the provider', async () => {
    expect((await fetch(`${origin()}/api/brands`)).status).toBe(404);
    const ended = once(provider, 'exit');
    provider.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`${origin()}/staff/sign-in`)).rejects.toThrow('fetch failed');
  });

  it('has an address by https in production, or no counter', () => {
    const read = (given: Record<string, string>) =>
      readEnvironment({ NODE_ENV: 'production', STAFF_PORT: '4001', ...given });
    const refusal =
      /^STAFF_ORIGIN: is needed with STAFF_PORT and NODE_ENV=production, and must start with https:\/\/$/;
    expect(() => read({})).toThrow(refusal);
    expect(() => read({ STAFF_ORIGIN: 'http://counter.example' })).toThrow(refusal);
    expect(read({ STAFF_ORIGIN: 'https://counter.example/' })).toMatchObject({
      staffOrigin: 'https://counter.example',
      counterOrigin: 'https://counter.example',
    });
    expect(read({ STAFF_PORT: '' })).toMatchObject({ staffPort: undefined, counterOrigin: null });
  });
});
