/** Tabs that begin and say nothing more, because a script of a release hangs them. */
import type { Registry } from 'shared-contracts/release';
import { readTelemetry } from 'release-registry/telemetry';
import { statusLines } from 'release-registry/status';
import { afterEach, describe, expect, it } from 'vitest';
import { blamed, unproven } from '../server/releases/unproven';
import { createReleaseHealth } from '../server/reports/release-health';
import { random } from './population';
import { manifestOf } from './release-manifest';
import { bad, failed, good, loaded, openReportingShop, type ReportingShop } from './reporting-shop';

const MINUTE = 60_000;
let shop: ReportingShop;
let time = 0;
afterEach(() => shop.close());

async function open(networks = 3, publishedAt = new Date().toISOString()): Promise<void> {
  time = Date.now();
  shop = await openReportingShop({ networks, publishedAt, limitScale: 1_000, now: () => time });
}

/** Time goes by, in which the server looks for silent tabs each second. */
async function pass(milliseconds: number): Promise<void> {
  for (const end = time + milliseconds; time < end; time += 1_000) await shop.silentTabs.sweep();
}

const counted = async () => {
  await shop.telemetry.save();
  return (await readTelemetry(shop.store))?.releases[`mfe-search@${bad}`];
};
const lastReason = async () => (await shop.file.read()).history.at(-1)?.reason;
const addressOf = (at: number) => `10.${at >> 8}.${at & 255}.1`;

describe('a release that hangs every tab', () => {
  it('is taken back after five of them, and the reason says so in words', async () => {
    await open();
    for (let at = 0; at < 4; at += 1) await shop.begin(addressOf(at));
    await pass(2 * MINUTE);
    expect(await shop.live()).toBe(bad);
    expect(await counted()).toMatchObject({ silent: 4, failed: 4, loads: 0 });
    await shop.begin(addressOf(4));
    await pass(MINUTE - 1_000);
    expect(await shop.live()).toBe(bad);
    await pass(2_000);
    expect(await shop.live()).toBe(good);
    expect(await lastReason()).toBe('5 tabs in a row began and said nothing more');
  });

  it('is taken back while others come whose silence is still waited for, and for told failures not so', () => {
    const verdictOf = (silence?: 'alone') => {
      let now = 0;
      const health = createReleaseHealth({ networks: 1, now: () => now });
      const shopper = (at: number) => ({ bucket: `shopper ${at}`, network: '10.0.0.1' });
      for (let at = 0; at < 5; at += 1) health.served(shopper(at));
      now = MINUTE;
      for (let at = 0; at < 5; at += 1) {
        health.note({ ...shopper(at), failed: true, ...(silence && { silence }) });
      }
      for (let at = 5; at < 15; at += 1) health.served(shopper(at));
      const first = health.verdict()?.kind;
      now = 3 * MINUTE;
      return [first, health.verdict()?.kind];
    };
    expect(verdictOf('alone')).toEqual(['eject', 'alert']);
    expect(verdictOf()).toEqual(['alert', 'alert']);
  });

  it('is said by the status', async () => {
    await open();
    for (let at = 0; at < 3; at += 1) await shop.begin(addressOf(at));
    await pass(2 * MINUTE);
    await counted();
    const lines = statusLines(await shop.file.read(), await readTelemetry(shop.store));
    expect(lines.join('\n')).toContain('said nothing: 3');
  });

  it('is taken back by failures that are told and tabs that are silent together', async () => {
    await open();
    for (let at = 0; at < 3; at += 1) await shop.begin(addressOf(at));
    await pass(2 * MINUTE);
    for (let at = 3; at < 5; at += 1) {
      await shop.report(await shop.visit(addressOf(at)), [failed()]);
    }
    expect(await shop.live()).toBe(good);
    expect(await lastReason()).toBe('5 failed loads in a row, 3 of them silent');
  });
});

