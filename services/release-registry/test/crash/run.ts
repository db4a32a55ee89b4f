/** `pnpm --filter release-registry crash`: fifty publishers and ten pruners killed, and what each left. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killPruners } from './killed-pruning';
import { killPublishers } from './killed-publishing';

const TIMES = 50;
const PRUNERS = 10;

const folder = await mkdtemp(join(tmpdir(), 'crash-'));
try {
  const found = await killPublishers(folder, TIMES);
  for (const state of ['old', 'new'] as const) {
    for (const kept of ['absent', 'whole'] as const) {
      const of = found.filter((each) => each.state === state && each.folder === kept);
      if (of.length > 0) console.log(`registry ${state}, folder ${kept}: ${of.length}`);
    }
  }
  const moments = found.map(({ atMs }) => atMs).sort((a, b) => a - b);
  console.log(
    `${TIMES} kills between ${moments[0]} and ${moments.at(-1)} ms: none left a corrupt state`,
  );
  const pruned = await killPruners(folder, PRUNERS);
  console.log(
    `${PRUNERS} pruners killed, which left ${pruned.map(({ left }) => left).join(', ')} releases: all whole`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
