/** The provider as a process: how it starts, refuses and ends, and its commands while it runs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { COMPILED } from 'tooling/run/compiled';
import { freePort } from 'tooling/run/free-port';
import { until, untilRefused } from 'tooling/run/until';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DirectoryTaken, lockDirectory } from '../src/database/lock';
import { socketPath } from '../src/commands/job-socket';
import { smallCatalogue } from './small-catalogue';

const root = fileURLToPath(new URL('..', import.meta.url));
const running = new Set<ChildProcess>();

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

function run(script: string, args: string[], environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [COMPILED, script, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...environment },
  });
  running.add(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((done) => {
    child.on('close', (code) => {
      running.delete(child);
      done(code);
    });
  });
  return { child, output: () => text, ended };
}

/** The port of a started provider, from the line that it prints. */
async function ready(provider: Run): Promise<number> {
  return Number(
    (await until(() => /ready on http:\/\/localhost:(\d+)/.exec(provider.output())))[1],
  );
}

const catalogue = {
  brands: [{ id: 1, brand_name: 'Northwind' }],
  categories: [{ id: 1, category_name: 'Ladders' }],
  products: [
    {
      id: 1,
      product_name: 'Folding Attic Ladder',
      brand: 1,
      category: 1,
      variants: [{ variant_name: 'Standard', price: 10 }],
    },
  ],
};

