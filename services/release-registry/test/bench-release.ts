/** `pnpm bench release`: from command to live, for one remote and back, beside a build of all. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_NAMES } from 'shared-contracts/own-apps';
import { ROOT } from '../src/app-folder';
import { withBuilds } from '../src/build-app';
import { folderStore } from '../src/folder-store';
import { filesUnder } from '../src/manifest';
import { publishFolders } from '../src/publish';

const APP = 'mfe-search';
const store = await mkdtemp(join(tmpdir(), 'bench-release-'));
const others = APP_NAMES.filter((app) => app !== APP);

/** Seconds that something takes. */
async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** The fastest of five: what else the machine does is not the command's. */
async function fastest(work: () => unknown): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < 5; time += 1) took.push(await timed(work));
  return Math.min(...took);
}

const command = (...args: string[]) =>
  execFileSync(process.execPath, ['services/release-registry/release.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, RELEASE_STORE: store },
  });

async function hashes(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of others.flatMap((app) => [join(ROOT, app, 'dist'), join(store, app)])) {
    for (const file of (await filesUnder(folder)).sort()) {
      hash.update(file).update(await readFile(join(folder, file)));
    }
  }
  return hash.digest('hex');
}

try {
  const dist = APP_NAMES.map((app) => join(ROOT, app, 'dist'));
  await publishFolders(dist, folderStore(store));
  const before = await hashes();
  const ship = await timed(() =>
    command('publish', APP, '--version', '9.9.9', '--dirty', '--untested'),
  );
  const back = await timed(() => command('rollback', APP));
  const same = (await hashes()) === before;
  const all = await timed(() => withBuilds([...APP_NAMES], undefined, () => Promise.resolve()));
  const row = (name: string, seconds: number) =>
    console.log(
      `${name.padEnd(34)} ${seconds.toFixed(1).padStart(7)} s ${(seconds / all).toFixed(2).padStart(6)}`,
    );
  console.log(`${''.padEnd(34)} ${''.padStart(9)}  of all`);
  row(`${APP}: command to live`, ship);
  row(`${APP}: rollback`, back);
  row('all six built, one after the other', all);
  const start = await fastest(() => execFileSync(process.execPath, ['-e', '0']));
  const look = await fastest(() => command('status'));
  const ratio = (look / start).toFixed(1);
  console.log(
    `status: ${look.toFixed(2)} s, ${ratio} times Node's own start (${start.toFixed(2)} s)`,
  );
  console.log(`artefacts of the other five: ${same ? 'the same bytes' : 'CHANGED'}`);
  if (!same) process.exitCode = 1;
} finally {
  await rm(store, { recursive: true, force: true });
}
