/** A developer edits a remote, and sees it in the running shop. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace } from 'tooling/run/workspace-copy';
import { freePorts } from '../shop/free-ports';
import { openPanel } from '../shop/open-panel';
import { expect, test } from '../shop/test';

const REMOTE = 'mfe-search';
const FILE = `${REMOTE}/src/pages/search-form.tsx`;
const BUTTON = '<Button type="submit">Search</Button>';

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

/** Starts `dev:release` of the copy's remote, and waits until it serves. */
async function startDevelopment(workspace: string, port: number): Promise<void> {
  const script = join(workspace, 'packages/tooling/run/dev-release.mjs');
  const child = spawn(process.execPath, [script, '--port', String(port)], {
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
}

test('an edit is on the page with what was typed; a fault names its file and line until it is mended', async ({
  page,
}) => {
  test.setTimeout(300_000);
  home = await mkdtemp(join(tmpdir(), 'edit-'));
  const workspace = join(home, 'workspace');
  copyWorkspace(workspace);
  const [port = 0] = await freePorts(1);
  await startDevelopment(workspace, port);
  const source = await readFile(join(workspace, FILE), 'utf8');
  const save = (text: string) => writeFile(join(workspace, FILE), text);
  const form = page.locator('[data-page="search"]').getByRole('search');
  const faults = page.getByRole('alert', { name: 'Development faults' });

  await page.goto('/search');
  const allowed = page.getByLabel('Allow local builds in this browser');
  await openPanel(page, allowed);
  await allowed.check();
  await page.goto(`/search?override=${REMOTE}@http://localhost:${port}`);

  await test.step('the page says what it runs, and that its scripts have no integrity', async () => {
    const badge = page.getByRole('complementary', { name: 'Local build' });
    await expect(badge).toContainText(
      `Development: ${REMOTE}, shell from http://localhost:${port}`,
    );
    await expect(badge).toContainText('without integrity');
  });

  const typed = form.getByRole('textbox');
  await typed.fill('torque wrench');

  await test.step('an edit is shown, and what was typed stays', async () => {
    await save(source.replace(BUTTON, '<Button type="submit">Search all</Button>'));
    await expect(form.getByRole('button', { name: 'Search all' })).toBeVisible();
    await expect(typed).toHaveValue('torque wrench');
  });

  await test.step('a fault is shown with its file and line', async () => {
    await save(source.replace(BUTTON, '<Button type="submit">Search</Buton>'));
    const line = source.slice(0, source.indexOf(BUTTON)).split('\n').length;
    await expect(faults).toContainText(`${FILE}:${line}`);
    await expect(form.getByRole('button', { name: 'Search all' })).toBeVisible();
  });

  await test.step('it goes when it is mended, and what was typed stays', async () => {
    await save(source);
    await expect(faults).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await expect(typed).toHaveValue('torque wrench');
  });
});
