/** What each server of the shop gives Prometheus, and whether dashboard and alerts ask for that. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openRegistry } from 'release-registry/registry-file';
import { writeTelemetry } from 'release-registry/telemetry';
import { VITAL_BOUNDS } from 'release-registry/vitals';
import type { AppState } from 'shared-contracts/release';
import { freePort } from 'tooling/run/free-port';
import { startService } from 'tooling/run/processes';
import { portVariable, servicesOf } from 'tooling/run/services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { manifestOf } from './release-manifest';

const NAMES = ['provider-api', 'mfe-search', 'shell', 'console'];
const version = '1.0.0-aaaaaaaa';

type Server = { origin: string; metrics: string };

let data: string;
const ends: (() => Promise<void>)[] = [];
const servers = new Map<string, Server>();
let texts: Map<string, string>;
let dashboard: string;
let alerts: string;

async function fillStore(store: string): Promise<void> {
  const file = openRegistry(store);
  const release = { publishedAt: '2026-01-01T00:00:00Z', manifest: manifestOf('shell', version) };
  const apps = {
    canary: null,
    lastKnownGood: null,
    live: version,
    releases: { [version]: release },
  };
  const at = '2026-01-02T00:00:00Z';
  const ejected = { at, app: 'shell', action: 'eject', version, previous: version } as const;
  await file.replace(await file.read(), {
    apps: { shell: apps satisfies AppState },
    history: [ejected],
  });
  const counts = { loads: 5, failures: 1, errors: 1, well: 4, failed: 0, troubled: 0 };
  const spread = (name: string) => ({
    live: { counts: [...(VITAL_BOUNDS[name] ?? []), 0].fill(1), sum: 10 },
  });
  await writeTelemetry(store, {
    savedAt: at,
    releases: {
      [`shell@${version}`]: {
        ...{
          app: 'shell',
          version,
          team: '',
          ...counts,
          networks: { told: [], failed: [], troubled: [] },
          faults: [],
          vitals: {},
        },
        spreads: { LCP: spread('LCP'), CLS: spread('CLS') },
      },
    },
    alerts: [],
  });
}

async function open(name: string, environment: Record<string, string>): Promise<void> {
  const service = servicesOf(environment, 'a-secret-of-the-tests').find(
    (each) => each.name === name,
  );
  if (!service) throw new Error(`no ${name}`);
  const lines: string[] = [];
  const more = {
    ...{ METRICS_PORT: '0', RENDER_WORKERS: '0', LOG_LEVEL: 'error', OUTBOX: 'off' },
    ...{ DEMO_CATALOGUE: '', SMTP_URL: 'smtp://127.0.0.1:9' },
  };
  const running = startService({ ...service, env: { ...service.env, ...more } }, (line) =>
    lines.push(line),
  );
  ends.push(running.end);
  await running.ready;
  const metrics = lines.map((line) => /^metrics at (\S+)$/.exec(line)?.[1]).find(Boolean) ?? '';
  servers.set(name, { origin: `http://127.0.0.1:${service.port}`, metrics });
}

const originOf = (name: string) => servers.get(name)?.origin ?? '';

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'metrics-'));
  const environment: Record<string, string> = { DATA_DIR: data, STAFF_PORT: '' };
  for (const name of NAMES) environment[portVariable(name)] = String(await freePort());
  await fillStore(join(data, 'releases'));
  await Promise.all(NAMES.map((name) => open(name, environment)));
  for (const path of ['/', '/store', '/made/up', '/api/brands', '/api/made/up', '/_release/made']) {
    for (const name of NAMES) await fetch(`${originOf(name)}${path}`);
  }
  const deploy = resolve(import.meta.dirname, '../../deploy');
  dashboard = await readFile(join(deploy, 'grafana/storefront.json'), 'utf8');
  alerts = await readFile(join(deploy, 'prometheus/alerts.yaml'), 'utf8');
  texts = new Map();
  for (const [name, { metrics }] of servers) texts.set(name, await (await fetch(metrics)).text());
}, 120_000);
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  await rm(data, { recursive: true, force: true });
}, 60_000);

/** The names of what servers give, of histograms with those of their parts. */
function given(): Set<string> {
  const names = new Set<string>();
  for (const text of texts.values()) {
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      names.add(name);
      const parts = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [];
      for (const part of parts) names.add(`${name}${part}`);
    }
  }
  return names;
}

