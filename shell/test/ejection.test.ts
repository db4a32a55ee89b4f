import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry, type RegistryFile } from 'release-registry/registry-file';
import { readTelemetry } from 'release-registry/telemetry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseHealth } from '../server/reports/release-health';
import { reportRoutes } from '../server/reports/report-routes';
import { createTelemetryKeeper, type TelemetryKeeper } from '../server/reports/telemetry-keeper';
import { manifestOf } from './release-manifest';

const bucketAt = (at: number) => `bucket-${String(at).padStart(15, '0')}`;

function shoppers(outcomes: string, networks = 1) {
  const health = createReleaseHealth(networks);
  [...outcomes].forEach((outcome, at) => {
    health.note({ bucket: bucketAt(at), network: `n${at % 3}`, failed: outcome === 'x' });
  });
  return health;
}

describe('the budget of a release', () => {
  it('is spent by five failed loads in a row, not by four', () => {
    expect(shoppers('..xxxx').verdict()).toBeNull();
    expect(shoppers('..xxxxx').verdict()).toBe('5 failed loads in a row');
    expect(shoppers('xxxx.xxxx').verdict()).toBeNull();
  });

  it('is spent by 2 % of a hundred loads or more', () => {
    const scattered = (failures: number, loads: number) =>
      'x.'.repeat(failures) + '.'.repeat(loads - 2 * failures);
    expect(shoppers(scattered(2, 150)).verdict()).toBeNull();
    expect(shoppers(scattered(3, 150)).verdict()).toBe('3 of 150 loads failed');
    expect(shoppers(scattered(40, 99)).verdict()).toBeNull();
  });

  it('is not spent by one browser, however often it fails, nor by one network of three', () => {
    const health = createReleaseHealth(1);
    for (let time = 0; time < 1_000; time += 1) {
      health.note({ bucket: 'one', network: 'n', failed: true });
    }
    expect(health.verdict()).toBeNull();
    const network = createReleaseHealth(3);
    for (let at = 0; at < 100; at += 1) {
      network.note({ bucket: bucketAt(at), network: 'n', failed: true });
    }
    expect(network.verdict()).toBeNull();
    expect(shoppers('xxxxx', 3).verdict()).toBe('5 failed loads in a row');
  });

  it('counts a shopper who failed on the second visit as failed', () => {
    const health = createReleaseHealth(1);
    for (const failed of [false, true]) {
      for (let at = 0; at < 5; at += 1) {
        health.note({ bucket: bucketAt(at), network: 'n', failed });
      }
    }
    expect(health.verdict()).toBe('5 failed loads in a row');
  });
});

const [good, bad] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;

let store = '';
let file: RegistryFile;
let telemetry: TelemetryKeeper;
let said: string[] = [];
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ejection-'));
  file = openRegistry(store);
  said = [];
  telemetry = createTelemetryKeeper(store, (message) => said.push(message));
  const releases = Object.fromEntries(
    [good, bad].map((version) => [
      version,
      { publishedAt: '2026-01-01T00:00:00Z', manifest: manifestOf('mfe-search', version) },
    ]),
  );
  const state = { live: bad, canary: null, lastKnownGood: good, releases };
  await file.replace(await file.read(), { apps: { 'mfe-search': state }, history: [] });
});
afterEach(async () => {
  await telemetry.save();
  await rm(store, { recursive: true, force: true });
});

const routes = () =>
  reportRoutes({
    registryFile: file,
    telemetry,
    networkOf: () => 'unknown',
    warn: (message) => said.push(message),
    networks: 1,
    limitScale: 1,
  });

const failed = (version: string = bad) => ({
  kind: 'failure',
  app: 'mfe-search',
  version,
  stage: 'render',
  part: 'search',
  message: 'TypeError: maria@example.com?token=1 has no 123456789',
});

