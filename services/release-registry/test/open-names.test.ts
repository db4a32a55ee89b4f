/** A registry of which a later version, or another repository, says what isn't known here. */
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCommand } from '../src/command-line';
import { folderStore } from '../src/folder-store';
import { openServedStore } from '../src/open-store';
import { promoteCanary, publishCanary, publishFolders, rollBackTo } from '../src/publish';
import { releaseFiles } from '../src/release-files';
import { parseRegistry, RegistryMissing, registryText } from '../src/registry-file';
import { historyLines, statusLines } from '../src/status';
import { builtFolder } from './built-folder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-names-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const [one, two] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
const store = () => folderStore(join(folder, 'store'));
const file = () => join(folder, 'store', 'registry.json');

type Written = {
  apps: Record<string, Record<string, unknown>>;
  history: object[];
  [field: string]: unknown;
};
const written = async () => JSON.parse(await readFile(file(), 'utf8')) as Written;

async function publish(app: string, version: string, manifest: object = {}) {
  await publishFolders([await builtFolder(folder, { app, version, manifest })], store());
}

/** An app of a kind that nothing here knows. */
const REVIEWS = { form: 2, shards: [{ live: '3' }] };
const EVENT = { at: '2026-01-01T00:00:00Z', app: 'reviews', action: 'split', version: '3' };

/** What a later version would have written: new fields everywhere, an unknown app, an unknown event. */
async function fromLater(): Promise<void> {
  await publish('mfe-search', one, { speaks: 'tl' });
  const registry = await written();
  const search = registry.apps['mfe-search'] ?? {};
  await mkdir(join(folder, 'store'), { recursive: true });
  const later = {
    ...registry,
    signedBy: 'release desk',
    apps: {
      ...registry.apps,
      'mfe-search': { ...search, freeze: 'until Monday' },
      reviews: REVIEWS,
    },
    history: [...registry.history, { ...EVENT, previous: null, shard: 1 }],
  };
  await writeFile(`${file()}.new`, JSON.stringify(later));
  await rename(`${file()}.new`, file());
}

describe('a registry with an app and fields that nobody here knows', () => {
  it('is read, shown and served, without that app', async () => {
    await fromLater();
    const warnings: string[] = [];
    const registry = await openServedStore(join(folder, 'store'), (each) => {
      warnings.push(each);
    }).registry.read();
    expect(Object.keys(registry.apps)).toEqual(['mfe-search']);
    expect(warnings).toEqual([]);
    expect(statusLines(registry).join()).toMatch(/^mfe-search +1\.0\.0-aaaaaaaa +live/);
    expect(historyLines(registry.history).at(-1)).toContain('reviews            split');
  });

  it('keeps all of it when another app is published, canaried and taken back', async () => {
    await fromLater();
    const before = await written();
    await publish('mfe-content', one);
    await publish('mfe-content', two);
    await rollBackTo('mfe-content', {}, store());
    const after = await written();
    expect(after.signedBy).toBe('release desk');
    expect(after.apps.reviews).toEqual(REVIEWS);
    expect(after.apps['mfe-search']).toEqual(before.apps['mfe-search']);
    expect(JSON.stringify(after.apps['mfe-search'])).toContain('"speaks":"tl"');
    expect(after.history.slice(0, before.history.length)).toEqual(before.history);
  });

  it('keeps an app’s own unknown fields through its next canary', async () => {
    await fromLater();
    const path = await builtFolder(folder, { version: two });
    await publishCanary(path, 10, store());
    await promoteCanary('mfe-search', store());
    expect((await written()).apps['mfe-search']).toMatchObject({
      live: two,
      freeze: 'until Monday',
    });
  });

  it('is corrupt where what it says of a known app can’t be read', () => {
    const corrupt = { revision: 1, apps: { 'mfe-search': { live: 3 } }, history: [] };
    expect(() => parseRegistry(JSON.stringify(corrupt), 'registry.json')).toThrow(
      'registry.json is not a registry: apps.mfe-search',
    );
  });

  it('gives an app that is called as a built-in property to nobody', () => {
    const text = '{"revision":1,"apps":{"__proto__":{"live":"x"},"constructor":{"live":"x"}}}';
    const read = parseRegistry(text, 'registry.json');
    expect(Object.keys(read.apps)).toEqual([]);
    expect(registryText(read)).toContain('"__proto__"');
  });
});

describe('a remote of another repository', () => {
  it('is published, served, taken back and found again by its name alone', async () => {
    await publish('mfe-reviews', one);
    await publish('mfe-reviews', two);
    const server = releaseFiles(store(), ['mfe-reviews']);
    const entry = await server.request(`/mfe-reviews/${two}/entry.js`);
    expect(entry.status).toBe(200);
    expect(await rollBackTo('mfe-reviews', {}, store())).toMatchObject({ version: one });
    await rm(file());
    await expect(store().registry.read()).rejects.toBeInstanceOf(RegistryMissing);
  });

  it('is taken by the command line from its folder, and not to be built here', () => {
    expect(readCommand(['publish', 'mfe-reviews', '--from', 'dist']).apps).toEqual(['mfe-reviews']);
    expect(readCommand(['rollback', 'mfe-reviews']).apps).toEqual(['mfe-reviews']);
    expect(() => readCommand(['publish', 'mfe-reviews'])).toThrow('say --from FOLDER');
    expect(() => readCommand(['publish', '../mfe-search', '--from', 'dist'])).toThrow(
      '../mfe-search is no app of this shop',
    );
  });
});