it('tells of each server’s requests and process, by patterns of routes alone', () => {
  for (const [name, text] of texts) {
    expect(text, name).toMatch(/^storefront_http_requests_total\{.*status="[2-5]xx"/m);
    expect(text, name).toContain('process_resident_memory_bytes{');
    expect(text, name).toContain('nodejs_eventloop_lag_p99_seconds{');
    expect(text, name).not.toContain('made/up');
  }
  expect(texts.get('provider-api')).toContain('route="/api/brands"');
  expect(texts.get('shell')).toContain('route="/api/*"');
  expect(texts.get('shell')).toMatch(/route="page[ "]/);
});

it.each([
  ['shell', 'render_workers_ready'],
  ['shell', 'render_pages{state="waiting"'],
  ['shell', 'render_workers_ended_total{why="killed"'],
  ['shell', 'renders_total{outcome="quarantined"'],
  ['shell', 'documents_total{outcome="fresh"'],
  ['provider-api', 'database_statements_waiting{kind="search"'],
  ['provider-api', 'mails{state="waiting"'],
  ['provider-api', 'mail_oldest_waiting_seconds'],
  ['provider-api', 'orders_placed_total'],
  ['provider-api', 'ready{server="provider"} 1'],
  ['console', `release_share{app="shell",version="${version}",role="live"}`],
  ['console', 'ejections{app="shell"} 1'],
  ['console', `web_vital_seconds_bucket{app="shell",version="${version}",role="live",vital="LCP"`],
])('of %s it tells %s', (name, line) => {
  expect(texts.get(name)).toContain(`\nstorefront_${line}`);
});

it('is on no public port', async () => {
  for (const [name, { origin, metrics }] of servers) {
    expect(new URL(metrics).port, name).not.toBe(new URL(origin).port);
    const text = await (await fetch(`${origin}/metrics`)).text();
    expect(text, name).not.toContain('storefront_http_requests_total');
  }
});

type Dashboard = {
  title: string;
  schemaVersion: number;
  panels: { id: number; type: string; title: string; targets?: { expr: string }[] }[];
};
type Alerts = {
  groups: {
    rules: { alert: string; expr: string; for: string; annotations: Record<string, string> }[];
  }[];
};

it('comes with a dashboard whose panels all ask for something', () => {
  const { title, schemaVersion, panels } = JSON.parse(dashboard) as Dashboard;
  expect(title).toBe('Ironwharf storefront');
  // Grafana 10 writes 38 and later versions read it.
  expect(schemaVersion).toBeGreaterThanOrEqual(38);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const asking = panels.filter(({ type }) => type !== 'row');
  expect(asking.length).toBeGreaterThan(15);
  for (const { targets = [], title: of } of asking) {
    expect(targets.length, of).toBeGreaterThan(0);
    for (const { expr } of targets) expect(expr, of).toMatch(/storefront_|process_|nodejs_/);
  }
});

it('comes with alerts, each with what it is and one line on what to do', () => {
  const { groups } = parse(alerts) as Alerts;
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(12);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, expr, for: lasting, annotations } of rules) {
    expect(Object.keys(annotations).sort(), alert).toEqual(['action', 'summary']);
    for (const text of Object.values(annotations)) expect(text, alert).toMatch(/^\S.{20,}\.$/);
    expect(lasting, alert).toMatch(/^\d+m$/);
    expect(expr, alert).not.toContain('\n');
  }
});

it('has the dashboard and the alerts ask for nothing that no server gives', () => {
  const names = [dashboard, alerts].flatMap(
    (text) => text.match(/\b(?:storefront|process|nodejs)_\w+/g) ?? [],
  );
  expect(names.length).toBeGreaterThan(30);
  const known = given();
  expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
});
