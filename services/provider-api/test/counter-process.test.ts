/** The counter of a running provider: where it is, who gets the first link, how it ends. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { COMPILED } from 'tooling/run/compiled';
import { counterLines } from 'tooling/run/counter-lines';
import { freePort } from 'tooling/run/free-port';
import { copyNewDatabase } from 'tooling/run/prepared-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/environment';
import { socketPath } from '../src/commands/job-socket';
import { PASSWORD } from './clerk';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('the counter of a provider', { timeout: 180_000 }, () => {
  let directory = '';
  let environment: Record<string, string> = {};
  let provider: ChildProcess;
  const said: string[] = [];

  /** Starts the provider on the data of before. */
  async function start(): Promise<void> {
    const args = [COMPILED, 'src/main.ts'];
    provider = spawn(process.execPath, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!provider.stdout) throw new Error('the provider says nothing');
    said.length = 0;
    for await (const line of createInterface(provider.stdout)) {
      said.push(line);
      if (line.includes(' ready on ')) break;
    }
  }
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'provider-counter-'));
    await copyNewDatabase(directory);
    const port = String(await freePort());
    environment = {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      PORT: '0',
      STAFF_PORT: port,
      DATA_DIR: directory,
    };
    await start();
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
      [COMPILED, 'src/cli.ts', 'staff', ...args],
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

  it('says it in lines that `start` says again at its end, and in no others', () => {
    const counter = counterLines();
    const others = said.filter((line) => !counter.keep(line));
    expect(counter.lines).toEqual(said.slice(0, 2));
    expect(others.join('\n')).not.toContain(origin());
  });

  it('gives links by command while it runs', { tags: 'long' }, async () => {
    const [who, link = ''] = await command('add', 'maria', '--role', 'counter');
    expect(who).toBe('maria is counter.');
    const page = await fetch(link.replace('Their one-time link: ', ''));
    expect(await page.text()).toContain('Welcome, maria');
    expect(await command('list')).toEqual([
      'maria                counter    has not used the link',
      'owner                owner      has not used the link',
    ]);
    await expect(command('add', 'maria', '--role', 'counter')).rejects.toMatchObject({ code: 1 });
  });

  /** The cookie of somebody who opens a new account by its link. */
  async function sessionOf(name: string): Promise<string> {
    const [, said = ''] = await command('add', name, '--role', 'counter');
    const page = await fetch(said.replace('Their one-time link: ', ''));
    const visitor = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const html = await page.text();
    const valueOf = (field: string) =>
      new RegExp(`name="${field}" value="([^"]+)"`).exec(html)?.[1];
    const key = /<code class="key">([^<]+)</.exec(html)?.[1]?.replaceAll(' ', '') ?? '';
    const opened = await fetch(`${origin()}/staff/welcome`, {
      method: 'POST',
      headers: { cookie: visitor.join('; '), origin: origin(), 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({
        ...{ token: valueOf('token') ?? '', link: valueOf('link') ?? '', name },
        ...{ password: PASSWORD, again: PASSWORD },
        code: new TOTP({ secret: Secret.fromBase32(key) }).generate(),
      }),
    });
    const session = opened.headers.getSetCookie().find((cookie) => cookie.startsWith('staff='));
    return session?.split(';')[0] ?? '';
  }

  /** The stream of an open list, as the browser opens it, and again after a second where it ended. */
  async function stream(cookie: string) {
    const opened = await fetch(`${origin()}/staff/orders/live`, { headers: { cookie } });
    const events = opened.body?.pipeThrough(new TextDecoderStream()).getReader();
    return { status: opened.status, next: async () => events?.read() };
  }

  it('ends open streams with the provider, and the next provider goes on with them', async () => {
    expect((await fetch(`${origin()}/api/brands`)).status).toBe(404);
    const cookie = await sessionOf('lita');
    const open = await stream(cookie);
    const first = (await open.next())?.value ?? '';
    // The browser comes back by itself after so many milliseconds.
    expect(first).toMatch(/event: orders\ndata: \S+\n(?:id: .*\n)?retry: 1000/);
    const ended = once(provider, 'exit');
    provider.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect((await open.next())?.done).toBe(true);
    await expect(fetch(`${origin()}/staff/sign-in`)).rejects.toThrow('fetch failed');
    await start();
    const again = await stream(cookie);
    expect(again.status).toBe(200);
    // The same state, so that the page has nothing to fetch.
    expect((await again.next())?.value).toBe(first);
  });

  it('has an address by https in production, or no counter', () => {
    const read = (given: Record<string, string>) =>
      readEnvironment({
        NODE_ENV: 'production',
        DATA_DIR: '/data',
        STAFF_PORT: '4001',
        ...given,
      });
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
