/** Releases that nobody is given, and that are compared with what is live. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { namedReleases } from '../src/named-releases';
import { promoteCanary, publishCanary, publishFolders } from '../src/publish';
import { notedShadows } from '../src/shadows/noted-shadows';
import { endShadow, publishShadow } from '../src/shadows/shadow';
import { shadowLines } from '../src/shadows/shadow-lines';
import { historyLines } from '../src/status';
import type { ReleaseStore } from '../src/store';
import type { ReleaseTelemetry } from '../src/telemetry';
import { builtFolder } from './built-folder';
import { runRelease } from './run-release';
import { APP, first, second, signedShop, sri } from './signed-shop';

const third = '1.2.0-cccccccc';
/** The entry stands for the server build: nothing here runs it. */
const server = { file: 'entry.js', integrity: sri('/* entry */') };

let folder = '';
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shadow-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const built = (version: string, manifest: object = { server }) =>
  builtFolder(folder, { version, manifest });
const shadowNow = async () => (await store.registry.read()).shadows?.[APP];

async function withShadow(): Promise<string[]> {
  await publishFolders([await built(first)], store);
  return publishShadow(await built(second), 5, store, { author: 'Maria Santos' });
}

describe('a shadow', () => {
  it('is stored and listed with its share, and nobody is given it', async () => {
    const [said] = await withShadow();
    expect(said).toContain(`${APP} ${second} is the shadow of 5 % of the pages`);
    const { apps, history } = await store.registry.read();
    expect(Object.keys(apps[APP]?.releases ?? {})).toEqual([first]);
    expect(history).toHaveLength(1);
    expect(await shadowNow()).toMatchObject({
      version: second,
      percent: 5,
      author: 'Maria Santos',
      manifest: { version: second },
    });
    expect(await store.folderOf(APP, second)).not.toBeNull();
  });

  it('is named, so that prune leaves its files alone, until it ends', async () => {
    await withShadow();
    expect(namedReleases(await store.registry.read(), APP)).toContain(second);
    await publishFolders([await built(third)], store);
    expect(namedReleases(await store.registry.read(), APP)).not.toContain(second);
  });

  it('says where its server build is the one that is live', async () => {
    expect((await withShadow())[1]).toContain('no page can differ');
  });

  it('is refused where there is nothing to compare: no server build, or live already', async () => {
    await publishFolders([await built(first)], store);
    await expect(publishShadow(await built(second, {}), 5, store)).rejects.toThrow(
      `${second} has no server build`,
    );
    await expect(publishShadow(await built(first), 5, store)).rejects.toThrow('is live already');
    expect(await shadowNow()).toBeUndefined();
  });

  it('is refused where nothing is live beside it', async () => {
    await expect(publishShadow(await built(first), 5, store)).rejects.toThrow('no live release');
  });

  it('stays while its release is a canary, and ends when that is for everybody', async () => {
    await withShadow();
    await publishCanary(await built(second), 10, store);
    expect((await shadowNow())?.version).toBe(second);
    await promoteCanary(APP, store);
    expect(await shadowNow()).toBeUndefined();
  });

  it('is shown by status with what differs, newest first', async () => {
    await withShadow();
    const registry = await store.registry.read();
    expect(shadowLines(registry, null)[0]).toContain('at 5 %: no page compared yet');
    const example = (path: string) => ({
      ...{ page: 'mfe-search/search', path, at: '2026-01-01T00:00:00Z', live: 'h1', shadow: '' },
      says: 'a heading is gone: h1 "Search"',
    });
    const shadowed = { pages: 2_000, differ: 41, examples: [example('/a'), example('/b')] };
    const counted = { shadowed } as ReleaseTelemetry;
    const releases = { [`${APP}@${second}`]: counted };
    expect(shadowLines(registry, { savedAt: '', releases, alerts: [] })).toEqual([
      `mfe-search         shadow ${second} at 5 %: differs in 41 of 2,000 pages`,
      '  mfe-search/search /b: a heading is gone: h1 "Search"',
      '  mfe-search/search /a: a heading is gone: h1 "Search"',
    ]);
    const says = 'on a phone: an error: planted';
    const seen = {
      at: '',
      live: first,
      pages: 12,
      differ: 1,
      examples: [{ ...example('/c'), says }],
    };
    const shadow = registry.shadows?.[APP];
    if (shadow) shadow.visited = seen;
    expect(shadowLines(registry, null)).toEqual([
      `mfe-search         shadow ${second} at 5 %: no page compared yet`,
      '  visited 12 pages at two sizes, 1 differed',
      '  mfe-search/search /c: on a phone: an error: planted',
    ]);
  });

  it('begins and ends by the command, which refuses what is no share', async () => {
    await publishFolders([await built(first)], store);
    const settings = { RELEASE_STORE: store.root };
    const run = (...args: string[]) => runRelease(folder, settings, args);
    const from = await built(second);
    const wrong = await run('publish', APP, '--from', from, '--shadow', '101');
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.said).toContain('--shadow 101 is no share of the pages');
    const both = await run('publish', APP, '--from', from, '--shadow', '5', '--canary', '5');
    expect(both).toMatchObject({ code: 2 });
    const done = await run('publish', APP, '--from', from, '--shadow', '5');
    expect(done.said).toContain('is the shadow of 5 % of the pages');
    expect((await run('status')).said).toContain(`shadow ${second} at 5 %`);
    expect((await run('visit', 'mfe-catalog')).said).toContain('mfe-catalog has no shadow');
    expect((await run('abort', APP)).said).toBe(`${APP} ${second} is no shadow any more`);
    expect(await run('abort', APP)).toMatchObject({ code: 1 });
  });
});

