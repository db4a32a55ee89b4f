/** What tabs measure of single pages is counted, and a person is called of a canary that does worse. */
import { readTelemetry } from 'release-registry/telemetry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comparePages } from '../server/reports/page-watch';
import { AGENTS, bad, good, openReportingShop, type ReportingShop } from './reporting-shop';

let shop: ReportingShop;
beforeEach(async () => {
  shop = await openReportingShop({ networks: 3, limitScale: 1_000 });
  // Whoever has a bucket gets the canary.
  const seen = await shop.file.read();
  const search = seen.apps['mfe-search'];
  if (!search) throw new Error('the shop has mfe-search');
  const canary = { version: bad, percent: 100 };
  const apps = {
    ...seen.apps,
    'mfe-search': { ...search, live: good, canary, lastKnownGood: null },
  };
  await shop.file.replace(seen, { ...seen, apps });
});
afterEach(() => shop.close());

const figure = (version: string, value: number, more: object = {}) => ({
  ...{ kind: 'page', app: 'mfe-search', version, name: 'SHOWN', path: '/search', value },
  ...more,
});

/** A shopper comes twice: a first visit gets the live release, the next one the canary. */
async function comes(address: string, live: number, canary: number): Promise<void> {
  const first = await shop.visit(address, '', '/search', AGENTS.phone);
  await shop.report(first, [figure(good, live)]);
  const next = await shop.visit(address, first.cookie, '/search', AGENTS.phone);
  await shop.report(next, [figure(bad, canary)]);
}
const homeAt = (at: number) => `10.${at >> 8}.${at & 255}.1`;
const compare = () =>
  comparePages({ registryFile: shop.file, telemetry: shop.telemetry, watch: shop.watch });
const told = async (version: string) => {
  await shop.telemetry.save();
  return (await readTelemetry(shop.store))?.releases[`mfe-search@${version}`]?.pages ?? {};
};

describe('a canary with a page that is slower by 2.5 s', () => {
  it('calls a person once, with the figure, and stays', async () => {
    for (let at = 0; at < 30; at += 1) await comes(homeAt(at), 900 + 20 * at, 3_400 + 20 * at);
    await compare();
    await compare();
    expect(shop.alerts).toHaveLength(1);
    expect(shop.alerts[0]).toMatch(
      /^mfe-search 1\.1\.0-bbbbbbbb may be failing: \/search: shown after \d{4} ms, shown after \d{4} ms of the live release; nothing was changed$/,
    );
    expect((await shop.file.read()).apps['mfe-search']?.canary?.version).toBe(bad);
  });

  it('calls nobody where only strangers of a few networks say so', async () => {
    for (let at = 0; at < 30; at += 1) await comes(homeAt(at), 900 + 20 * at, 900 + 20 * at);
    for (let at = 0; at < 80; at += 1) await comes(`172.16.${at % 8}.1`, 900, 60_000);
    await compare();
    expect(shop.alerts).toEqual([]);
  });
});

describe('a figure of a page', () => {
  it('counts by phones and computers, with nothing else of the shopper', async () => {
    for (let at = 0; at < 8; at += 1) await comes(homeAt(at), 1_000, 1_000);
    const networks = Object.keys((await told(bad))['/search']?.SHOWN?.phone ?? {});
    expect(networks).toHaveLength(8);
    expect(networks.join()).not.toContain('10.0');
  });

  it('counts nowhere where its path is no page of the release', async () => {
    const seen = await shop.visit(homeAt(1));
    for (const path of ['/products/:productId', '/search?q=maria', '__proto__', '/nowhere']) {
      await shop.report(seen, [figure(good, 1, { path }), figure(bad, 1, { path })]);
    }
    expect([await told(good), await told(bad)]).toEqual([{}, {}]);
  });

  it('is refused where it is no figure', async () => {
    const seen = await shop.visit(homeAt(1));
    for (const more of [
      { name: 'FAST' },
      { value: -1 },
      { value: 1e12 },
      { path: 'x'.repeat(101) },
    ]) {
      expect((await shop.report(seen, [figure(bad, 1, more)])).status).toBe(400);
    }
  });
});
