import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppState, Registry, ReleaseManifest } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abortCanary, promote, publishAll, rollBack, startCanary } from '../src/operations';
import { openRegistry, type RegistryFile } from '../src/registry-file';

let folder = '';
let file: RegistryFile;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-'));
  file = openRegistry(folder);
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const [one, two, three] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;

const manifestOf = (version: string): ReleaseManifest => ({
  app: 'mfe-search',
  version,
  entry: 'entry.js',
  container: 'mfe_search',
  policies: [],
  integrity: {},
  pages: {},
  fragments: {},
  fonts: [],
  shared: [],
});

const publish = (version: string, seen: Registry, to: RegistryFile) =>
  publishAll([manifestOf(version)], [], seen, to);

async function published(...versions: string[]): Promise<void> {
  for (const version of versions) await publish(version, await file.read(), file);
}

async function state(): Promise<AppState> {
  const found = (await file.read()).apps['mfe-search'];
  if (!found) throw new Error('nothing is published');
  return found;
}

const named = async () => Object.keys((await state()).releases).sort();
const lastEvent = async () => (await file.read()).history.at(-1);

describe('the registry', () => {
  it('lists only the releases that a shopper can be given', async () => {
    await published(one, two, three);
    expect(await state()).toMatchObject({ live: three, lastKnownGood: two });
    expect(await named()).toEqual([two, three]);
  });

  it('keeps the newest five hundred changes', async () => {
    const { apps, history } = await file.read();
    const old = { at: '', app: 'shell' as const, action: 'publish' as const, version: '' };
    await file.replace(await file.read(), {
      apps,
      history: [...history, ...Array.from({ length: 500 }, () => ({ ...old, previous: null }))],
    });
    await published(one);
    expect((await file.read()).history).toHaveLength(500);
    expect(await lastEvent()).toMatchObject({ action: 'publish', version: one });
  });
});

describe('a canary', () => {
  it('runs beside the live release, changes its share, and becomes live', async () => {
    await published(one);
    await startCanary(manifestOf(two), 10, await file.read(), file);
    expect(await state()).toMatchObject({ live: one, canary: { version: two, percent: 10 } });
    await startCanary(manifestOf(two), 50, await file.read(), file);
    expect(await state()).toMatchObject({ live: one, canary: { version: two, percent: 50 } });
    await promote('mfe-search', [], await file.read(), file);
    expect(await state()).toMatchObject({ live: two, canary: null, lastKnownGood: one });
    expect(await named()).toEqual([one, two]);
  });

  it('is taken from everybody by its kill switch, with the reason kept', async () => {
    await published(one);
    await startCanary(manifestOf(two), 10, await file.read(), file);
    await abortCanary('mfe-search', 'slow on phones', file);
    expect(await state()).toMatchObject({ live: one, canary: null });
    expect(await named()).toEqual([one]);
    expect(await lastEvent()).toMatchObject({
      action: 'abort',
      version: one,
      previous: two,
      reason: 'slow on phones',
    });
  });

  it('needs something live beside it, and a canary to end', async () => {
    await expect(startCanary(manifestOf(one), 10, await file.read(), file)).rejects.toThrow(
      'nothing of mfe-search is published yet',
    );
    await published(one);
    await expect(startCanary(manifestOf(one), 10, await file.read(), file)).rejects.toThrow(
      'is live for everybody',
    );
    await expect(promote('mfe-search', [], await file.read(), file)).rejects.toThrow(
      'has no canary',
    );
    await expect(abortCanary('mfe-search', undefined, file)).rejects.toThrow('has no canary');
  });

  it('goes on while the live release is rolled back', async () => {
    await published(one, two);
    await startCanary(manifestOf(three), 10, await file.read(), file);
    await rollBack(manifestOf(one), 'broken', await file.read(), file);
    expect(await state()).toMatchObject({
      live: one,
      canary: { version: three },
      lastKnownGood: null,
    });
    expect(await named()).toEqual([one, three]);
  });
});

describe('two teams at once', () => {
  it('never lose an update: of what both have seen, one is written and the other is told', async () => {
    await published(one);
    const seen = await file.read();
    const outcomes = await Promise.allSettled([
      publish(two, seen, file),
      publish(three, seen, openRegistry(folder)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { live, lastKnownGood } = await state();
    expect([two, three]).toContain(live);
    expect(lastKnownGood).toBe(one);
    expect((await file.read()).history).toHaveLength(2);
  });
});
