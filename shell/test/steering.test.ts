/** What strangers try, so that a release goes or stays as they like. */
import { readTelemetry, writeTelemetry } from 'release-registry/telemetry';
import { afterEach, describe, expect, it } from 'vitest';
import { createSeal } from '../server/releases/seal';
import {
  bad,
  failed,
  good,
  loaded,
  openReportingShop,
  type ReportingShop,
  type Visit,
} from './reporting-shop';

let shop: ReportingShop;
afterEach(() => shop.close());

const counted = async (version: string = bad) => {
  await shop.telemetry.save();
  return (await readTelemetry(shop.store))?.releases[`mfe-search@${version}`];
};

describe('a bucket', () => {
  it('that the shop has not signed counts as none, and is replaced by one that it has', async () => {
    shop = await openReportingShop();
    const signedElsewhere = createSeal('another secret of 16').sign('bucket', 'a'.repeat(22));
    for (const made of ['a'.repeat(22), `${'a'.repeat(22)}.${'b'.repeat(22)}`, signedElsewhere]) {
      const { cookie } = await shop.visit('10.0.0.1', `bucket=${made}`);
      expect(cookie).not.toContain(made);
      expect(cookie).toMatch(/^bucket=[\w-]{22}\.[\w-]{22}$/);
    }
  });

  it('is known again by every server that has the secret, also after a restart', async () => {
    shop = await openReportingShop();
    const { cookie } = await shop.visit('10.0.0.1');
    const other = await openReportingShop({ store: shop.store });
    expect((await other.visit('10.0.0.1', cookie)).cookie).toBe(cookie);
    const stranger = await openReportingShop({ store: shop.store, secret: 'another secret of 16' });
    expect((await stranger.visit('10.0.0.1', cookie)).cookie).not.toBe(cookie);
  });
});

