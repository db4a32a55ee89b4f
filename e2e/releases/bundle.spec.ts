/** The servers as they are deployed: compiled, without what only development needs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer } from 'tooling/run/bundle';
import { copyDemoShop } from 'tooling/run/prepared-data';
import { DEMO_CATALOGUE } from 'tooling/run/services';
import { freePorts } from '../shop/free-ports';
import { LONG } from '../shop/long';
import { untilRendering } from '../shop/rendering';
import { shopAddress } from '../shop/shop-address';
import { expect, test } from '../shop/test';
import { untilHydrated } from '../shop/until-hydrated';

const SERVERS = ['document-server', 'provider', 'release-server'] as const;
type Server = (typeof SERVERS)[number];

/** What no deployed server may have. */
const ONLY_FOR_DEVELOPMENT = ['tsx', 'esbuild', 'typescript', 'vitest', 'webpack', 'tooling'];

let out = '';
const running: ChildProcess[] = [];
test.beforeAll(async () => {
  test.setTimeout(300_000);
  out = await mkdtemp(join(tmpdir(), 'servers-'));
  for (const name of SERVERS) await bundleServer(name, join(out, name));
});
test.afterAll(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }
  await rm(out, { recursive: true, force: true });
});

/** Starts a server's file with nothing in its environment but what is given. */
function start(server: Server, script: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, script, {
    cwd: join(out, server),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  return { child, said: () => said };
}

/** As `start` without TLS, mail and names of a real shop, and waits until it serves. */
async function run(server: Server, script: string[], env: Record<string, string>) {
  const { child, said } = start(server, script, { NODE_ENV: 'development', ...env });
  await expect
    .poll(() => said().includes(' ready on ') || child.exitCode !== null, { timeout: 120_000 })
    .toBe(true);
  expect(child.exitCode, said()).toBeNull();
}

test('have their packages and a list of them, and nothing of development', LONG, async () => {
  for (const server of SERVERS) {
    const folder = join(out, server);
    for (const name of ONLY_FOR_DEVELOPMENT) {
      const manifest = readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8');
      await expect(manifest, `${server} has ${name}`).rejects.toThrow('ENOENT');
    }
    const sbom = JSON.parse(await readFile(join(folder, 'sbom.json'), 'utf8')) as {
      components: { name: string; purl: string }[];
    };
    expect(sbom.components.map(({ name }) => name)).toContain('hono');
  }
});

test('keep no data in a folder that the next bundle replaces', LONG, async () => {
  const { child, said } = start('provider', ['main.js'], { PORT: '0' });
  await expect.poll(() => child.exitCode, { timeout: 30_000 }).toBe(1);
  expect(said()).toContain('DATA_DIR: is needed in production and by a bundle');
});

test('are production where nothing says otherwise', LONG, async () => {
  const { store, release } = shopAddress();
  const shared = { RELEASE_STORE: store, RELEASE_TRUST: release.RELEASE_TRUST ?? '', PORT: '0' };
  const { child, said } = start('release-server', ['console.js'], shared);
  await expect.poll(() => child.exitCode, { timeout: 30_000 }).toBe(1);
  expect(said()).toContain('CONSOLE_SECRET: is needed with NODE_ENV=production');
});

test('show the shop together, from folders of their own', LONG, async ({ browser }) => {
  test.setTimeout(300_000);
  const { store, release } = shopAddress();
  const [provider = 0, shell = 0, counter = 0, teams = 0, ...ports] = await freePorts(9);
  const remotes = ['catalog', 'search', 'cart-checkout', 'account', 'content'];
  const names = remotes.map((name) => `mfe-${name}`);
  const shared = { RELEASE_STORE: store, RELEASE_TRUST: release.RELEASE_TRUST ?? '' };
  const secret = randomBytes(24).toString('base64url');
  await copyDemoShop(join(out, 'data'));
  await run('provider', ['main.js'], {
    PORT: String(provider),
    DATA_DIR: join(out, 'data'),
    PROXY_SECRET: secret,
    DEMO_CATALOGUE,
    STAFF_PORT: String(counter),
  });
  await run('release-server', ['console.js'], { ...shared, PORT: String(teams) });
  for (const [port, path] of [
    [counter, '/staff/sign-in'],
    [teams, '/'],
  ] as const) {
    expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(200);
  }
  await Promise.all(
    names.map((name, at) =>
      run('release-server', ['main.js', name], { ...shared, PORT: String(ports[at]) }),
    ),
  );
  await run('document-server', ['main.js'], {
    ...shared,
    PORT: String(shell),
    PROXY_SECRET: secret,
    PROVIDER_URL: `http://localhost:${provider}`,
    REMOTE_ORIGINS: names.map((name, at) => `${name}=http://localhost:${ports[at]}`).join(),
    RENDER_LIMIT: '4000',
    RENDER_HEARTBEAT: '4000',
  });
  const shop = `http://localhost:${shell}`;
  await untilRendering(shop);

  const html = await (await fetch(`${shop}/store`)).text();
  expect(html, 'the page is rendered by the server').toMatch(/<a [^>]*href="\/products\//);
  const page = await browser.newPage({ baseURL: shop });
  await page.goto('/store');
  await untilHydrated(page);
  await page.locator('main a[href^="/products/"]').first().click();
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  await page.close();
});
