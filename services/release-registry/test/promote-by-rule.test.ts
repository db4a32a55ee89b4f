/** A canary goes to everybody once it has shown that it does no worse, and else to nobody. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ejectRelease } from '../src/eject';
import { folderStore } from '../src/folder-store';
import { markGood } from '../src/operations';
import { promoteByRule } from '../src/promote-by-rule';
import { judgeCanary } from '../src/promotion-rule';
import { publishCanary, publishFolders } from '../src/publish';
import type { ReleaseStore } from '../src/store';
import { readTelemetry, writeTelemetry, type ReleaseTelemetry } from '../src/telemetry';
import { builtFolder } from './built-folder';

const APP = 'mfe-search';
const [one, two, three] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;
const RULE = { minutes: 0, shoppers: 50, networks: 3, worse: 1, slower: 25 };

let folder = '';
let store: ReleaseStore;
let told: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'by-rule-'));
  store = folderStore(join(folder, 'store'));
  told = [];
  await publishFolders([await builtFolder(folder, { version: one })], store);
  await publishCanary(await builtFolder(folder, { version: two }), 10, store);
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const many = (value: number, count = 40) => Array.from({ length: count }, () => value);
const NETWORKS = ['a', 'b', 'c'];
const everywhere = { told: NETWORKS, failed: NETWORKS, troubled: NETWORKS };
const counted = (version: string, more: Partial<ReleaseTelemetry>): ReleaseTelemetry => ({
  ...{ app: APP, version, team: 'Search team', loads: 100, failures: 0, errors: 0, well: 100 },
  ...{ failed: 0, troubled: 0, networks: everywhere, faults: [], vitals: {} },
  ...more,
});

/** Writes what tabs have reported of the live release and of its canary. */
const tell = (live: Partial<ReleaseTelemetry>, canary: Partial<ReleaseTelemetry>) =>
  writeTelemetry(store.root, {
    savedAt: new Date().toISOString(),
    releases: { [`${APP}@${one}`]: counted(one, live), [`${APP}@${two}`]: counted(two, canary) },
    alerts: [],
  });

const byRule = (rule = RULE, atMost = 0) =>
  promoteByRule(APP, store, { rule, atMost, tell: (line) => told.push(line), look: 10 });
const state = async () => (await store.registry.read()).apps[APP];

