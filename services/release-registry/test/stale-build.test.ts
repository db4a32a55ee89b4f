/** A `dist` that was built from something else than what is checked out. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { versionNow } from 'tooling/identity';
import { ROOT } from 'tooling/run/services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staleBuild } from '../src/stale-build';
import { builtFolder } from './built-folder';

const APP = 'mfe-search';
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-alone', '.cache', 'test', 'bench']);

let workspace = '';
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'stale-build-'));
  const rooms = [APP, 'shared-contracts', 'packages/shared-ui', 'packages/host-kit'];
  for (const room of [...rooms, 'packages/tooling', 'pnpm-lock.yaml']) {
    const filter = (path: string) => !LEFT_OUT.has(basename(path));
    await cp(join(ROOT, room), join(workspace, room), { recursive: true, filter });
  }
});
afterAll(async () => {
  await rm(workspace, { recursive: true, force: true });
});

/** Puts a build's folder where the app has its own. */
async function distOf(version: string): Promise<string> {
  const dist = join(workspace, APP, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  await cp(await builtFolder(workspace, { version }), dist, { recursive: true });
  return dist;
}

it('a dist is told from what is checked out by the hash of its sources, whatever its version', async () => {
  const folder = join(workspace, APP);
  const dist = await distOf(versionNow(folder, '7.1.0-next'));
  expect(await staleBuild(dist)).toBeNull();
  const source = join(folder, 'src/remote.tsx');
  const text = await readFile(source, 'utf8');
  await writeFile(source, `${text}// another word\n`);
  const now = versionNow(folder, '7.1.0-next');
  expect(await staleBuild(dist)).toMatch(
    new RegExp(`^the dist of ${APP} is 7\\.1\\.0-next-.{8}, and what .* would be ${now}: build`),
  );
  await writeFile(source, text);
  expect(await staleBuild(dist)).toBeNull();
});
