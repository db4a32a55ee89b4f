/** A version says what a release was made from: equal sources give equal bytes, wherever they lie. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkWorkspace, ROOT } from './reproducible/linked-tree';
import { buildIn, bytesOf, differences } from './reproducible/release-bytes';

const APP = 'mfe-search';

let folder = '';
beforeAll(async () => {
  // On the same disk, so that a file costs a name and no bytes.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.cache/somewhere-else-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

it('builds the same bytes in another folder, in another environment', async () => {
  linkWorkspace(APP, folder);
  const environment = { NODE_ENV: 'test', TZ: 'Asia/Manila', LANG: 'C' };
  const there = await buildIn(folder, APP, process.execPath, environment);
  const here = await bytesOf(join(ROOT, APP, 'dist'));
  expect([...there.files.keys()]).toEqual([...here.files.keys()]);
  expect(differences(here, there)).toEqual([]);
}, 400_000);