describe('nothing is taken back', () => {
  it('for tabs that say more within a minute: left, put away, or at work', async () => {
    await open();
    for (let at = 0; at < 30; at += 1) {
      const sayMore = await shop.begin(addressOf(at));
      await pass(at * 1_000);
      await sayMore();
    }
    await pass(2 * MINUTE);
    expect((await counted())?.silent ?? 0).toBe(0);
    expect(await shop.live()).toBe(bad);
  });

  it('for what a tab said before its beginning came', async () => {
    await open();
    const tab = 0.25;
    await shop.send('/_report', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: '*', tab, entries: [] }),
    });
    await shop.begin(addressOf(0), { tab });
    await pass(2 * MINUTE);
    expect(await counted()).toBeUndefined();
  });

  it('for crawlers, who end a page without a word', async () => {
    await open();
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    for (let at = 0; at < 10; at += 1) await shop.begin(addressOf(at), { agent });
    await pass(2 * MINUTE);
    expect(await counted()).toBeUndefined();
  });

  it('by a server that starts anew while tabs are waited for', async () => {
    await open();
    for (let at = 0; at < 10; at += 1) await shop.begin(addressOf(at));
    const before = shop;
    shop = await openReportingShop({ networks: 3, store: before.store, now: () => time });
    await pass(2 * MINUTE);
    expect(await shop.live()).toBe(bad);
    await before.stop();
  });

  it('while nobody reaches the server, or it was held up', async () => {
    await open();
    // As in a busy shop, where something comes each second.
    for (let at = 0; at < 100; at += 1) {
      await (
        await shop.begin(addressOf(at))
      )();
      await pass(1_000);
    }
    for (let at = 100; at < 110; at += 1) await shop.begin(addressOf(at));
    await pass(30_000);
    await shop.begin(addressOf(200));
    await pass(40_000);
    expect((await counted())?.silent ?? 0).toBe(0);
    for (let at = 300; at < 310; at += 1) await shop.begin(addressOf(at));
    time += 2 * MINUTE;
    await pass(2 * MINUTE);
    expect(await shop.live()).toBe(bad);
    expect((await counted())?.silent ?? 0).toBe(0);
  });

  it('by strangers of fewer networks than it takes for failures', async () => {
    await open();
    for (let at = 0; at < 200; at += 1) await shop.begin(`172.16.${at % 2}.${at}`);
    await pass(2 * MINUTE);
    expect(await shop.live()).toBe(bad);
    expect(shop.alerts).toHaveLength(1);
    // As many of a network as of failures that are told.
    expect(await counted()).toMatchObject({ silent: 40, failed: 40 });
  });
});

it('strangers who begin and say nothing more are worth no more than those who report failures', async () => {
  await open();
  for (let at = 0; at < 110; at += 1) {
    await shop.report(await shop.visit(addressOf(at)), [loaded()]);
  }
  for (let at = 0; at < 80; at += 1) await shop.begin(`172.16.${at % 8}.${at}`);
  await pass(2 * MINUTE);
  expect(await shop.live()).toBe(bad);
  expect(shop.alerts).toHaveLength(1);
  // A ninth network is the budget, as for failures.
  await shop.begin('172.16.8.1');
  await pass(2 * MINUTE);
  expect(await shop.live()).toBe(good);
});

it('a shell that is newer may be to blame: a person is called, and nothing is taken back', async () => {
  await open();
  const seen = await shop.file.read();
  const shell = seen.apps.shell ?? expect.fail();
  const now = shell.releases[bad] ?? expect.fail();
  const publishedAt = new Date(Date.now() + 2 * MINUTE).toISOString();
  const releases = { ...shell.releases, [bad]: { ...now, publishedAt } };
  await shop.file.replace(seen, { ...seen, apps: { ...seen.apps, shell: { ...shell, releases } } });
  for (let at = 0; at < 10; at += 1) await shop.begin(addressOf(at));
  await pass(2 * MINUTE);
  expect(await shop.live()).toBe(bad);
  expect(shop.alerts.join()).toContain(`shell ${bad} may be failing`);
});

