/** A canary is checked again before everybody gets it: what is live beside it may have changed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { readManifest } from '../src/manifest';
import { publishAll } from '../src/operations';
import { promoteCanary, publishCanary, publishFolders } from '../src/publish';
import type { ReleaseStore } from '../src/store';
import { builtFolder, type Wanted } from './built-folder';

const APP = 'mfe-search';
const [one, two, three] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;

let folder = '';
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promote-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const built = (wanted: Wanted) => builtFolder(folder, wanted);
const libraries = { shared: ['react', 'zustand'] };

/** A shop whose search has a canary that needs a library of the shell. */
async function withCanary(): Promise<void> {
  const shell = await built({ app: 'shell', version: one, manifest: libraries });
  await publishFolders([shell, await built({ version: one })], store);
  await publishCanary(await built({ version: two, manifest: libraries }), 10, store);
}

describe('promoting a canary', () => {
  it('is refused with the reason where it no longer fits what is live, and changes nothing', async () => {
    await withCanary();
    // As a store that was changed by other means than a publish, which would have been refused.
    const shell = await readManifest(await built({ app: 'shell', version: two }));
    await publishAll([shell], [], await store.registry.read(), store.registry);
    await store.put(join(folder, `shell-${two}`), 'shell', two);
    const before = await store.registry.read();
    await expect(promoteCanary(APP, store)).rejects.toThrow(
      `library zustand: ${APP} ${two} needs *; shell ${two} does not share it`,
    );
    expect(await store.registry.read()).toEqual(before);
  });

  it('is refused where the stored files are no longer what was published', async () => {
    await withCanary();
    await writeFile(join(store.root, APP, two, 'entry.js'), '/* otherx */');
    await expect(promoteCanary(APP, store)).rejects.toThrow('entry.js is not what release.json');
    expect((await store.registry.read()).apps[APP]?.live).toBe(one);
  });

  it('is refused where the canary is no longer the one that was meant', async () => {
    await withCanary();
    await publishCanary(await built({ version: three, manifest: libraries }), 10, store);
    await expect(promoteCanary(APP, store, { expected: two })).rejects.toThrow(
      `${three} is the canary now, and not ${two}`,
    );
  });
});
