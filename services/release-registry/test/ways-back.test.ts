/** What a new page needs goes live in more than one way, and no rollback leads to what is refused. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName, ReleaseManifest } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { readManifest } from '../src/manifest';
import { ejectRelease } from '../src/eject';
import { abortCanary, publishAll } from '../src/operations';
import { promoteCanary, publishCanary, publishFolders, rollBackTo } from '../src/publish';
import type { ReleaseStore } from '../src/store';
import { builtFolder } from './built-folder';
import { shellLeadingTo } from './shell-leading-to';

let folder = '';
let store: ReleaseStore;
let told: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ways-back-'));
  store = folderStore(join(folder, 'store'));
  told = [];
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const catalog = 'mfe-catalog';
const [one, two, three] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;

/** A release of the catalog with these pages. */
const pagesOf = (version: string, ...pages: string[]) =>
  builtFolder(folder, {
    app: catalog,
    version,
    manifest: { pages: Object.fromEntries(pages.map((page) => [page, ['entry.js']])) },
  });

/** A release of the shell with routes to these pages of the catalog. */
const shellWanting = (version: string, ...pages: string[]) =>
  shellLeadingTo(folder, { version, remote: catalog, pages });

const publish = (...folders: string[]) =>
  publishFolders(folders, store, {}, (line) => told.push(line));
const state = async (app: AppName) => (await store.registry.read()).apps[app];

async function begun(): Promise<void> {
  await publish(await shellWanting(one, 'store'), await pagesOf(one, 'store'));
}

describe('a new page and the route to it', () => {
  it('go live one after the other, the page first; its release before cannot be rolled back to then', async () => {
    await begun();
    await publish(await pagesOf(two, 'store', 'deals'));
    expect(await state(catalog)).toMatchObject({ live: two, lastKnownGood: one });
    expect(told).toEqual([]);
    await publish(await shellWanting(two, 'store', 'deals'));
    expect(await state('shell')).toMatchObject({ live: two, lastKnownGood: one });
    expect(await state(catalog)).toMatchObject({ live: two, lastKnownGood: null });
    expect(told).toEqual([
      `mfe-catalog ${one} cannot be rolled back to any more: page deals: shell ${two} has a route to it; mfe-catalog ${one} does not have it`,
    ]);
    // Neither by itself nor by hand.
    expect(await ejectRelease(catalog, two, '5 in a row', store)).toBeNull();
    await expect(rollBackTo(catalog, {}, store)).rejects.toThrow('page deals');
    await expect(rollBackTo(catalog, { to: one }, store)).rejects.toThrow('page deals');
    expect((await state(catalog))?.live).toBe(two);
    // The shell's own way back is there: a page without a route harms nobody.
    await rollBackTo('shell', {}, store);
    expect((await state('shell'))?.live).toBe(one);
  });

  it('are refused the other way round, and the refusal names what to do next', async () => {
    await begun();
    const publishing = publish(await shellWanting(two, 'store', 'deals'));
    await expect(publishing).rejects.toThrow(
      `page deals: shell ${two} has a route to it; mfe-catalog ${one} does not have it`,
    );
    await expect(publishing).rejects.toThrow('at once: pnpm release publish shell mfe-catalog');
    expect((await state('shell'))?.live).toBe(one);
  });

  it.each([
    ['shell first', false],
    ['shell last', true],
  ])('go live as one change, named %s', async (_order, turned) => {
    await begun();
    const both = [await shellWanting(two, 'store', 'deals'), await pagesOf(two, 'store', 'deals')];
    await publish(...(turned ? both.toReversed() : both));
    expect(await state('shell')).toMatchObject({ live: two, lastKnownGood: one });
    expect(await state(catalog)).toMatchObject({ live: two, lastKnownGood: null });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`mfe-catalog ${one} cannot be rolled back to any more: page deals`);
  });
});

