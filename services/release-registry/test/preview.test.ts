/** Releases that can be looked at before they are live. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { readEnvironment } from '../src/environment';
import { folderStore } from '../src/folder-store';
import { candidateOf } from '../src/stored-release';
import { listPreviews, withListed } from '../src/previews/preview';
import { previewLines } from '../src/previews/preview-command';
import { publishFolders } from '../src/publish';
import { EMPTY } from '../src/registry-file';
import type { ReleaseStore } from '../src/store';
import { builtFolder } from './built-folder';

const [one, two] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;

let folder = '';
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const listed = async () =>
  Object.keys((await store.registry.read()).previews?.['mfe-search'] ?? {});

describe('a preview', () => {
  it('is stored and listed for a week, and nobody is given it', async () => {
    await publishFolders([await builtFolder(folder, { version: one })], store);
    const { until, unfit } = await listPreviews(
      [await builtFolder(folder, { version: two })],
      store,
    );
    expect(unfit).toEqual([]);
    expect(Math.round((Date.parse(until) - Date.now()) / DAY_MS)).toBe(7);
    const { apps, previews, history } = await store.registry.read();
    expect(apps['mfe-search']?.live).toBe(one);
    expect(Object.keys(apps['mfe-search']?.releases ?? {})).toEqual([one]);
    expect(previews?.['mfe-search']?.[two]?.manifest.version).toBe(two);
    expect(history).toHaveLength(1);
    expect(await store.folderOf('mfe-search', two)).not.toBeNull();
  });

  it('has a link to the shop of this machine at its own port, or where SHOP_ORIGIN says', () => {
    vi.stubEnv('SHOP_ORIGIN', undefined);
    expect(readEnvironment().SHOP_ORIGIN).toBe('http://localhost:3000');
    vi.stubEnv('SHELL_PORT', '3600');
    expect(readEnvironment().SHOP_ORIGIN).toBe('http://localhost:3600');
    vi.stubEnv('SHOP_ORIGIN', 'https://shop.example.com');
    expect(readEnvironment().SHOP_ORIGIN).toBe('https://shop.example.com');
  });

  it('may be one that does not fit yet, and says so', async () => {
    await publishFolders([await builtFolder(folder, { app: 'shell', version: one })], store);
    const release = { version: two, manifest: { shared: ['react', 'zustand'] } };
    const { unfit } = await listPreviews([await builtFolder(folder, release)], store);
    expect(unfit.join()).toContain('zustand');
    expect(await listed()).toEqual([two]);
  });

  it('is checked as every release: its files are what it says, and its contract is whole', async () => {
    const changed = await builtFolder(folder, { version: one });
    await writeFile(join(changed, 'entry.js'), '/* changed */');
    await expect(listPreviews([changed], store)).rejects.toThrow('entry.js is not what');
    const bare = await builtFolder(folder, { version: two, contract: null });
    await expect(listPreviews([bare], store)).rejects.toThrow('no contract.json');
    expect(await listed()).toEqual([]);
  });

  it('is forgotten with the next change after its week', async () => {
    const { manifest } = await candidateOf(await builtFolder(folder, { version: two }));
    const seen = await store.registry.read();
    await store.registry.replace(seen, withListed(seen, manifest, {}, Date.now() - 8 * DAY_MS));
    expect(await listed()).toEqual([two]);
    expect(previewLines(await store.registry.read())).toEqual([]);
    await publishFolders([await builtFolder(folder, { version: one })], store);
    expect(await listed()).toEqual([]);
  });

  it('stays while others publish', async () => {
    await listPreviews([await builtFolder(folder, { version: two })], store);
    await publishFolders([await builtFolder(folder, { version: one })], store);
    expect(await listed()).toEqual([two]);
    expect(previewLines(await store.registry.read())[0]).toContain(`${two}       preview until`);
  });

  it('is one of the eight newest of its app: the registry stays small', async () => {
    const { manifest } = await candidateOf(await builtFolder(folder, { version: one }));
    let registry = EMPTY;
    for (let nth = 0; nth < 12; nth += 1) {
      const version = `1.${nth}.0-aaaaaaaa`;
      const at = Date.now() + nth * 1_000;
      registry = { ...registry, ...withListed(registry, { ...manifest, version }, {}, at) };
    }
    const left = Object.keys(registry.previews?.['mfe-search'] ?? {}).sort();
    expect(left).toHaveLength(8);
    expect(left).toContain('1.11.0-aaaaaaaa');
    expect(left).not.toContain('1.3.0-aaaaaaaa');
  });
});
