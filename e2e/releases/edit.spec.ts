/** A developer edits a remote, and sees it in the running shop. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { copyWorkspace } from 'tooling/run/workspace-copy';
import { freePorts } from '../shop/free-ports';
import { LONG } from '../shop/long';
import { openPanel } from '../shop/open-panel';
import { expect, test } from '../shop/test';

const REMOTE = 'mfe-search';
const FILE = `${REMOTE}/src/pages/search-form.tsx`;
const BUTTON = '<Button type="submit">Search</Button>';

/**
 * In milliseconds. After a first start the builds are kept on the disk, and an edit waits for it.
 */
const REBUILT = { timeout: 90_000 };

let home = '';
let server: ChildProcess | undefined;
test.afterEach(async () => {
  if (server?.exitCode === null) {
    const gone = new Promise((done) => server?.once('exit', done));
    server.kill('SIGTERM');
    await gone;
  }
  await rm(home, { recursive: true, force: true });
});

/** Starts `dev:release` of a copy's remote, and waits until it serves. */
async function startDevelopment(...options: string[]) {
  home = await mkdtemp(join(tmpdir(), 'edit-'));
  const workspace = join(home, 'workspace');
  copyWorkspace(workspace);
  const [port = 0] = await freePorts(1);
  const script = join(workspace, 'packages/tooling/run/dev-release.mjs');
  const child = spawn(process.execPath, [script, '--port', String(port), ...options], {
    cwd: join(workspace, REMOTE),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  while (!said.includes(' ready on ')) {
    if (child.exitCode !== null) throw new Error(said);
    await new Promise((done) => setTimeout(done, 100));
  }
  const file = join(workspace, FILE);
  return {
    origin: `http://localhost:${port}`,
    source: await readFile(file, 'utf8'),
    save: (text: string) => writeFile(file, text),
  };
}

/** Opens the search page of the running shop with the remote from there. */
async function openWith(page: Page, origin: string): Promise<Locator> {
  await page.goto('/search');
  const allowed = page.getByLabel('Allow local builds in this browser');
  await openPanel(page, allowed);
  await allowed.check();
  await page.goto(`/search?override=${REMOTE}@${origin}`);
  return page.locator('[data-page="search"]').getByRole('search');
}

const badgeOf = (page: Page) => page.getByRole('complementary', { name: 'Local build' });

test(
  'an edit is on the page with what was typed; a fault names its file and line until it is mended',
  LONG,
  async ({ page }) => {
    test.setTimeout(300_000);
    const { origin, source, save } = await startDevelopment();
    const form = await openWith(page, origin);
    const faults = page.getByRole('alert', { name: 'Development faults' });

    await test.step('the page says what it runs, and that its scripts have no integrity', async () => {
      await expect(badgeOf(page)).toContainText(`Development: ${REMOTE}, shell from ${origin}`);
      await expect(badgeOf(page)).toContainText('without integrity');
    });

    const typed = form.getByRole('textbox');
    await typed.fill('torque wrench');

    await test.step('an edit is shown, and what was typed stays', async () => {
      await save(source.replace(BUTTON, '<Button type="submit">Search all</Button>'));
      await expect(form.getByRole('button', { name: 'Search all' })).toBeVisible(REBUILT);
      await expect(typed).toHaveValue('torque wrench');
    });

    await test.step('a fault is shown with its file and line', async () => {
      await save(source.replace(BUTTON, '<Button type="submit">Search</Buton>'));
      const line = source.slice(0, source.indexOf(BUTTON)).split('\n').length;
      await expect(faults).toContainText(`${FILE}:${line}`, REBUILT);
      await expect(form.getByRole('button', { name: 'Search all' })).toBeVisible();
    });

    await test.step('it goes when it is mended, and what was typed stays', async () => {
      await save(source);
      await expect(faults).toHaveCount(0, REBUILT);
      await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
      await expect(typed).toHaveValue('torque wrench');
    });
  },
);

test('around a released shell an edit reloads the page by itself', LONG, async ({ page }) => {
  test.setTimeout(300_000);
  const { origin, source, save } = await startDevelopment('--released-shell');
  const form = await openWith(page, origin);
  await expect(badgeOf(page)).toContainText(`Development: ${REMOTE} from ${origin}`);
  await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await save(source.replace(BUTTON, '<Button type="submit">Search all</Button>'));
  await expect(form.getByRole('button', { name: 'Search all' })).toBeVisible(REBUILT);
});