describe('a canary', () => {
  it('that lacks a page which comes is in the way, and the refusal says how it ends', async () => {
    await begun();
    await publishCanary(await pagesOf(three, 'store'), 10, store);
    await publish(await pagesOf(two, 'store', 'deals'));
    await publishCanary(await pagesOf(three, 'store'), 10, store);
    const wanted = await shellWanting(two, 'store', 'deals');
    await expect(publish(wanted)).rejects.toThrow(
      `mfe-catalog ${three} is a canary; end it by pnpm release abort mfe-catalog`,
    );
    await abortCanary(catalog, undefined, store.registry);
    await publish(wanted);
    expect((await state('shell'))?.live).toBe(two);
  });

  it('ends the ways back that do not fit it, since some shoppers get it', async () => {
    await begun();
    await publish(await pagesOf(two, 'store', 'deals'));
    const wanted = await shellWanting(two, 'store', 'deals');
    await publishCanary(wanted, 10, store, {}, (line) => told.push(line));
    expect(await state(catalog)).toMatchObject({ live: two, lastKnownGood: null });
    expect(told[0]).toContain(`mfe-catalog ${one} cannot be rolled back to any more`);
    await promoteCanary('shell', store);
    expect(await state('shell')).toMatchObject({ live: two, lastKnownGood: one });
  });
});

/** Puts a release into the store as if it had been published before contracts were asked for. */
async function publishedBefore(path: string): Promise<ReleaseManifest> {
  const manifest = await readManifest(path);
  await store.put(path, manifest.app, manifest.version);
  await publishAll([manifest], [], await store.registry.read(), store.registry);
  return manifest;
}

describe('a release without a whole contract', () => {
  it.each([
    ['none', null, 'has no contract.json'],
    ['an earlier one', { format: 1 }, 'is of format 1'],
    ['half of one', { tokens: undefined }, 'does not say tokens'],
    ['one of a later format', { format: 4 }, 'contract.json is no contract of mfe-catalog'],
  ])('is refused: %s', async (_what, contract, reason) => {
    const path = await builtFolder(folder, { app: catalog, version: one, contract });
    await expect(publish(path)).rejects.toThrow(reason);
    await expect(publishCanary(path, 10, store)).rejects.toThrow(reason);
    expect((await store.registry.read()).revision).toBe(0);
  });

  it('is told what does not fit of the half that it has', async () => {
    await begun();
    const path = await builtFolder(folder, {
      app: catalog,
      version: two,
      manifest: { pages: { store: ['entry.js'] } },
      contract: { pages: [] },
    });
    await expect(publish(path)).rejects.toThrow('release.json has the page store');
    await expect(publish(path)).rejects.toThrow(`page store: shell ${one} has a route to it`);
  });

  it('is refused where its contract is corrupt, or was changed since it was built', async () => {
    const path = await builtFolder(folder, { app: catalog, version: one });
    await writeFile(join(path, 'contract.json'), '{');
    await expect(publish(path)).rejects.toThrow('contract.json is not what release.json says');
    const hash = createHash('sha384').update('{').digest('base64');
    const manifest = await readManifest(path);
    const named = { file: 'contract.json', integrity: `sha384-${hash}` };
    await writeFile(join(path, 'release.json'), JSON.stringify({ ...manifest, contract: named }));
    await expect(publish(path)).rejects.toThrow('contract.json is no contract of mfe-catalog');
  });

  it.each([
    ['none', null],
    ['an earlier one', { format: 1, tokens: undefined, paths: undefined, passes: undefined }],
  ])('goes on where it was there before, and can be gone back to: %s', async (_what, contract) => {
    const before = await builtFolder(folder, { app: catalog, version: one, contract });
    await publishedBefore(before);
    await publish(await builtFolder(folder, { app: 'shell', version: one }));
    await publish(await builtFolder(folder, { app: catalog, version: two }));
    expect(await state(catalog)).toMatchObject({ live: two, lastKnownGood: one });
    await rollBackTo(catalog, {}, store);
    expect((await state(catalog))?.live).toBe(one);
  });

  it('is not compared by what it does not say: tokens, paths and arguments', async () => {
    const first = { format: 1, tokens: undefined, paths: undefined, passes: undefined };
    await publishedBefore(
      await builtFolder(folder, { app: catalog, version: one, contract: first }),
    );
    // A shell that sets no token, and has no route.
    await publish(await builtFolder(folder, { app: 'shell', version: one }));
    const uses = { tokens: ['--space-4'], paths: ['/store'] };
    const path = await builtFolder(folder, { app: catalog, version: two, contract: uses });
    await expect(publish(path)).rejects.toThrow('token --space-4');
    await expect(publish(path)).rejects.toThrow('path /store');
  });
});