describe('a report', () => {
  it('with a made-up bucket or ticket, or none, changes and counts nothing', async () => {
    shop = await openReportingShop();
    const seen = await shop.visit('10.0.0.1');
    const [serial = '', ...rest] = seen.ticket.split('.');
    for (let at = 0; at < 50; at += 1) {
      const bucket = `bucket-${String(at).padStart(15, '0')}`;
      await shop.report({ cookie: `bucket=${bucket}` }, [failed()]);
      await shop.report({ ...seen, cookie: `bucket=${bucket}` }, [failed()]);
      await shop.report({ ...seen, ticket: [`${serial}${at}`, ...rest].join('.') }, [failed()]);
      await shop.report({ cookie: seen.cookie }, [failed()]);
    }
    expect(await shop.live()).toBe(bad);
    expect(await counted()).toBeUndefined();
  });

  it('with another shopper’s ticket counts nothing', async () => {
    shop = await openReportingShop();
    const { ticket } = await shop.visit('10.0.0.1');
    for (let at = 0; at < 9; at += 1) {
      await shop.report({ ...(await shop.visit('10.0.0.1')), ticket }, [failed()]);
    }
    expect(await shop.live()).toBe(bad);
    expect(await counted()).toBeUndefined();
  });

  it('is counted once for each document, however often it is sent', async () => {
    shop = await openReportingShop({ limitScale: 10 });
    const seen = await shop.visit('10.0.0.1');
    const vital = { kind: 'vital', app: 'mfe-search', version: bad, name: 'LCP', value: 1 };
    const error = { kind: 'error', app: 'mfe-search', version: bad, part: '', message: 'x' };
    const sent = [failed(), loaded(), vital, error];
    for (let time = 0; time < 50; time += 1) await shop.report(seen, [...sent, ...sent]);
    expect(await counted()).toMatchObject({
      failures: 1,
      loads: 1,
      errors: 10,
      vitals: { LCP: [1] },
    });
  });

  it('of one network judges a release only a few times, whatever it claims', async () => {
    shop = await openReportingShop({ networks: 3, limitScale: 10 });
    const slow = { kind: 'vital', app: 'mfe-search', version: bad, name: 'LCP', value: 9_000 };
    const error = { kind: 'error', app: 'mfe-search', version: bad, part: '', message: 'x' };
    for (let at = 0; at < 60; at += 1) {
      const address = `10.0.0.${at}`;
      await shop.report(await shop.visit(address), [loaded(), error, error, slow]);
    }
    const told = await counted();
    // All of it is there to be seen; as many judge as when a release is taken back.
    expect(told).toMatchObject({ loads: 60, errors: 120, well: 20, troubled: 5 });
    expect(told?.vitals.LCP).toHaveLength(5);
    expect(told?.networks).toMatchObject({
      told: [expect.any(String)],
      troubled: [expect.any(String)],
    });
    await shop.report(await shop.visit('10.0.9.1'), [loaded(), error, slow]);
    expect(await counted()).toMatchObject({ well: 21, troubled: 6 });
    expect((await counted())?.networks.troubled).toHaveLength(2);
  });

  it('is for the releases that its document named, and for a day', async () => {
    let time = Date.now();
    shop = await openReportingShop({ now: () => time });
    const seen = await shop.visit('10.0.0.1');
    const { apps, ...registry } = await shop.file.read();
    const next = '1.2.0-cccccccc';
    const search = apps['mfe-search'] ?? expect.fail();
    const releases = { ...search.releases, [next]: search.releases[bad] ?? expect.fail() };
    const state = { ...search, live: next, lastKnownGood: bad, releases };
    await shop.file.replace(
      { apps, ...registry },
      { ...registry, apps: { ...apps, 'mfe-search': state } },
    );
    await shop.report(seen, [failed(next), loaded(good)]);
    expect(await counted(next)).toBeUndefined();
    expect(await counted(good)).toMatchObject({ loads: 1 });
    time += 25 * 3_600_000;
    await shop.report(seen, [failed()]);
    expect(await counted()).toBeUndefined();
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'that names %s as an app or a version is none, and washes no telemetry out',
    async (name) => {
      shop = await openReportingShop();
      await shop.report(await shop.visit('10.0.0.1'), [loaded()]);
      const seen = await shop.visit('10.0.0.1');
      for (const app of ['mfe-search', 'mfe-account', 'shell', name]) {
        const answer = await shop.report(seen, [{ ...failed(name), app }]);
        expect(answer.status).toBe(400);
      }
      await shop.telemetry.save();
      expect(Object.keys((await readTelemetry(shop.store))?.releases ?? {})).toEqual([
        `mfe-search@${bad}`,
      ]);
    },
  );
});

describe('a shop without a registry', () => {
  it('says that it has no release yet, until one is there', async () => {
    shop = await openReportingShop();
    const { apps, history } = await shop.file.read();
    await shop.file.replace(await shop.file.read(), { apps: {}, history });
    const asked = async () => (await shop.ask('/store')).status;
    expect(await asked()).toBe(503);
    expect(await (await shop.ask('/store')).text()).toBe('The shop has no release yet.');
    await shop.file.replace(await shop.file.read(), { apps, history });
    expect(await asked()).toBe(200);
  });
});

describe('what is no ejection', () => {
  /** So many shoppers who fail, of so many networks. */
  async function failing(shoppers: number, networks: number): Promise<void> {
    for (let at = 0; at < shoppers; at += 1) {
      const seen: Visit = await shop.visit(`10.${at % networks}.0.1`);
      await shop.report(seen, [failed()]);
    }
  }

  it('calls a person once an hour, in the log and in the telemetry: failures of few networks', async () => {
    let time = Date.now();
    shop = await openReportingShop({ networks: 3, now: () => time });
    await failing(20, 2);
    expect(await shop.live()).toBe(bad);
    expect(shop.alerts).toEqual([
      `mfe-search ${bad} may be failing: 5 failed loads in a row; nothing was changed`,
    ]);
    await shop.telemetry.save();
    expect((await readTelemetry(shop.store))?.alerts).toMatchObject([
      { app: 'mfe-search', version: bad, reason: '5 failed loads in a row' },
    ]);
    time += 3_700_000;
    await failing(1, 1);
    expect(shop.alerts).toHaveLength(2);
  });

  it.each([
    ['IPv6 addresses of one customer', (at: number) => `2001:db8:7:${at.toString(16)}::1`],
    ['IPv4 addresses that lie together', (at: number) => `10.1.2.${at}`],
    ['IPv4 addresses, wrapped', (at: number) => `::ffff:10.1.2.${at}`],
  ])('is what many %s tell: they are one network', async (_what, addressOf) => {
    shop = await openReportingShop({ networks: 3 });
    for (let at = 1; at <= 30; at += 1) {
      await shop.report(await shop.visit(addressOf(at)), [failed()]);
    }
    expect(await shop.live()).toBe(bad);
    expect(shop.alerts).toHaveLength(1);
  });

  it('is a second one of an app within the hour, unless it fails for all and widely', async () => {
    shop = await openReportingShop({ networks: 3 });
    await failing(5, 3);
    expect(await shop.live()).toBe(good);
    const again = '1.2.0-cccccccc';
    const { apps, history } = await shop.file.read();
    const search = apps['mfe-search'] ?? expect.fail();
    const manifest = { ...(search.releases[good] ?? expect.fail()).manifest, version: again };
    const releases = { ...search.releases, [again]: { publishedAt: '', manifest } };
    await shop.file.replace(await shop.file.read(), {
      apps: { ...apps, 'mfe-search': { ...search, live: again, lastKnownGood: good, releases } },
      history,
    });
    const fails = async (network: number) => {
      await shop.report(await shop.visit(`10.${network}.0.1`), [failed(again)]);
    };
    for (let at = 0; at < 8; at += 1) await fails(at);
    expect(await shop.live()).toBe(again);
    expect(shop.alerts.join()).toContain('one was taken back within the hour');
    await fails(8);
    expect(await shop.live()).toBe(good);
  });

  it('a release that was good for many, after a restart: what it did well is kept', async () => {
    shop = await openReportingShop({ networks: 3 });
    const release = {
      app: 'mfe-search',
      version: bad,
      team: '',
      loads: 1_000,
      well: 1_000,
      failed: 0,
      troubled: 0,
      since: '2026-01-01T00:00:00Z',
    } as const;
    await writeTelemetry(shop.store, {
      savedAt: '',
      releases: {
        [`mfe-search@${bad}`]: {
          ...{ ...release, failures: 0, errors: 0, faults: [], vitals: {} },
          networks: { told: [], failed: [], troubled: [] },
        },
      },
      alerts: [],
    });
    shop = await openReportingShop({ networks: 3, store: shop.store });
    await failing(40, 20);
    expect(await shop.live()).toBe(bad);
    expect(shop.alerts).toHaveLength(1);
  });
});
