/** A version says what a release was made from: equal sources give equal bytes, wherever they lie. */
import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesUnder } from '../src/manifest';

const ROOT = resolve(import.meta.dirname, '../../..');
const APP = 'mfe-search';
const LEFT_OUT = new Set(['.cache', '.data', '.git', 'dist', 'dist-alone', 'test-results']);

let folder = '';
beforeAll(async () => {
  // On the same disk, so that a file costs a name and no bytes.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.cache/somewhere-else-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Links between packages are relative: the copy stands on its own.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkSync(source, target);
    else if (entry.isDirectory() && (!LEFT_OUT.has(entry.name) || from.includes('node_modules/'))) {
      linkTree(source, target);
    }
  }
}

/** What the store keeps of a built folder. */
async function storedFiles(built: string): Promise<Map<string, string>> {
  const names = (await filesUnder(built)).filter((name) => !name.endsWith('.map'));
  const contents = names.sort().map(async (name) => {
    return [name, (await readFile(join(built, name))).toString('base64')] as const;
  });
  return new Map(await Promise.all(contents));
}

it('builds the same bytes in another folder, in another environment', async () => {
  for (const part of [APP, 'shell', 'shared-contracts', 'packages', 'node_modules']) {
    linkTree(join(ROOT, part), join(folder, part));
  }
  for (const file of ['pnpm-lock.yaml', 'package.json', 'pnpm-workspace.yaml']) {
    linkSync(join(ROOT, file), join(folder, file));
  }
  await promisify(execFile)(join(folder, APP, 'node_modules/.bin/webpack'), ['build'], {
    cwd: join(folder, APP),
    env: { ...process.env, NODE_ENV: 'test', TZ: 'Asia/Manila', LANG: 'C' },
  });
  const here = await storedFiles(join(ROOT, APP, 'dist'));
  const there = await storedFiles(join(folder, APP, 'dist'));
  expect([...there.keys()]).toEqual([...here.keys()]);
  for (const [name, content] of here) expect(there.get(name) === content, name).toBe(true);
}, 400_000);