describe('a canary that is promoted by rule', () => {
  it('goes to everybody where it does no worse than the live release', async () => {
    await tell(
      { failed: 2, vitals: { LCP: many(1_000) } },
      { failed: 2, troubled: 1, vitals: { LCP: many(1_150), INP: many(900, 5) } },
    );
    await byRule();
    expect(await state()).toMatchObject({ live: two, canary: null, lastKnownGood: one });
    expect(told).toEqual([
      `${APP} ${two} is live for everybody: 102 shoppers in 0 minutes, no worse than live`,
    ]);
  });

  it('waits for pages that were compared with its shadow, where the rule asks for them', async () => {
    const rule = { ...RULE, shadowed: 2_000 };
    await tell({}, {});
    await expect(byRule(rule)).rejects.toThrow('0 of 2000 pages compared with its shadow');
    await tell({}, { shadowed: { pages: 2_000, differ: 0, examples: [] } });
    await byRule(rule);
    expect((await state())?.live).toBe(two);
  });

  it('waits for a browser’s visit beside what is live now, and for one in which no page differs', async () => {
    const rule = { ...RULE, visited: true as const };
    const example = {
      ...{ page: 'mfe-search/search', path: '/search', at: '', live: '', shadow: '' },
      says: 'on a phone: an error: planted',
    };
    const visited = { at: '', live: one as string, pages: 12, differ: 1, examples: [example] };
    const visit = async (more: Partial<typeof visited>) => {
      const seen = await store.registry.read();
      const manifest = seen.apps[APP]?.releases[two]?.manifest;
      if (!manifest) expect.fail();
      const shadow = { at: '', version: two, percent: 5, manifest };
      const shadows = { [APP]: { ...shadow, visited: { ...visited, ...more } } };
      await store.registry.replace(seen, { ...seen, shadows });
    };
    await tell({}, {});
    await expect(byRule(rule)).rejects.toThrow('no browser has visited it as a shadow');
    await visit({ live: three, differ: 0 });
    await expect(byRule(rule)).rejects.toThrow('no browser has visited it as a shadow');
    await visit({ pages: 0, differ: 0 });
    await expect(byRule(rule)).rejects.toThrow('no browser has visited it as a shadow');
    await visit({});
    await expect(byRule(rule)).rejects.toThrow(
      'visited 12 pages at two sizes, 1 differed: mfe-search/search /search: on a phone: an error',
    );
    await visit({ differ: 0, examples: [] });
    await byRule(rule);
    expect((await state())?.live).toBe(two);
  });

  it('waits, with the figure, where one of its pages is slower', async () => {
    const pages = (value: number) => ({
      '/search': {
        LCP: { desk: Object.fromEntries(many(value, 14).map((each, at) => [`n${at}`, each + at])) },
      },
    });
    await tell({ pages: pages(1_000) }, { pages: pages(3_500) });
    await expect(byRule()).rejects.toThrow(
      '/search: LCP 3507 ms, LCP 1007 ms of the live release; it stays a canary',
    );
    expect((await state())?.canary?.version).toBe(two);
    await tell({ pages: pages(1_000) }, { pages: pages(1_100) });
    await byRule();
    expect((await state())?.live).toBe(two);
  });

  it('is refused where pages differ, and stays a canary, until that is said to be meant', async () => {
    const says = 'a heading is gone: h1 "Drills"';
    const example = {
      page: 'mfe-search/search',
      path: '/search',
      at: '',
      says,
      live: '',
      shadow: '',
    };
    await tell({}, { shadowed: { pages: 2_000, differ: 41, examples: [example] } });
    const rule = { ...RULE, shadowed: 2_000 };
    await expect(byRule(rule)).rejects.toThrow(
      `is not promoted: it differs in 41 of 2,000 pages: mfe-search/search /search: ${says}`,
    );
    expect(await state()).toMatchObject({ live: one, canary: { version: two } });
    await promoteByRule(APP, store, {
      ...{ rule: { ...rule, differsAsMeant: true }, atMost: 0, look: 10 },
      tell: (line) => told.push(line),
    });
    expect((await state())?.live).toBe(two);
  });

  it.each<[string, Partial<ReleaseTelemetry>, string]>([
    ['fails more often', { well: 97, failed: 3 }, '3.0 failures of a hundred shoppers, 0.0 of'],
    ['has more errors', { troubled: 5 }, '5.0 errors of a hundred shoppers, 0.0 of'],
    ['paints later', { vitals: { LCP: many(1_500) } }, 'LCP 1500, 1000 of the live release'],
    ['shifts more', { vitals: { CLS: many(0.1) } }, 'CLS 0.100, 0.010 of the live release'],
  ])('goes to nobody where it %s, with the reason in the history', async (_, canary, why) => {
    await tell({ vitals: { LCP: many(1_000), CLS: many(0.01) } }, canary);
    await expect(byRule()).rejects.toThrow(`${APP} ${two} is aborted: ${why}`);
    expect(await state()).toMatchObject({ live: one, canary: null });
    const last = (await store.registry.read()).history.at(-1);
    expect(last).toMatchObject({ action: 'abort', previous: two });
    expect(last?.reason).toContain(why);
  });

  it('is promoted where the live release fails as many pages on the server', async () => {
    const onServer = { rendered: 88, threw: 12, refused: 0, killed: 0 };
    await tell({ onServer }, { onServer });
    await byRule();
    expect((await state())?.live).toBe(two);
  });

  it('stays a canary where too few have seen it in the time, even if those few failed', async () => {
    await tell({}, { well: 10, failed: 5 });
    await expect(byRule()).rejects.toThrow('15 of 50 shoppers; it stays a canary');
    expect((await state())?.canary?.version).toBe(two);
  });

  it.each<[string, Partial<ReleaseTelemetry>, Partial<ReleaseTelemetry>, string]>([
    ['loads that no shopper counts for', {}, { loads: 460, well: 20 }, '20 of 50 shoppers'],
    ['failures of nobody', {}, { failures: 400, errors: 400, well: 20 }, '20 of 50 shoppers'],
    [
      'shoppers of one network',
      {},
      { networks: { ...everywhere, told: ['a'] } },
      'shoppers of 1 of 3 networks',
    ],
    [
      'failures of one network',
      {},
      { failed: 5, networks: { ...everywhere, failed: ['a'] } },
      '4.8 failures of a hundred shoppers, 0.0 of the live release; all in 1 of 3 networks',
    ],
    [
      'errors of one network',
      {},
      { troubled: 5, networks: { ...everywhere, troubled: ['a'] } },
      '5.0 errors of a hundred shoppers, 0.0 of the live release; all in 1 of 3 networks',
    ],
    [
      'pages that it fails on the server',
      { onServer: { rendered: 999, threw: 1, refused: 0, killed: 0 } },
      { onServer: { rendered: 88, threw: 10, refused: 0, killed: 2 } },
      '12 of 100 pages failed on the server, 1 of 1000 of the live release',
    ],
    ['a live release that few have', { well: 3 }, {}, '3 of 50 shoppers of the live release'],
  ])('is neither promoted nor aborted by %s', async (_, live, canary, why) => {
    await tell(live, canary);
    await expect(byRule()).rejects.toThrow(`${why}; it stays a canary`);
    expect(await state()).toMatchObject({ live: one, canary: { version: two } });
  });

  it('waits for its minutes, and is taken back before they are over where it does worse', async () => {
    await tell({}, {});
    await expect(byRule({ ...RULE, minutes: 30 })).rejects.toThrow('0 of 30 minutes');
    expect(told).toEqual([`${APP} ${two} waits: 0 of 30 minutes`]);
    await tell({}, { failed: 10 });
    await expect(byRule({ ...RULE, minutes: 30 })).rejects.toThrow('is aborted');
  });

  it('is told apart from one that took its place, or was taken back', async () => {
    await tell({}, {});
    const waiting = byRule({ ...RULE, minutes: 30 }, 1);
    await publishCanary(await builtFolder(folder, { version: three }), 10, store);
    await expect(waiting).rejects.toThrow(
      `${APP} ${two} is not promoted: it is nobody's any more (canary)`,
    );
    const next = byRule({ ...RULE, minutes: 30 }, 1);
    await ejectRelease(APP, three, '5 failed loads in a row', store);
    await expect(next).rejects.toThrow('(eject: 5 failed loads in a row)');
    await expect(byRule()).rejects.toThrow('has no canary');
  });

  it('is judged by the mark of the document servers where their telemetry is not here', async () => {
    await expect(byRule()).rejects.toThrow('not known to be good yet');
    await markGood({ app: APP, version: two }, store.registry);
    await byRule();
    expect((await state())?.live).toBe(two);
    expect(told.at(-1)).toContain('no telemetry is here to compare');
  });

  it('counts its minutes from the first share that it had', async () => {
    const later = Date.now() + 31 * 60_000;
    await tell({}, {});
    await publishCanary(await builtFolder(folder, { version: two }), 50, store);
    const seen = await store.registry.read();
    const telemetry = await readTelemetry(store.root);
    const rule = { ...RULE, minutes: 30 };
    const named = { app: APP, version: two } as const;
    expect(judgeCanary(seen, telemetry, named, rule).kind).toBe('wait');
    expect(judgeCanary(seen, telemetry, named, rule, later).kind).toBe('promote');
  });
});
