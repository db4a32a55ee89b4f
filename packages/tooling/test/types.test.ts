import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { programsOf } from '../run/types.mjs';

let root: string;
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'types-'));
  for (const [folder, kind] of [
    ['mfe-a', 'browser'],
    ['mfe-b', 'browser'],
    ['services/one', 'node'],
  ]) {
    const extending = `tooling/tsconfig.${kind}.json`;
    await write(
      `${folder}/tsconfig.json`,
      JSON.stringify({ extends: extending, include: ['src'] }),
    );
    await write(`${folder}/src/page.ts`, 'export const page = 1;');
  }
  await write('mfe-a/node_modules/lib/tsconfig.json', 'not ours');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const programs = () =>
  programsOf(root)
    .map(({ name, include }) => `${name}: ${include.map((path) => path.slice(root.length)).join()}`)
    .sort();

it('checks the packages of one kind together', () => {
  expect(programs()).toEqual(['browser: /mfe-a/src,/mfe-b/src', 'node: /services/one/src']);
});

it('checks a package by itself that declares names for all of its files', async () => {
  await write('mfe-b/src/window.ts', 'export {};\ndeclare global {\n  interface Window {}\n}');
  expect(programs()).toEqual([
    'browser: /mfe-a/src',
    'mfe-b: /mfe-b/src',
    'node: /services/one/src',
  ]);
});
