import { randomBytes } from 'node:crypto';
import type { RemoteName } from 'shared-contracts/door';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import type { Registry } from 'shared-contracts/release';
import { describe, expect, it } from 'vitest';
import { inShare } from '../server/releases/canary';
import { chosenReleases } from '../server/releases/chosen-releases';
import { manifestOf } from './release-manifest';

const shoppers = Array.from({ length: 10_000 }, () => randomBytes(16).toString('base64url'));
const share = (app: 'mfe-search' | 'mfe-account' | 'shell', percent: number) =>
  shoppers.filter((bucket) => inShare(bucket, app, percent));

describe('the share of a canary', () => {
  it('of 10 % is between 9 and 11 % of 10,000 shoppers, and the same ones every time', () => {
    const first = share('mfe-search', 10);
    expect(first.length).toBeGreaterThanOrEqual(900);
    expect(first.length).toBeLessThanOrEqual(1_100);
    expect(share('mfe-search', 10)).toEqual(first);
  });

  it('that grows keeps the shoppers who had it', () => {
    const grown = new Set(share('mfe-search', 25));
    expect(share('mfe-search', 10).every((bucket) => grown.has(bucket))).toBe(true);
  });

  it('is another one for each app: one canary tells nothing of the next', () => {
    const both = share('mfe-search', 50).filter((bucket) => inShare(bucket, 'shell', 50));
    expect(both.length).toBeGreaterThan(2_300);
    expect(both.length).toBeLessThan(2_700);
  });

  it('is nobody at 0 % and everybody at 100 %', () => {
    expect(share('mfe-account', 0)).toHaveLength(0);
    expect(share('mfe-account', 100)).toHaveLength(shoppers.length);
  });
});

const [old, now, next] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;

function registryWith(app: 'shell' | 'mfe-search', percent: number | null): Registry {
  const releases = Object.fromEntries(
    [old, now, next].map((version) => [
      version,
      { publishedAt: '2026-01-01T00:00:00Z', manifest: manifestOf(app, version) },
    ]),
  );
  const canary = percent === null ? null : { version: next, percent };
  return {
    revision: 1,
    apps: { [app]: { live: now, canary, lastKnownGood: old, releases } },
    history: [],
  };
}

const origins = Object.fromEntries(
  REMOTE_NAMES.map((name) => [name, `http://${name}.localhost`]),
) as Record<RemoteName, string>;

describe('the releases of a document', () => {
  it('are the canary for its share, with what is live as the one to fall back on', () => {
    const { set, good } = chosenReleases(registryWith('mfe-search', 100), 'a', origins);
    expect(set['mfe-search']?.version).toBe(next);
    expect(good['mfe-search']?.version).toBe(now);
    expect(set['mfe-search']?.entry).toBe(
      `http://mfe-search.localhost/mfe-search/${next}/entry.js`,
    );
  });

  it('are what is live for everybody else, with the one before it to fall back on', () => {
    for (const [percent, bucket] of [
      [0, 'a'],
      [null, 'a'],
      [100, null],
    ] as const) {
      const { set, good } = chosenReleases(registryWith('mfe-search', percent), bucket, origins);
      expect(set['mfe-search']?.version).toBe(now);
      expect(good['mfe-search']?.version).toBe(old);
    }
  });

  it('include a canary of the shell itself, from the shop’s own origin', () => {
    const { set, good } = chosenReleases(registryWith('shell', 100), 'a', origins);
    expect(set.shell?.entry).toBe(`/_release/shell/${next}/entry.js`);
    // A tab can't replace the shell that it runs.
    expect(good).toEqual({});
  });
});
