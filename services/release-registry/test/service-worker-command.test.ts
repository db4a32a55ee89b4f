/** The switch by which all browsers remove the shop's service worker. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCommand } from '../src/command-line';
import { folderStore } from '../src/folder-store';
import { serviceWorker } from '../src/service-worker-command';
import { historyLines, serviceWorkerLines } from '../src/status';
import type { ReleaseStore } from '../src/store';

let folder = '';
let store: ReleaseStore;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'service-worker-'));
  store = folderStore(folder);
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => serviceWorker(readCommand(['service-worker', ...args]), store);

it('is off and on for everybody, once each, in status and history', async () => {
  await run('off', '--reason', 'it shows old pages');
  await run('off');
  const off = await store.registry.read();
  expect(off.serviceWorker).toBe('off');
  expect(historyLines(off.history)).toEqual([
    expect.stringMatching(/shell +service-worker on -> off \(it shows old pages\)$/),
  ]);
  expect(serviceWorkerLines(off)).toHaveLength(1);
  await run('on');
  expect(serviceWorkerLines(await store.registry.read())).toEqual([]);
  expect(lines).toEqual([
    expect.stringContaining('is off: each browser removes it at its next visit'),
    'the service worker is off already',
    expect.stringContaining('is on: browsers take it'),
  ]);
});

it('by any other word changes nothing', async () => {
  await expect(run('away')).rejects.toThrow('service-worker away: on or off?');
  expect(() => readCommand(['service-worker'])).toThrow('service-worker on or off?');
  expect((await store.registry.read()).history).toEqual([]);
});
