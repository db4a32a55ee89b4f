/** One team ships alone; a release that would break another's part is refused before it is live. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { COMPILED } from 'tooling/run/compiled';
import { expect, test } from '../shop/test';
import { shopAddress } from '../shop/shop-address';

const ROOT = resolve(import.meta.dirname, '../..');
const SEARCH = 'mfe-search';
const OTHERS = ['shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'];
const run = promisify(execFile);

/** Runs the team's command; `code` is 0 where it succeeds. */
async function release(args: string[]): Promise<{ code: number; said: string }> {
  const options = {
    cwd: join(ROOT, 'services/release-registry'),
    env: { ...process.env, ...shopAddress().release },
  };
  return run(process.execPath, [COMPILED, 'src/cli.ts', ...args], options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    hash.update(path.slice(folder.length)).update(await readFile(path));
  }
  return hash.digest('hex');
}

/** The builds and releases of the other teams. */
const othersNow = () =>
  Promise.all(
    OTHERS.flatMap((app) => [join(ROOT, app, 'dist'), join(shopAddress().store, app)]).map(hashOf),
  );

const live = async () => {
  const { said } = await release(['status']);
  return new Map(
    said
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([app = '', version = '', role]) => (role === 'live' ? [[app, version]] : [])),
  );
};

test('a new search is built, checked and published alone, is live at the next page load, and rolls back [M01 M02]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const shown = page.locator('[data-page="search"]');
  await page.goto('/search?q=drill');
  const before = (await shown.getAttribute('data-release')) ?? '';
  const [others, standing] = [await othersNow(), await live()];

  const published = await release([
    'publish',
    SEARCH,
    '--version',
    '7.0.0',
    '--dirty',
    '--untested',
  ]);
  try {
    expect(published.said).toMatch(/mfe-search 7\.0\.0-[0-9a-f]{8} is live/);
    await expect(shown).toHaveAttribute('data-release', before);
    await page.reload();
    await expect(shown).toHaveAttribute('data-release', /^7\.0\.0-/);
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
    expect(await othersNow()).toEqual(others);
    const now = await live();
    for (const app of OTHERS) expect(now.get(app)).toBe(standing.get(app));
  } finally {
    await release(['rollback', SEARCH]);
  }
  await page.reload();
  await expect(shown).toHaveAttribute('data-release', before);
});

/** Changes the contract of a built release, as if its team had built it with that contract. */
async function changedRelease(
  app: string,
  change: (contract: { fragments: Record<string, { required?: string[] }> }) => void,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'breaking-'));
  await cp(join(ROOT, app, 'dist'), folder, { recursive: true });
  const read = async (file: string) =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as Record<string, unknown>;
  const contract = await read('contract.json');
  change(contract as Parameters<typeof change>[0]);
  const text = JSON.stringify(contract);
  await writeFile(join(folder, 'contract.json'), text);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const manifest = await read('release.json');
  await writeFile(
    join(folder, 'release.json'),
    JSON.stringify({
      ...manifest,
      version: '8.0.0-00000000',
      contract: { file: 'contract.json', integrity },
    }),
  );
  return folder;
}

test('a release that breaks the others is refused with the reason, and no shopper gets it [M05]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const standing = await live();
  const folder = await changedRelease('mfe-cart-checkout', ({ fragments }) => {
    fragments['cart.add-to-cart']?.required?.push('currency');
    delete fragments['cart.button'];
  });
  try {
    const { code, said } = await release([
      'publish',
      'mfe-cart-checkout',
      '--untested',
      '--from',
      folder,
    ]);
    expect(code).toBe(1);
    expect(said).toContain('slot cart.button: shell');
    expect(said).toContain('slot cart.add-to-cart, currency: mfe-catalog');
    expect(said).toContain('mfe-cart-checkout 8.0.0-00000000 takes');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  expect(await live()).toEqual(standing);
  const stored = await readdir(join(shopAddress().store, 'mfe-cart-checkout'));
  expect(stored).not.toContain('8.0.0-00000000');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Cart is Empty' })).toBeVisible();
});
