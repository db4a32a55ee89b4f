/** A development build's cache is read by what it was made by, and by nothing else. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { developmentBuild } from '../development/development-build.mjs';
import { madeBy } from '../development/made-by.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');

let root: string;
const tooling = () => join(root, 'tooling');
const key = () => madeBy(join(root, 'mfe-search'), tooling());

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'development-cache-'));
  await mkdir(join(root, 'mfe-search'));
  await mkdir(tooling());
  await writeFile(join(root, 'pnpm-lock.yaml'), 'webpack: 1.0.0');
  await writeFile(join(tooling(), 'loader.mjs'), 'one');
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('is read again while nothing has changed that makes builds', async () => {
  const before = key();
  await writeFile(join(root, 'mfe-search/page.tsx'), 'webpack itself follows the sources');
  expect(key()).toBe(before);
});

it('is read again where only a command has changed', async () => {
  const before = key();
  await mkdir(join(tooling(), 'run'));
  await writeFile(join(tooling(), 'run/start.mjs'), 'one');
  expect(key()).toBe(before);
});

it('is keyed without reading the libraries, whose versions the lock file says', async () => {
  const before = key();
  await mkdir(join(tooling(), 'node_modules/webpack'), { recursive: true });
  await writeFile(join(tooling(), 'node_modules/webpack/index.js'), 'a long one');
  expect(key()).toBe(before);
});

it('is not read once a library has another version, or the tooling another line', async () => {
  const before = key();
  await writeFile(join(root, 'pnpm-lock.yaml'), 'webpack: 1.0.1');
  const upgraded = key();
  await writeFile(join(tooling(), 'loader.mjs'), 'two');
  expect(new Set([before, upgraded, key()]).size).toBe(3);
});

it('is keyed so in each build of the development mode', () => {
  const folder = join(ROOT, 'mfe-search');
  const { cache } = developmentBuild('mfe-search');
  expect(cache).toMatchObject({ version: madeBy(folder) });
});
