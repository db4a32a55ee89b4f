/** When a release is known to be good, and what is never put in a failing one's place. */
import { afterEach, describe, expect, it } from 'vitest';
import { createReleaseHealth } from '../server/reports/release-health';
import { bad, failed, good, loaded, openReportingShop, type ReportingShop } from './reporting-shop';

const HALF_AN_HOUR = 1_800_000;

describe('a release is known to be good', () => {
  /** So many shoppers, of whom some fail and the others say that all is well, in a given time. */
  function judged({ shoppers = 50, failing = 0, silent = 0, time = HALF_AN_HOUR }): boolean {
    let now = 0;
    const health = createReleaseHealth({ networks: 1, now: () => now });
    for (let at = 0; at < shoppers; at += 1) {
      const shopper = { bucket: `bucket-${at}`, network: 'n' };
      health.served(shopper);
      if (at >= silent) health.note({ ...shopper, failed: at - silent < failing });
    }
    now = time;
    return health.isGood();
  }

  it('after half an hour with fifty shoppers', () => {
    expect(judged({})).toBe(true);
    expect(judged({ time: HALF_AN_HOUR - 1 })).toBe(false);
    expect(judged({ shoppers: 49 })).toBe(false);
  });

  it('unless 2 % of them fail', () => {
    expect(judged({ failing: 1 })).toBe(false);
    expect(judged({ shoppers: 51, failing: 1 })).toBe(true);
  });

  it('not by silence: twenty have to say that all is well', () => {
    expect(judged({ silent: 31 })).toBe(false);
    expect(judged({ silent: 30 })).toBe(true);
  });
});

let shop: ReportingShop | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

describe('what shoppers tell of a live release', () => {
  it('makes it known to be good in the registry, once it has shown that for half an hour', async () => {
    let time = Date.now();
    const opened = await openReportingShop({ now: () => time });
    shop = opened;
    const goodSince = async () =>
      (await opened.file.read()).apps['mfe-search']?.releases[bad]?.goodSince;
    const doesWell = async () => opened.report(await opened.visit('10.0.0.1'), [loaded()]);
    for (let at = 0; at < 60; at += 1) await doesWell();
    expect(await goodSince()).toBeUndefined();
    time += HALF_AN_HOUR;
    await doesWell();
    expect(await goodSince()).toBeDefined();
    const { revision } = await opened.file.read();
    await doesWell();
    expect((await opened.file.read()).revision).toBe(revision);
  });
});

describe('a failing release whose last known good no longer fits', () => {
  it('stays, and a person is called with the reason', async () => {
    const opened = await openReportingShop();
    shop = opened;
    const { apps, ...registry } = await opened.file.read();
    const search = apps['mfe-search'] ?? expect.fail();
    const before = search.releases[good] ?? expect.fail();
    const needy = { ...before, manifest: { ...before.manifest, shared: ['left-pad'] } };
    const releases = { ...search.releases, [good]: needy };
    await opened.file.replace(
      { apps, ...registry },
      { ...registry, apps: { ...apps, 'mfe-search': { ...search, releases } } },
    );
    for (let at = 0; at < 9; at += 1)
      await opened.report(await opened.visit('10.0.0.1'), [failed()]);
    expect(await opened.live()).toBe(bad);
    expect(opened.alerts).toHaveLength(1);
    expect(opened.alerts[0]).toContain("the last known good one doesn't fit what is live");
    expect(opened.alerts[0]).toContain('it needs left-pad');
  });
});
