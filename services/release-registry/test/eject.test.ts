/** What happens to the registry when a failing release is taken back without a person. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppState } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ejectRelease } from '../src/eject';
import { folderStore } from '../src/folder-store';
import { readManifest } from '../src/manifest';
import { markGood, publishAll } from '../src/operations';
import { publishCanary, publishFolders } from '../src/publish';
import { RegistryConflict } from '../src/registry-file';
import { ReleaseRefused } from '../src/release-refused';
import type { ReleaseStore } from '../src/store';
import { builtFolder, type Wanted } from './built-folder';

let folder = '';
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eject-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const [one, two, three] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;
const built = (wanted: Wanted) => builtFolder(folder, wanted);

async function published(...all: Wanted[]): Promise<void> {
  for (const wanted of all) await publishFolders([await built(wanted)], store);
}

async function state(): Promise<AppState> {
  return (await store.registry.read()).apps['mfe-search'] ?? expect.fail();
}

const eject = (version: string, reason: string, from = store) =>
  ejectRelease('mfe-search', version, reason, from);

describe('a failing release', () => {
  it('gives way to the last known good, once', async () => {
    await published({ version: one }, { version: two });
    expect(await eject(two, '5 in a row')).toMatchObject({
      version: one,
      previous: two,
      changed: true,
    });
    expect(await state()).toMatchObject({ live: one, lastKnownGood: null });
    expect((await store.registry.read()).history.at(-1)).toMatchObject({
      action: 'eject',
      reason: '5 in a row',
    });
    expect(await eject(two, 'late report')).toBeNull();
    expect(await eject(one, 'nothing before it')).toBeNull();
    expect((await state()).live).toBe(one);
  });

  it('gives way to the one that was good, not to another that failed before it', async () => {
    await published({ version: one });
    await markGood({ app: 'mfe-search', version: one }, store.registry);
    await published({ version: two }, { version: three });
    expect(await eject(three, '5 in a row')).toMatchObject({ version: one });
    expect((await state()).live).toBe(one);
  });

  it('ends as a canary and leaves the live one alone', async () => {
    await published({ version: one });
    await publishCanary(await built({ version: two }), 10, store);
    await eject(two, '5 in a row');
    expect(await state()).toMatchObject({ live: one, canary: null });
  });

  it('is ejected also when teams publish at the same moment', async () => {
    await published({ version: one }, { version: two });
    let races = 2;
    const raced: ReleaseStore = {
      ...store,
      registry: {
        ...store.registry,
        async replace(seen, next) {
          if (races-- > 0) throw new RegistryConflict();
          return store.registry.replace(seen, next);
        },
      },
    };
    await eject(two, '5 in a row', raced);
    expect((await state()).live).toBe(one);
  });

  it('stays where the last known good no longer fits what is live beside it', async () => {
    const libraries = { shared: ['react', 'zustand'] };
    const shell = { app: 'shell', version: one, manifest: libraries };
    await published(shell, { version: one, manifest: libraries }, { version: two });
    // Nothing that is live needs the library any more; the last known good does.
    // A registry from before: publishing itself ends such a way back.
    const path = await built({ app: 'shell', version: two });
    await store.put(path, 'shell', two);
    const manifest = await readManifest(path);
    await publishAll([manifest], [], await store.registry.read(), store.registry);
    const refused = await eject(two, '5 in a row').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ReleaseRefused);
    expect(String(refused)).toContain('library zustand');
    expect(await state()).toMatchObject({ live: two, lastKnownGood: one });
  });
});