describe('the process', { timeout: 180_000 }, () => {
  let directory: string;
  let provider: Run;
  let port: number;
  let seeded: Record<string, string>;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'provider-process-'));
    const demo = join(directory, 'demo');
    await mkdir(demo);
    await writeFile(join(demo, 'catalogue.json'), JSON.stringify(smallCatalogue));
    seeded = {
      PORT: '0',
      DATA_DIR: directory,
      DEMO_CATALOGUE: demo,
      TRUSTED_PROXIES: '127.0.0.1',
    };
    provider = run('src/main.ts', [], seeded);
    port = await ready(provider);
  }, 180_000);
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });

  it('seeds the shop at its first start, and says so in one line', async () => {
    expect(provider.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^seeded the demonstration catalogue: \d+ products, \d+ variants$/),
      `provider ready on http://localhost:${port}`,
    ]);
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect(await health.json()).toEqual({ status: 'ok' });
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('lives, but is not ready, until its shop is open', async () => {
    // A database that accepts connections and says nothing.
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port: database } = silent.address() as AddressInfo;
    const free = await freePort();
    const opening = run('src/main.ts', [], {
      PORT: String(free),
      DATABASE_URL: `postgres://127.0.0.1:${database}/shop`,
    });
    const connected = once(silent, 'connection');
    const probe = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${free}/health/${path}`);
      return [answer.status, (await answer.json()) as unknown];
    };
    await connected;
    expect(await probe('live')).toEqual([200, { status: 'ok' }]);
    expect(await probe('ready')).toEqual([503, { status: 'the shop is just opening' }]);
    opening.child.kill('SIGKILL');
    await opening.ended;
    silent.close();
  });

  it('opens its database while its catalogue is still being made', async () => {
    const data = await mkdtemp(join(tmpdir(), 'provider-waiting-'));
    const demo = join(data, 'demo');
    const free = await freePort();
    const waiting = run('src/main.ts', [], {
      PORT: String(free),
      DATA_DIR: data,
      DEMO_CATALOGUE: demo,
      DEMO_CATALOGUE_MADE_FROM: 'sources of today',
    });
    await until(() => waiting.output().includes('waits for the demonstration catalogue'));
    await mkdir(demo);
    await writeFile(join(demo, '.made-from'), 'sources of yesterday');
    expect((await fetch(`http://127.0.0.1:${free}/health/ready`)).status).toBe(503);
    await writeFile(join(demo, 'catalogue.json'), JSON.stringify(smallCatalogue));
    await writeFile(join(demo, '.made-from'), 'sources of today');
    expect(await ready(waiting)).toBe(free);
    expect(waiting.output()).toMatch(/^seeded the demonstration catalogue/m);
    waiting.child.kill('SIGKILL');
    await waiting.ended;
    await rm(data, { recursive: true, force: true });
  });

  it('tells shoppers apart behind a proxy that it trusts', async () => {
    const inquire = async (shopper: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/utilities/inquiries/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': shopper },
        body: JSON.stringify({ name: 'A', mobileNumber: '1', email: 'a@b.ph', inquiry: 'Hello' }),
      });
      return answer.status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push(await inquire(`192.0.2.${at}, 203.0.113.5`));
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await inquire('192.0.2.1, 203.0.113.6')).toBe(200);
  });

  it('refuses a second process on its directory', async () => {
    const second = run('src/main.ts', [], { PORT: '0', DATA_DIR: directory });
    // A second provider that gets the directory would never end, so its start ends the wait too.
    const outcome = () =>
      second.child.exitCode ?? (second.output().includes('ready on') ? 'let in' : null);
    expect(await until(outcome)).toBe(1);
    await second.ended;
    expect(second.output().trim()).toBe(
      `The data directory ${directory} is in use by another provider (process ${provider.child.pid}).`,
    );
  });

  it('names a taken port, and leaves no lock behind', async () => {
    const other = await mkdtemp(join(tmpdir(), 'provider-process-'));
    const refused = run('src/main.ts', [], { PORT: String(port), DATA_DIR: other });
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim()).toBe(`Port ${port} is taken. Set PORT to another one.`);
    await expect(access(join(other, 'provider.lock'))).rejects.toThrow();
    await rm(other, { recursive: true });
  });

  it('names a wrong setting in one line', async () => {
    const refused = run('src/main.ts', [], { DATA_DIR: directory, PORT: '70000' });
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim()).toMatch(/^Environment: PORT: .+$/);
  });

  it('shows no outbox unless it was told to', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/dev/outbox`);
    expect(answer.status).toBe(404);
  });

  it(
    'imports while it runs, with paths from where the caller stands',
    { tags: 'long' },
    async () => {
      await writeFile(join(directory, 'ladders.json'), JSON.stringify(catalogue));
      const environment = { DATA_DIR: directory, INIT_CWD: directory };
      const done = run('src/cli.ts', ['import', './ladders.json', '--images', '.'], environment);
      expect(await done.ended).toBe(0);
      expect(done.output()).toMatch(/products: 1 added/);
      const answer = await fetch(`http://127.0.0.1:${port}/api/store/products/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'attic ladder' }),
      });
      const { results } = (await answer.json()) as { results: { product_name: string }[] };
      expect(results[0]?.product_name).toBe('Folding Attic Ladder');
      const missing = run('src/cli.ts', ['import', './none.json'], environment);
      expect(await missing.ended).toBe(1);
      expect(missing.output()).toMatch(/none\.json can not be read\. Nothing was imported\./);
      const misused = run('src/cli.ts', ['import'], environment);
      expect(await misused.ended).toBe(2);
      expect(misused.output()).toMatch(/^Usage:/);
    },
  );

  it(
    'takes other names for a search while it runs, and says what is wrong with one',
    { tags: 'long' },
    async () => {
      const environment = { DATA_DIR: directory, INIT_CWD: directory };
      await writeFile(join(directory, 'names.tsv'), 'loft climber\tattic ladder\n');
      const kept = run('src/cli.ts', ['synonyms', 'import', './names.tsv'], environment);
      expect(await kept.ended).toBe(0);
      expect(kept.output()).toMatch(/^Kept 1 phrase\. Searches know it within 5 seconds\./);
      const bad = run('src/cli.ts', ['synonyms', 'add', 'loft', '!!!'], environment);
      expect(await bad.ended).toBe(1);
      expect(bad.output()).toBe("'loft': a name has no word.\nNothing was changed.\n");
      const missing = run('src/cli.ts', ['synonyms', 'import', './none.tsv'], environment);
      expect(await missing.ended).toBe(1);
      expect(missing.output()).toMatch(/none\.tsv can not be read\.\n$/);
      const listed = run('src/cli.ts', ['synonyms', 'list', '--own'], environment);
      expect(await listed.ended).toBe(0);
      expect(listed.output()).toContain('loft climber\tattic ladder\town');
    },
  );

  it('imports all the same where nobody reads what it says', async () => {
    await writeFile(join(directory, 'unread.json'), JSON.stringify(catalogue));
    const environment = { DATA_DIR: directory, INIT_CWD: directory };
    const unread = run('src/cli.ts', ['import', './unread.json', '--dry-run'], environment);
    unread.child.stdout?.destroy();
    expect([await unread.ended, unread.output()]).toEqual([0, '']);
  });

  it('prints the audit log while it runs', { tags: 'long' }, async () => {
    const login = { email: 'nobody@example.ph', password: 'a good password' };
    await fetch(`http://127.0.0.1:${port}/api/auth/shop-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    });
    const printed = run('src/cli.ts', ['audit', '--since', '1'], { DATA_DIR: directory });
    expect(await printed.ended).toBe(0);
    expect(printed.output().trim()).toMatch(
      /^\S+Z  sign-in refused  .*of nobody known  network -  request [\w-]{36}$/,
    );
    const misused = run('src/cli.ts', ['audit', '--since', 'ever'], { DATA_DIR: directory });
    expect(await misused.ended).toBe(2);
    expect(misused.output()).toMatch(/^Usage:/);
  });

  it(
    'takes a price list while it runs, and says what is wrong with one',
    { tags: 'long' },
    async () => {
      const environment = { DATA_DIR: directory, INIT_CWD: directory };
      const list = await fetch(`http://127.0.0.1:${port}/api/store/products`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ limit: 1 }),
      });
      const [{ id } = { id: 0 }] = (await list.json()) as { id: number }[];
      const details = async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/store/products/details/${id}`);
        return (await answer.json()) as { variants: { id: number; price: number }[] };
      };
      const key = (await details()).variants[0]?.id;
      await writeFile(join(directory, 'prices.csv'), `key,price\n${key},7777.50\n`);
      const trial = run('src/cli.ts', ['prices', './prices.csv', '--dry-run'], environment);
      expect(await trial.ended).toBe(0);
      expect(trial.output()).toMatch(/Nothing was changed: this was a trial\.\n$/);
      const done = run('src/cli.ts', ['prices', './prices.csv'], environment);
      expect(await done.ended).toBe(0);
      expect(done.output()).toMatch(/Applied .*prices\.csv as price list \d+: 1 variant changed\./);
      expect((await details()).variants[0]?.price).toBe(7777.5);
      await writeFile(join(directory, 'prices.csv'), `key,price\n${key},many\n`);
      const bad = run('src/cli.ts', ['prices', './prices.csv'], environment);
      expect(await bad.ended).toBe(1);
      expect(bad.output()).toMatch(/line 2, \d+: price many is no price/);
      const misused = run('src/cli.ts', ['prices'], environment);
      expect(await misused.ended).toBe(2);
      expect(misused.output()).toMatch(/^Usage:/);
    },
  );

  it('starts again after being killed, without seeding, and ends what it began when told to stop', async () => {
    provider.child.kill('SIGKILL');
    await provider.ended;
    const again = run('src/main.ts', [], seeded);
    const newPort = await ready(again);
    expect(again.output().trim()).toBe(`provider ready on http://localhost:${newPort}`);
    // Half of this search's body has arrived when the provider is told to stop.
    const open = request({
      port: newPort,
      path: '/api/store/products/search',
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    await new Promise((asked) => open.once('continue', asked));
    open.write('{"query":');
    again.child.kill('SIGTERM');
    await untilRefused(newPort);
    open.end('"drill"}');
    const [answer] = (await once(open, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(await json(answer)).toHaveProperty('results');
    expect(await again.ended).toBe(0);
    await expect(access(join(directory, 'provider.lock'))).rejects.toThrow();
    await expect(access(socketPath(directory))).rejects.toThrow();
  });

  it('imports on its own when no provider runs', { tags: 'long' }, async () => {
    const environment = { DATA_DIR: directory, INIT_CWD: directory };
    const done = run('src/cli.ts', ['import', 'ladders.json'], environment);
    expect(await done.ended).toBe(0);
    expect(done.output()).toMatch(/products: 1 unchanged/);
  });
});

describe('the lock', () => {
  it('is one process’s at a time, and a dead one’s is taken over', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'provider-lock-'));
    const takes = await Promise.allSettled(
      Array.from({ length: 5 }, () => lockDirectory(directory)),
    );
    const taken = takes.filter((one) => one.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    for (const one of takes) {
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(DirectoryTaken);
    }
    await taken[0]?.value();
    const dead = { pid: 2 ** 22 - 3, host: (await import('node:os')).hostname(), started: '1' };
    await writeFile(join(directory, 'provider.lock'), JSON.stringify(dead));
    const release = await lockDirectory(directory);
    await release();
    await rm(directory, { recursive: true });
  });

  it('finds a short path for its socket in a deep directory', () => {
    expect(socketPath('/data')).toBe('/data/provider.sock');
    const deep = socketPath(`/${'deep/'.repeat(40)}`);
    expect(Buffer.byteLength(deep)).toBeLessThan(104);
    expect(deep).not.toBe(socketPath(`/${'deep/'.repeat(41)}`));
  });
});
