/** What an app goes back to: what was good with shoppers, and each time further back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppState } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { markGood } from '../src/operations';
import { promoteCanary, publishCanary, publishFolders, rollBackTo } from '../src/publish';
import type { ReleaseStore } from '../src/store';
import { builtFolder } from './built-folder';

const APP = 'mfe-search';
const [one, two, three, four] = [
  '1.0.0-aaaaaaaa',
  '1.1.0-bbbbbbbb',
  '1.2.0-cccccccc',
  '1.3.0-dddddddd',
] as const;

let folder = '';
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'good-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function published(...versions: string[]): Promise<void> {
  for (const version of versions) {
    await publishFolders([await builtFolder(folder, { version })], store);
  }
}

async function state(): Promise<AppState> {
  return (await store.registry.read()).apps[APP] ?? expect.fail();
}

const good = (version: string) => markGood({ app: APP, version }, store.registry);
const back = (to?: string) => rollBackTo(APP, { to }, store);

describe('the last known good release', () => {
  it('stays until a later one is known to be good, through every publish', async () => {
    await published(one);
    await good(one);
    await published(two, three);
    expect(await state()).toMatchObject({ live: three, lastKnownGood: one });
    await good(three);
    expect(await state()).toMatchObject({ live: three, lastKnownGood: one });
    await published(four);
    expect(await state()).toMatchObject({ live: four, lastKnownGood: three });
    expect(Object.keys((await state()).releases).sort()).toEqual([three, four]);
  });

  it('stays while canaries become live that are not known to be good', async () => {
    await published(one);
    await good(one);
    for (const version of [two, three]) {
      await publishCanary(await builtFolder(folder, { version }), 10, store);
      await promoteCanary(APP, store);
    }
    expect(await state()).toMatchObject({ live: three, lastKnownGood: one });
  });

  it('is a canary that did well, once it was live for everybody', async () => {
    await published(one);
    await good(one);
    await publishCanary(await builtFolder(folder, { version: two }), 10, store);
    await good(two);
    await promoteCanary(APP, store);
    await published(three);
    expect(await state()).toMatchObject({ live: three, lastKnownGood: two });
  });

  it('is simply the one before while none is known to be good', async () => {
    await published(one, two, three);
    expect(await state()).toMatchObject({ live: three, lastKnownGood: two });
  });

  it('is noted once, and only of what shoppers can be given', async () => {
    await published(one);
    expect(await good(one)).toBe(true);
    const { revision } = await store.registry.read();
    expect(await good(one)).toBe(false);
    expect(await good(two)).toBe(false);
    expect((await store.registry.read()).revision).toBe(revision);
  });

  it('is none that does not fit what was published together with the next one', async () => {
    const libraries = { shared: ['react', 'zustand'] };
    const shell = { app: 'shell', version: one, manifest: libraries };
    const search = { version: one, manifest: libraries };
    const built = (...all: Parameters<typeof builtFolder>[1][]) =>
      Promise.all(all.map((wanted) => builtFolder(folder, wanted)));
    await publishFolders(await built(shell, search), store);
    await good(one);
    await publishFolders(await built({ app: 'shell', version: two }, { version: two }), store);
    expect(await state()).toMatchObject({ live: two, lastKnownGood: null });
    await published(three);
    expect(await state()).toMatchObject({ live: three, lastKnownGood: two });
  });
});

describe('the history of an app', () => {
  it('holds what a release was published from, and a canary’s share', async () => {
    const source = { commit: '0123abcd', author: 'Maria Santos', dirty: false };
    await publishFolders([await builtFolder(folder, { version: one })], store, source);
    await publishCanary(await builtFolder(folder, { version: two }), 25, store, source);
    const { history } = await store.registry.read();
    expect(history).toMatchObject([
      { action: 'publish', version: one, ...source },
      { action: 'canary', version: two, percent: 25, ...source },
    ]);
  });
});

describe('rolling back', () => {
  it('goes further back each time, and ends where nothing was before', async () => {
    await published(one, two, three, four);
    const seen: string[] = [];
    for (let time = 0; time < 3; time += 1) seen.push((await back()).version);
    expect(seen).toEqual([three, two, one]);
    await expect(back()).rejects.toThrow('has no release before the live one');
    expect((await state()).live).toBe(one);
  });

  it('goes to the last known good first, and from there to what was live before it', async () => {
    await published(one, two);
    await good(two);
    await published(three, four);
    expect((await back()).version).toBe(two);
    expect((await back()).version).toBe(one);
  });

  it('never comes forward again by itself, also where the last known good was passed over', async () => {
    await published(one, two, three);
    await good(three);
    await published(four);
    await back(two);
    expect((await back()).version).toBe(one);
  });

  it('is undone by naming what was taken back, and can be done again from there', async () => {
    await published(one, two, three);
    await good(one);
    await back();
    expect((await state()).live).toBe(two);
    await back(three);
    expect(await state()).toMatchObject({ live: three, lastKnownGood: two });
    expect((await back()).version).toBe(two);
    expect((await back()).version).toBe(one);
  });
});
