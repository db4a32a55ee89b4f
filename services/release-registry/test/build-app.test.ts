/**
 * What stops a publish before anything is published, and what is built once: tried on a small app with the
 * real tools.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../src/app-folder';
import { withBuilds } from '../src/build-app';
import { keptBuilds } from '../src/kept-builds';
import { builtFolder } from './built-folder';

const APP = 'mfe-search';
let root = '';
let version = '';
beforeEach(async () => {
  version = '1.0.0-0a1b2c3d';
  root = await mkdtemp(join(tmpdir(), 'build-app-'));
  const app = join(root, APP);
  await mkdir(join(app, 'src'), { recursive: true });
  await symlink(join(ROOT, APP, 'node_modules'), join(app, 'node_modules'));
  const options = { strict: true, rootDir: 'src', types: [] };
  const config = { compilerOptions: options, include: ['src'] };
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(join(app, 'src/entry.js'), 'console.log(1);');
  await writeFile(join(app, 'src/price.ts'), 'export const price: number = 1;');
  await writeFile(
    join(app, 'webpack.config.mjs'),
    "export default { mode: 'none', entry: './src/entry.js', output: { path: process.env.BUILD_OUTPUT } };",
  );
  await writeFile(join(root, 'pnpm-lock.yaml'), '');
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const place = () => ({
  folderOf: (app: string) => join(root, app),
  kept: keptBuilds(root, () => version),
});
const build = () => withBuilds([APP], undefined, ([folder = '']) => readdir(folder), place());

it('hands on what was built where the types are right', async () => {
  expect(await build()).toEqual(['main.js']);
});

it('is refused where the types are wrong, although it bundles', async () => {
  await writeFile(join(root, APP, 'src/price.ts'), "export const price: number = 'one';");
  await expect(build()).rejects.toThrow('mfe-search has type errors');
});

it('is refused where it does not bundle', async () => {
  await writeFile(join(root, APP, 'src/entry.js'), "import './nothing.js';");
  await expect(build()).rejects.toThrow('mfe-search does not build');
});

it('is built once as long as its version is the same and what is kept of it is whole, and its types are checked each time', async () => {
  const built = await builtFolder(root, { app: APP, version });
  await writeFile(
    join(root, APP, 'webpack.config.mjs'),
    `import { appendFileSync, cpSync } from 'node:fs';
     appendFileSync('../runs', 'x');
     cpSync('${built}', process.env.BUILD_OUTPUT, { recursive: true });
     export default { mode: 'none', entry: './src/entry.js', output: { path: '${root}/scratch' } };`,
  );
  const entry = () =>
    withBuilds(
      [APP],
      undefined,
      async ([folder = '']) => {
        const path = join(folder, 'entry.js');
        return { path, text: await readFile(path, 'utf8') };
      },
      place(),
    );
  const runs = async () => (await readFile(join(root, 'runs'), 'utf8')).length;
  const first = await entry();
  expect(await entry()).toEqual(first);
  expect(await runs()).toBe(1);
  await writeFile(first.path, '/* changed */');
  expect((await entry()).text).toBe('/* entry */');
  expect(await runs()).toBe(2);
  await writeFile(join(root, APP, 'src/price.ts'), "export const price: number = 'one';");
  await expect(entry()).rejects.toThrow('mfe-search has type errors');
  expect(await runs()).toBe(2);
});

it('is built again where its sources were edited while it was built', async () => {
  const keep = keptBuilds(root, () => version);
  const later = await builtFolder(root, { app: APP, version: '1.0.0-4e5f6071' });
  const own = await builtFolder(root, { app: APP, version });
  const from = (built: string) => (output: string) => cp(built, output, { recursive: true });
  await keep(APP, root, undefined, from(later));
  const kept = await keep(APP, root, undefined, from(own));
  expect(await readFile(join(kept, 'release.json'), 'utf8')).toContain(version);
});
