import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { COMPILED } from 'tooling/run/compiled';
import { fileFaults, readManifest } from '../../src/manifest';
import { folderStore } from '../../src/folder-store';
import { publishFolders } from '../../src/publish';
import { builtFolder } from '../built-folder';

const PACKAGE = resolve(import.meta.dirname, '../..');
const APP = 'mfe-search';

/** What was found after a kill. */
export type Found = { atMs: number; state: 'old' | 'new'; folder: 'absent' | 'whole' };

/** A release big enough that putting it into the store takes its time. */
async function bigFolder(folder: string, version: string): Promise<string> {
  const script = Array.from({ length: 1_500 }, (_, at) => `export const n${at} = ${at * 7919};`);
  const path = await builtFolder(folder, { version, script: script.join('\n') });
  for (let at = 0; at < 8; at += 1) await writeFile(join(path, `page-${at}.css`), script.join());
  return path;
}

/**
 * Publishes in a process of its own, and kills it so long after it began: never where
 * that is null.
 * @returns how long it ran, in milliseconds
 */
async function publishAndKill(folder: string, store: string, afterMs: number | null) {
  const child = spawn(process.execPath, [COMPILED, 'test/crash/publish-once.ts', folder, store], {
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

/** Looks at the store as everybody else does; whatever can't be read is thrown. */
async function look(store: string, version: string, before: string) {
  const opened = folderStore(store);
  const live = (await opened.registry.read()).apps[APP]?.live;
  if (live !== before && live !== version) throw new Error(`${live ?? 'nothing'} is live`);
  const kept = await opened.folderOf(APP, version);
  const faults = kept === null ? [] : await fileFaults(kept, await readManifest(kept));
  if (faults.length > 0) throw new Error(`a corrupt folder: ${faults.join(', ')}`);
  if (live === version && kept === null) throw new Error('what is live is not in the store');
  return {
    state: live === version ? ('new' as const) : ('old' as const),
    folder: kept === null ? ('absent' as const) : ('whole' as const),
  };
}

/**
 * Publishes, and kills the publisher with SIGKILL at moments spread over the whole of it; then
 * publishes the same again in peace.
 * @param folder a folder for all of it
 * @param times how many publishers are killed
 * @throws where anything but the old or the new state is found
 */
export async function killPublishers(folder: string, times: number): Promise<Found[]> {
  const store = join(folder, 'store');
  const versionOf = (at: number) => `1.${at}.0-${at.toString(16).padStart(8, '0')}`;
  let before = versionOf(0);
  // How long one takes here and now says over which time the kills are spread.
  const takes = await publishAndKill(await bigFolder(folder, before), store, null);
  const found: Found[] = [];
  for (let at = 1; at <= times; at += 1) {
    const version = versionOf(at);
    const built = await bigFolder(folder, version);
    // By chance within its share of that time, so that few kills are spread too.
    const atMs = Math.round((takes * 1.2 * (at - Math.random())) / times);
    await publishAndKill(built, store, atMs);
    const seen = await look(store, version, before);
    found.push({ atMs, ...seen });
    // Who was killed left nothing that keeps the next one out.
    await publishFolders([built], folderStore(store));
    if ((await look(store, version, before)).state !== 'new') throw new Error('not published');
    before = version;
  }
  return found;
}
