import { spawn } from 'node:child_process';
import { cp, rm, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { COMPILED } from 'tooling/run/compiled';
import { folderStore } from '../../src/folder-store';
import { fileFaults, readManifest } from '../../src/manifest';
import { prune } from '../../src/pruning/prune';
import { pruneNotesText, readPruneNotes } from '../../src/pruning/prune-notes';
import { publishFolders } from '../../src/publish';
import { builtFolder } from '../built-folder';

const PACKAGE = resolve(import.meta.dirname, '../..');
const APP = 'mfe-search';
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const MANY = 24;
const versionOf = (at: number) => `1.${at}.0-${at.toString(16).padStart(8, '0')}`;

/** A store with one live release, and many that were named by nobody for long. */
async function fullStore(folder: string): Promise<string> {
  const root = join(folder, 'full');
  const store = folderStore(root);
  await publishFolders([await builtFolder(folder, { version: versionOf(0) })], store);
  const forgotten = Array.from({ length: MANY }, (_, at) => versionOf(at + 1));
  for (const version of forgotten) {
    await store.put(await builtFolder(folder, { version }), APP, version);
  }
  await prune(store, { days: 3, dryRun: false });
  const notes = readPruneNotes(await store.pruning.readNotes());
  const since = LONG_AGO.toISOString();
  const unnamedSince = { [APP]: Object.fromEntries(forgotten.map((each) => [each, since])) };
  await store.pruning.writeNotes(
    pruneNotesText({ lastEvent: notes?.lastEvent ?? null, unnamedSince }),
  );
  return root;
}

async function pruneAndKill(root: string, afterMs: number | null): Promise<number> {
  const child = spawn(process.execPath, [COMPILED, 'test/crash/prune-once.ts', root], {
    cwd: PACKAGE,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let began = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!text.includes('begun')) return;
    began = performance.now();
    if (afterMs !== null) setTimeout(() => child.kill('SIGKILL'), afterMs);
  });
  await new Promise((done) => child.once('close', done));
  return performance.now() - began;
}

/** What is there is whole, what is live is there, and a publish works. @returns how many are left */
async function look(root: string, folder: string, publishes: string): Promise<number> {
  const store = folderStore(root);
  const held = await store.pruning.list();
  for (const { version } of held) {
    const kept = await store.folderOf(APP, version);
    const faults = kept === null ? [] : await fileFaults(kept, await readManifest(kept));
    if (faults.length > 0) throw new Error(`a corrupt folder: ${faults.join(', ')}`);
  }
  const live = (await store.registry.read()).apps[APP]?.live ?? '';
  if (!(await store.has(APP, live))) throw new Error(`${live} is live and not in the store`);
  await publishFolders([await builtFolder(folder, { version: publishes })], store);
  return held.length;
}

/**
 * Prunes, and kills the pruner with SIGKILL at moments spread over the whole of it; then prunes
 * again in peace.
 * @returns how many releases each kill has left, and how many the next prune left
 * @throws where a release is corrupt, or what is live is missing
 */
export async function killPruners(folder: string, times: number) {
  const full = await fullStore(folder);
  const found: { left: number; finished: number; removing: number }[] = [];
  const copyAnew = async () => {
    const root = join(folder, 'store');
    await rm(root, { recursive: true, force: true });
    await cp(full, root, { recursive: true });
    for (let at = 0; at <= MANY; at += 1) {
      await utimes(join(root, APP, versionOf(at)), LONG_AGO, LONG_AGO);
    }
    return root;
  };
  const takes = await pruneAndKill(await copyAnew(), null);
  for (let at = 1; at <= times; at += 1) {
    const root = await copyAnew();
    await pruneAndKill(root, Math.round((takes * at) / (times + 0.5)));
    const left = await look(root, folder, versionOf(900 + at));
    const removing = (await folderStore(root).registry.read()).removing?.[APP]?.length ?? 0;
    await prune(folderStore(root), { days: 3, dryRun: false });
    const { registry, pruning } = folderStore(root);
    if ((await registry.read()).removing) throw new Error('it is not finished');
    found.push({ left, removing, finished: (await pruning.list()).length });
  }
  return found;
}
