import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killPruners } from './crash/killed-pruning';
import { killPublishers } from './crash/killed-publishing';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('leaves the old state or the new one when a publisher is killed, never another', async () => {
  expect(await killPublishers(folder, 2)).toHaveLength(2);
}, 400_000);

it('leaves whole releases and a registry that works when a prune is killed, and the next one ends it', async () => {
  const found = await killPruners(folder, 2);
  expect(found).toHaveLength(2);
  // The one that was live before, and what was published after the kill.
  for (const { finished } of found) expect(finished).toBe(2);
  expect(found.some(({ left }) => left > 1)).toBe(true);
}, 400_000);