describe('a page is watched', () => {
  const watched = async () => (await (await shop.ask('/search')).text()).includes('begins:');

  it('for a week while its release isn’t known to be good, and costs nothing else', async () => {
    await open();
    expect(await watched()).toBe(true);
    const seen = await shop.file.read();
    const search = seen.apps['mfe-search'] ?? expect.fail();
    const now = search.releases[bad] ?? expect.fail();
    const releases = { ...search.releases, [bad]: { ...now, goodSince: '2026-01-02T00:00:00Z' } };
    const apps = { ...seen.apps, 'mfe-search': { ...search, releases } };
    await shop.file.replace(seen, { ...seen, apps });
    expect(await watched()).toBe(false);
  });

  it('no longer than a week', async () => {
    await open(3, new Date(Date.now() - 8 * 24 * 60 * MINUTE).toISOString());
    expect(await watched()).toBe(false);
  });
});

/** Gives out a release of both apps of the page, so many milliseconds one after the other. */
const equallyNew = (registry: Registry, apart: number): Registry => {
  const at = (later: number) => new Date(time - MINUTE + later).toISOString();
  const given = (app: 'mfe-search' | 'mfe-account', publishedAt: string) => ({
    ...{ live: bad, canary: null, lastKnownGood: good },
    releases: { [bad]: { publishedAt, manifest: manifestOf(app, bad) } },
  });
  const apps = {
    'mfe-search': given('mfe-search', at(0)),
    'mfe-account': given('mfe-account', at(-apart)),
  };
  return { ...registry, apps };
};

describe('of several releases on a page', () => {
  const both = [
    { app: 'mfe-search', version: bad },
    { app: 'mfe-account', version: bad },
  ] as const;
  const blamedOf = (registry: Registry) =>
    blamed(unproven(registry, [...both], time)).map(({ app }) => app);

  it('the newest is to blame, a canary before all, and both where they came together', async () => {
    await open();
    const seen = await shop.file.read();
    expect(blamedOf(equallyNew(seen, 2 * MINUTE))).toEqual(['mfe-search']);
    expect(blamedOf(equallyNew(seen, 1_000))).toEqual(['mfe-search', 'mfe-account']);
    const { apps } = equallyNew(seen, 2 * MINUTE);
    const account = apps['mfe-account'] ?? expect.fail();
    const canary = { ...account, live: good, canary: { version: bad, percent: 10 } };
    expect(blamedOf({ ...seen, apps: { ...apps, 'mfe-account': canary } })).toEqual([
      'mfe-account',
    ]);
  });

  it('none is taken back where two are equally new: a person is called', () => {
    const health = createReleaseHealth({ networks: 3 });
    for (let at = 0; at < 10; at += 1) {
      health.note({
        ...{ bucket: `bucket-${at}`, network: `network-${at}` },
        ...{ failed: true, silence: 'among others' as const },
      });
    }
    expect(health.verdict()).toMatchObject({
      kind: 'alert',
      reason: '5 tabs in a row began and said nothing more; others on their pages may be to blame',
    });
  });
});

it('a release that works is known to be good although some tabs lose their network', async () => {
  await open();
  for (let at = 0; at < 50; at += 1) {
    if (at % 50 === 7) await shop.begin(addressOf(at));
    else await shop.report(await shop.visit(addressOf(at)), [loaded()]);
  }
  await pass(31 * MINUTE);
  for (let at = 50; at < 60; at += 1) {
    await shop.report(await shop.visit(addressOf(at)), [loaded()]);
  }
  const { apps } = await shop.file.read();
  expect(apps['mfe-search']?.releases[bad]?.goodSince).toBeDefined();
});

it('fifty releases without a fault call nobody, although some tabs are never heard again', () => {
  const draw = random(17);
  let verdicts = 0;
  for (let release = 0; release < 50; release += 1) {
    const health = createReleaseHealth({ networks: 3 });
    for (let came = 0; came < 800; came += 1) {
      const shopper = { bucket: `bucket-${came}`, network: `network-${Math.floor(draw() * 400)}` };
      // One in a hundred loses the network or closes the laptop within the minute; one in twenty
      // reports nothing.
      const lost = draw() < 0.01;
      if (lost) health.note({ ...shopper, failed: true, silence: 'alone' });
      else {
        health.served(shopper);
        if (draw() > 0.05) health.note({ ...shopper, failed: false });
      }
      if (lost && health.verdict() !== null) verdicts += 1;
    }
  }
  expect(verdicts).toBe(0);
});
