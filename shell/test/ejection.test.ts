import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTelemetry } from 'release-registry/telemetry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseHealth } from '../server/reports/release-health';
import {
  bad,
  failed,
  good,
  loaded,
  openReportingShop,
  type ReportingShop,
  type Visit,
} from './reporting-shop';

const bucketAt = (at: number) => `bucket-${String(at).padStart(15, '0')}`;

function shoppers(outcomes: string, networks = 1) {
  const health = createReleaseHealth({ networks });
  [...outcomes].forEach((outcome, at) => {
    health.note({ bucket: bucketAt(at), network: `n${at % 3}`, failed: outcome === 'x' });
  });
  const verdict = health.verdict();
  return verdict?.kind === 'eject' ? verdict.reason : null;
}

describe('the budget of a release', () => {
  it('is spent by five failed loads in a row, not by four', () => {
    expect(shoppers('..xxxx')).toBeNull();
    expect(shoppers('..xxxxx')).toBe('5 failed loads in a row');
    expect(shoppers('xxxx.xxxx')).toBeNull();
  });

  it('is spent by 2 % of a hundred loads or more', () => {
    const scattered = (failures: number, loads: number) =>
      'x.'.repeat(failures) + '.'.repeat(loads - 2 * failures);
    expect(shoppers(scattered(2, 150))).toBeNull();
    expect(shoppers(scattered(3, 150))).toBe('3 of 150 loads failed');
    expect(shoppers(scattered(40, 99))).toBeNull();
  });

  it('is not spent by one browser, however often it fails, nor by one network of three', () => {
    const health = createReleaseHealth({ networks: 1 });
    for (let time = 0; time < 1_000; time += 1) {
      health.note({ bucket: 'one', network: 'n', failed: true });
    }
    expect(health.verdict()).toBeNull();
    const network = createReleaseHealth({ networks: 3 });
    for (let at = 0; at < 100; at += 1) {
      network.note({ bucket: bucketAt(at), network: 'n', failed: true });
    }
    expect(network.verdict()?.kind).not.toBe('eject');
    expect(shoppers('xxxxx', 3)).toBe('5 failed loads in a row');
  });

  it('counts a shopper who failed on the second visit as failed', () => {
    const health = createReleaseHealth({ networks: 1 });
    for (const failed of [false, true]) {
      for (let at = 0; at < 5; at += 1) {
        health.note({ bucket: bucketAt(at), network: 'n', failed });
      }
    }
    expect(health.verdict()).toMatchObject({ kind: 'eject', reason: '5 failed loads in a row' });
  });
});

let shop: ReportingShop;
beforeEach(async () => {
  shop = await openReportingShop();
});
afterEach(() => shop.close());

/** A shopper's first page. */
const visit = () => shop.visit('10.0.0.1');

describe('reports of a failing release', () => {
  it('take it back for everybody, with the reason in the history', async () => {
    for (let at = 0; at < 4; at += 1) await shop.report(await visit(), [failed()]);
    expect(await shop.live()).toBe(bad);
    await shop.report(await visit(), [failed()]);
    expect(await shop.live()).toBe(good);
    expect((await shop.file.read()).history.at(-1)).toMatchObject({
      action: 'eject',
      app: 'mfe-search',
      reason: '5 failed loads in a row',
    });
    expect(shop.said.join()).toContain(`ejected mfe-search ${bad}`);
  });

  it('are one voice per shopper, and none without a bucket', async () => {
    let { cookie } = await visit();
    for (let time = 0; time < 10; time += 1) {
      const seen: Visit = await shop.visit('10.0.0.1', cookie);
      ({ cookie } = seen);
      await shop.report(seen, [failed()]);
      await shop.report({ ...(await visit()), cookie: '' }, [failed()]);
    }
    expect(await shop.live()).toBe(bad);
  });

  it('are ignored where they name a release that nobody is given', async () => {
    for (let at = 0; at < 9; at += 1) await shop.report(await visit(), [failed('9.9.9-ffffffff')]);
    expect(await shop.live()).toBe(bad);
    await shop.telemetry.save();
    expect((await readTelemetry(shop.store))?.releases ?? {}).toEqual({});
  });

  it('are refused from a foreign page, in another shape, too large, or too often', async () => {
    const seen = await visit();
    const send = (entries: unknown, headers: Record<string, string> = {}) =>
      shop.report(seen, entries, { headers });
    expect((await send([failed()], { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send([failed()], { 'Content-Type': 'text/plain' })).status).toBe(403);
    for (const entries of [null, [], [{ kind: 'failure' }], [{ ...failed(), app: 'mfe_x' }]]) {
      expect((await send(entries)).status).toBe(400);
    }
    expect((await send(['x'.repeat(70_000)])).status).toBe(413);
    const statuses = new Set<number>();
    for (let time = 0; time < 300; time += 1) statuses.add((await send([failed()])).status);
    expect([...statuses]).toEqual([204, 429]);
  });

  it('of a browser with a local build count for nothing', async () => {
    for (let at = 0; at < 9; at += 1) {
      const { cookie, ...seen } = await visit();
      const local = `${cookie}; override=mfe-search@http://localhost:3002`;
      await shop.report({ ...seen, cookie: local }, [failed()]);
    }
    expect(await shop.live()).toBe(bad);
  });

  it('are kept as numbers beside the release, without anything of the shopper', async () => {
    const seen = await visit();
    await shop.report(seen, [
      loaded(),
      { kind: 'vital', app: 'mfe-search', version: bad, name: 'LCP', value: 1200 },
      failed(),
    ]);
    await shop.telemetry.save();
    const kept = (await readTelemetry(shop.store))?.releases[`mfe-search@${bad}`];
    expect(kept).toMatchObject({ loads: 1, failures: 1, errors: 0, vitals: { LCP: [1200] } });
    const text = await readFile(join(shop.store, 'telemetry.json'), 'utf8');
    const bucket = seen.cookie.slice('bucket='.length, 'bucket='.length + 22);
    for (const personal of ['maria', 'token', '123456789', bucket]) {
      expect(text).not.toContain(personal);
    }
  });

  it('go on being counted after a restart', async () => {
    await shop.report(await visit(), [loaded()]);
    await shop.telemetry.save();
    const again = await openReportingShop({ store: shop.store });
    await again.report(await again.visit('10.0.0.1'), [loaded()]);
    await again.telemetry.save();
    const kept = (await readTelemetry(shop.store))?.releases[`mfe-search@${bad}`];
    expect(kept).toMatchObject({ loads: 2, well: 2 });
  });
});