function send(
  app: ReturnType<typeof routes>,
  entries: unknown,
  { bucket = bucketAt(1), headers = {} }: { bucket?: string | null; headers?: object } = {},
) {
  return app.request('/_report', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(bucket === null ? {} : { Cookie: `bucket=${bucket}` }),
      ...headers,
    },
    body: JSON.stringify({ path: '/search', entries }),
  });
}

const live = async () => (await file.read()).apps['mfe-search']?.live;

describe('reports of a failing release', () => {
  it('take it back for everybody, with the reason in the history', async () => {
    const app = routes();
    for (let at = 0; at < 4; at += 1) await send(app, [failed()], { bucket: bucketAt(at) });
    expect(await live()).toBe(bad);
    await send(app, [failed()], { bucket: bucketAt(4) });
    expect(await live()).toBe(good);
    expect((await file.read()).history.at(-1)).toMatchObject({
      action: 'eject',
      app: 'mfe-search',
      reason: '5 failed loads in a row',
    });
    expect(said.join()).toContain(`ejected mfe-search ${bad}`);
  });

  it('are one voice per shopper, and none without a bucket', async () => {
    const app = routes();
    for (let time = 0; time < 10; time += 1) {
      await send(app, [failed()]);
      await send(app, [failed()], { bucket: null });
    }
    expect(await live()).toBe(bad);
  });

  it('are ignored where they name a release that nobody is given', async () => {
    const app = routes();
    for (let at = 0; at < 9; at += 1) {
      await send(app, [failed('9.9.9-ffffffff')], { bucket: bucketAt(at) });
    }
    expect(await live()).toBe(bad);
    await telemetry.save();
    expect((await readTelemetry(store))?.releases ?? {}).toEqual({});
  });

  it('are refused from a foreign page, in another shape, too large, or too often', async () => {
    const app = routes();
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(app, [failed()], { headers: foreign })).status).toBe(403);
    const asText = { 'Content-Type': 'text/plain' };
    expect((await send(app, [failed()], { headers: asText })).status).toBe(403);
    for (const entries of [null, [], [{ kind: 'failure' }], [{ ...failed(), app: 'mfe-x' }]]) {
      expect((await send(app, entries)).status).toBe(400);
    }
    expect((await send(app, ['x'.repeat(70_000)])).status).toBe(413);
    const statuses = new Set<number>();
    for (let time = 0; time < 300; time += 1) statuses.add((await send(app, [failed()])).status);
    expect([...statuses]).toEqual([204, 429]);
  });

  it('of a browser with a local build count for nothing', async () => {
    const app = routes();
    for (let at = 0; at < 9; at += 1) {
      const cookie = `bucket=${bucketAt(at)}; override=mfe-search@http://localhost:3002`;
      await send(app, [failed()], { headers: { Cookie: cookie } });
    }
    expect(await live()).toBe(bad);
  });

  it('are kept as numbers beside the release, without anything of the shopper', async () => {
    const app = routes();
    await send(app, [
      { kind: 'load', app: 'mfe-search', version: bad },
      { kind: 'vital', app: 'mfe-search', version: bad, name: 'LCP', value: 1200 },
      failed(),
    ]);
    await telemetry.save();
    const kept = (await readTelemetry(store))?.releases[`mfe-search@${bad}`];
    expect(kept).toMatchObject({ loads: 1, failures: 1, errors: 0, vitals: { LCP: [1200] } });
    const text = await readFile(join(store, 'telemetry.json'), 'utf8');
    for (const personal of ['maria', 'token', '123456789', bucketAt(1)]) {
      expect(text).not.toContain(personal);
    }
  });

  it('go on being counted after a restart', async () => {
    const load = [{ kind: 'load', app: 'mfe-search', version: bad }];
    await send(routes(), load);
    await telemetry.save();
    telemetry = createTelemetryKeeper(store, () => undefined);
    await send(routes(), load);
    await telemetry.save();
    expect((await readTelemetry(store))?.releases[`mfe-search@${bad}`]?.loads).toBe(2);
  });
});
