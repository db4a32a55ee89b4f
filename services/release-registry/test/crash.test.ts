import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killPublishers } from './crash/killed-publishing';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('leaves the old state or the new one when a publisher is killed, never another', async () => {
  expect(await killPublishers(folder, 12)).toHaveLength(12);
}, 400_000);
