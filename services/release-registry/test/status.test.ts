import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, ReleaseManifest } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alertLines, historyLines, statusLines } from '../src/status';
import { p75, readTelemetry, writeTelemetry, type Telemetry } from '../src/telemetry';

const manifest = {} as ReleaseManifest;
const registry: Registry = {
  revision: 1,
  apps: {
    'mfe-search': {
      live: '1.0.0-aaaaaaaa',
      canary: { version: '1.1.0-bbbbbbbb', percent: 10 },
      lastKnownGood: null,
      releases: {
        '1.0.0-aaaaaaaa': { publishedAt: '2026-01-01T00:00:00Z', manifest },
        '1.1.0-bbbbbbbb': { publishedAt: '2026-01-01T01:00:00Z', manifest },
      },
    },
  },
  history: [],
};

const telemetry: Telemetry = {
  savedAt: '2026-01-01T02:00:00Z',
  releases: {
    'mfe-search@1.1.0-bbbbbbbb': {
      app: 'mfe-search',
      version: '1.1.0-bbbbbbbb',
      team: 'Search team',
      loads: 97,
      failures: 3,
      errors: 2,
      silent: 4,
      devices: {
        'desk chromium': { well: 96, failed: 0 },
        'phone safari': { well: 0, failed: 4 },
        'phone chromium': { well: 1, failed: 3 },
      },
      onServer: { rendered: 40, threw: 7, refused: 0, killed: 1 },
      well: 97,
      failed: 0,
      troubled: 0,
      networks: { told: [], failed: [], troubled: [] },
      faults: [],
      vitals: { LCP: [4_000, 1_000, 1_200, 1_100], CLS: [0.1] },
    },
  },
  alerts: [
    {
      at: '2026-01-01T01:30:00Z',
      app: 'mfe-search',
      version: '1.1.0-bbbbbbbb',
      reason: '5 failed loads in a row',
    },
  ],
};

describe('the status of the releases', () => {
  it('shows beside a release what tabs have reported of it, and nothing beside one without', () => {
    const [live, canary] = statusLines(registry, telemetry, Date.parse('2026-01-01T02:00:00Z'));
    expect(live).toMatch(/^mfe-search +1\.0\.0-aaaaaaaa +live +90 % +2 h$/);
    expect(canary).toContain('97 loads, 3 failed, 3.0 %');
    expect(canary).toContain('fails on phones: 7 of 8');
    expect(canary).toContain('2 errors');
    expect(canary).toContain('on the server 8 of 48 pages failed');
    expect(canary).toContain('said nothing: 4');
    expect(canary).toContain('LCP 1200 ms');
    expect(canary).toContain('CLS 0.100');
    expect(canary).not.toContain('INP');
  });
});

describe('what takes a failing release’s place', () => {
  it('is called good where it is known to be, and else only what was before', () => {
    const [app] = Object.values(registry.apps);
    const [old, fresh] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
    const roles = (goodSince?: string) => {
      const before = { publishedAt: '', manifest, ...(goodSince && { goodSince }) };
      const state = { ...app, live: fresh, canary: null, lastKnownGood: old };
      const releases = { ...app?.releases, [old]: before };
      const apps = { 'mfe-search': { ...state, releases } };
      return statusLines({ ...registry, apps }).map((line) => line.split(/ +/).slice(1, 3));
    };
    expect(roles()).toEqual([
      [fresh, 'live'],
      [old, 'before'],
    ]);
    expect(roles('2026-01-01T00:30:00Z')[1]).toEqual([old, 'good']);
  });
});

describe('the history', () => {
  it('says from which commit a release came, whose, and for how many shoppers', () => {
    const change = {
      at: '2026-01-01T00:00:00Z',
      app: 'mfe-search' as const,
      action: 'canary' as const,
      version: '1.1.0-bbbbbbbb',
      previous: null,
    };
    const source = { commit: '0123456789abcdef', author: 'Maria Santos' };
    const [old, fresh, dirty, byHand] = historyLines([
      change,
      { ...change, percent: 10, ...source, dirty: false },
      { ...change, ...source, dirty: true, reason: 'slow' },
      { ...change, by: 'joe' },
    ]);
    expect(old).toMatch(/none -> 1\.1\.0-bbbbbbbb$/);
    expect(fresh).toMatch(/1\.1\.0-bbbbbbbb 10 % by Maria Santos, 01234567$/);
    expect(dirty).toMatch(/by Maria Santos, 01234567 with uncommitted changes \(slow\)$/);
    expect(byHand).toMatch(/1\.1\.0-bbbbbbbb by joe in the console$/);
  });
});

describe('a suspicion', () => {
  it('is a line of the status for a week, for whoever has to look at it', () => {
    expect(alertLines(telemetry, Date.parse('2026-01-01T02:00:00Z'))).toEqual([
      'ALERT 30 min ago: mfe-search 1.1.0-bbbbbbbb may be failing: 5 failed loads in a row',
    ]);
    expect(alertLines(telemetry, Date.parse('2026-01-09T02:00:00Z'))).toEqual([]);
    expect(alertLines(null)).toEqual([]);
  });
});

describe('the telemetry', () => {
  let store = '';
  beforeEach(async () => {
    store = await mkdtemp(join(tmpdir(), 'telemetry-'));
  });
  afterEach(async () => {
    await rm(store, { recursive: true, force: true });
  });

  it('is read as it was written, and none where there is none or a corrupt one', async () => {
    expect(await readTelemetry(store)).toBeNull();
    await writeTelemetry(store, telemetry);
    expect(await readTelemetry(store)).toEqual(telemetry);
    await writeFile(join(store, 'telemetry.json'), '{"savedAt":');
    expect(await readTelemetry(store)).toBeNull();
  });

  it('judges a vital by its 75th percentile', () => {
    expect(p75([4, 1, 3, 2])).toBe(3);
    expect(p75([7])).toBe(7);
    expect(p75([])).toBeNull();
  });
});
