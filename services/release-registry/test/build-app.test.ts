/** What stops a publish before anything is published: tried on a small app with the real tools. */
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../src/app-folder';
import { withBuilds } from '../src/build-app';

const APP = 'mfe-search';
let root = '';
beforeEach(async () => {
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
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const build = () =>
  withBuilds(
    [APP],
    undefined,
    ([folder = '']) => readdir(folder),
    (app) => join(root, app),
  );

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