describe('the history of a shadow that ended', () => {
  const visited = { at: '', live: first, pages: 12, differ: 0, examples: [] };
  const shadowed = { pages: 2_000, differ: 41, examples: [] };

  /** The team's store, where document servers have compared the second release. */
  async function opened(): Promise<ReleaseStore> {
    await withShadow();
    const releases = { [`${APP}@${second}`]: { shadowed } as unknown as ReleaseTelemetry };
    const told = { read: () => Promise.resolve({ savedAt: '', releases, alerts: [] }) };
    return notedShadows(store, () => Promise.resolve({ ...told, isUnreachable: () => false }));
  }
  const last = async () => {
    const { history } = await store.registry.read();
    return historyLines(history).at(-1)?.slice(20).replaceAll(/ +/g, ' ');
  };

  it('says how many pages were compared and visited, and how many of them differed', async () => {
    const noted = await opened();
    const seen = await store.registry.read();
    const shadow = seen.shadows?.[APP];
    if (!shadow) expect.fail();
    await noted.registry.replace(seen, { ...seen, shadows: { [APP]: { ...shadow, visited } } });
    expect(await last()).not.toContain('compared');
    await endShadow(APP, noted.registry);
    expect(await last()).toBe(
      `${APP} shadow ${second} (compared 2,000 pages, 41 differed; visited 12 pages at two sizes, 0 differed)`,
    );
  });

  it('says so too where another takes its place, or its release is for everybody', async () => {
    const noted = await opened();
    await publishShadow(await built(third), 5, noted);
    expect(await last()).toContain(`${second} (compared 2,000 pages, 41 differed; not visited)`);
    await publishCanary(await built(third), 10, noted);
    await promoteCanary(APP, noted);
    expect(await last()).toContain(`${third} (compared no page; not visited)`);
  });

  it('ends it all the same where nobody can say what was compared', async () => {
    await withShadow();
    const noted = notedShadows(store, () => Promise.reject(new Error('connect ECONNREFUSED')));
    await endShadow(APP, noted.registry);
    expect(await shadowNow()).toBeUndefined();
    expect(await last()).toContain(`${second} (what was compared can not be read; not visited)`);
  });
});

describe('a shadow of a signed shop', () => {
  async function shopWithShadow() {
    const shop = await signedShop(folder);
    await shop.publish({ version: first, manifest: { server } });
    await publishShadow(await built(second), 5, shop.teamStore(shop.keys.search));
    return shop;
  }

  it('is run as its team has signed it, whatever the registry says of it', async () => {
    const shop = await shopWithShadow();
    await shop.tamper(({ shadows }) => {
      const shadow = shadows?.[APP];
      if (shadow) shadow.manifest.server = { file: 'other.cjs', integrity: sri('another') };
    });
    const { shadows } = await shop.server().registry.read();
    expect(shadows?.[APP]?.manifest.server).toEqual(server);
  });

  it('is refused where nobody has signed it, and what is live goes on', async () => {
    const shop = await shopWithShadow();
    await shop.tamper(({ shadows }) => {
      const shadow = shadows?.[APP];
      if (shadow) shadow.version = '9.9.9-cccccccc';
    });
    const served = shop.server();
    expect((await served.registry.read()).shadows).toEqual({});
    expect(served.told.join('\n')).toContain('9.9.9-cccccccc is refused as a shadow');
    expect(await served.live()).toBe(first);
  });

  it('is not begun by a key of another team', async () => {
    const shop = await signedShop(folder);
    await shop.publish({ version: first, manifest: { server } });
    const others = shop.teamStore(shop.keys.catalog);
    await expect(publishShadow(await built(second), 5, others)).rejects.toThrow('no key is here');
  });
});
