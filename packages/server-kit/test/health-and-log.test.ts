import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { announce } from '../src/announce';
import { healthAnswer } from '../src/health';
import { createLog } from '../src/log';
import { createMetrics } from '../src/metrics';
import { createProbes, type Readiness } from '../src/probes';
import { readinessMetrics } from '../src/readiness-metrics';

afterEach(() => vi.unstubAllEnvs());

it('tells whoever asks how a server is, anew each time', async () => {
  let fault: string | null = null;
  const app = new Hono().get('/health', (context) => healthAnswer(context, fault, { more: 'x' }));
  const well = await app.request('/health');
  expect([well.status, await well.json()]).toEqual([200, { status: 'ok', more: 'x' }]);
  expect(well.headers.get('cache-control')).toBe('no-store');
  fault = 'the database is away';
  const ill = await app.request('/health');
  expect([ill.status, await ill.json()]).toEqual([503, { status: fault, more: 'x' }]);
});

it('is not ready where a check hangs or fails, and checks once for many who ask', async () => {
  const statusOf = async (probes: ReturnType<typeof createProbes>) => {
    const answer = await probes.answer('GET', 'http://shop/health/ready?deep');
    return ((await answer?.json()) as { status: string }).status;
  };
  let checks = 0;
  const hangs = createProbes(() => {
    checks += 1;
    return new Promise(() => undefined);
  }, 20);
  const said = await Promise.all([statusOf(hangs), statusOf(hangs), statusOf(hangs)]);
  expect(said).toEqual(Array(3).fill('the check takes too long'));
  expect(checks).toBe(1);
  const fails = createProbes(() => Promise.reject(new Error('postgres://me:secret@db')));
  expect(await statusOf(fails)).toBe('the check fails');
  expect(fails.answer('POST', 'http://shop/health/ready')).toBeNull();
  expect(fails.answer('GET', 'http://shop/health')).toBeNull();
});

it('tells Prometheus whether it is ready, and what it lacks', async () => {
  let found: Readiness = null;
  const metrics = createMetrics('example');
  readinessMetrics(
    metrics,
    createProbes(() => found),
  );
  const told = async () =>
    (await metrics.text()).split('\n').filter((line) => /^storefront_(ready|lacks)\{/.test(line));
  expect(await told()).toEqual(['storefront_ready{server="example"} 1']);
  found = { lacks: 'database' };
  expect(await told()).toEqual([
    'storefront_ready{server="example"} 1',
    'storefront_lacks{what="database",server="example"} 1',
  ]);
  found = 'the database does not answer';
  expect(await told()).toEqual(['storefront_ready{server="example"} 0']);
});

it('writes a line of JSON for what is grave enough', () => {
  const lines: string[] = [];
  const log = createLog('warn', 'example', { write: (line: string) => lines.push(line) });
  log.info('nothing');
  log.error({ alert: true }, 'a release is failing');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      server: 'example',
      alert: true,
      message: 'a release is failing',
    },
  ]);
});

it('says in production where it is ready in a line as all others, which a starter still knows', () => {
  const lines: string[] = [];
  vi.stubEnv('NODE_ENV', 'production');
  announce('example ready on http://localhost:3000', 'example', {
    write: (line: string) => lines.push(line),
  });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 'info',
      time: expect.any(String) as string,
      server: 'example',
      message: 'example ready on http://localhost:3000',
    },
  ]);
  expect(lines.join()).toMatch(/ ready on http:\/\/localhost:(\d+)/);
});
