/** What operators see of the requests that a server answers: ids, traces, lines and counts. */
import { Hono } from 'hono';
import { expect, it, test } from 'vitest';
import { createLog } from '../src/log';
import { createMetrics } from '../src/metrics';
import { observed } from '../src/observed';
import { nameRoute, presentRequest, tracingHeaders } from '../src/present-request';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const SECRET = 'a-secret-of-the-tests';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Line = { message: string; server: string; requestId: string; traceId: string };

function open() {
  const lines: string[] = [];
  const log = createLog('debug', 'example', { write: (line: string) => lines.push(line) });
  const metrics = createMetrics('example');
  const app = new Hono();
  app.use(observed({ log, metrics, secret: SECRET }));
  app.get('/products/:id', (context) => {
    log.info('looked up');
    return context.json(tracingHeaders());
  });
  app.get('/shared', (context) => {
    context.header('Cache-Control', 'public, max-age=0, s-maxage=600');
    return context.text('for all');
  });
  app.get('/fails', () => {
    throw new Error('planted');
  });
  app.get('*', (context) => {
    nameRoute('page');
    return context.text('a page');
  });
  app.onError((_, context) => context.text('Something went wrong!', 500));
  return {
    metrics,
    lines: () => lines.map((line) => JSON.parse(line) as Line),
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      Promise.resolve(app.request(path, { headers, method })),
  };
}

/** The trace that a call of the server's own has, while it answers a caller's. */
async function passedOn(traceparent: string | undefined) {
  const { ask } = open();
  const answer = await ask('/products/7', traceparent === undefined ? {} : { traceparent });
  const passed = ((await answer.json()) as { traceparent: string }).traceparent;
  const [version, traceId, spanId, flags] = passed.split('-');
  return { version, traceId, spanId, flags };
}

it('goes on with the trace of its caller, as a part of its own', async () => {
  const passed = await passedOn(`00-${TRACE}-${PARENT}-01`);
  expect(passed).toMatchObject({ version: '00', traceId: TRACE, flags: '01' });
  expect(passed.spanId).toMatch(/^[\da-f]{16}$/);
  expect(passed.spanId).not.toBe(PARENT);
  expect(await passedOn(`00-${TRACE}-${PARENT}-02`)).toMatchObject({ flags: '00' });
  const later = await passedOn(`cc-${TRACE}-${PARENT}-01-what-comes-later`);
  expect(later).toMatchObject({ version: '00', traceId: TRACE, flags: '01' });
});

test.each([
  ['nothing', undefined],
  ['words', 'a trace'],
  ['capitals', `00-${TRACE.toUpperCase()}-${PARENT}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${PARENT}-01`],
  ['a parent of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['no version', `ff-${TRACE}-${PARENT}-01`],
  ['more than version 00 has', `00-${TRACE}-${PARENT}-01-more`],
  ['too little', `00-${TRACE}-${PARENT}`],
  ['two headers in one', `00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`],
])('begins a new trace where it is given %s', async (_, traceparent) => {
  const passed = await passedOn(traceparent);
  expect(passed).toMatchObject({ version: '00', flags: '00' });
  expect(passed.traceId).toMatch(/^[\da-f]{32}$/);
  expect(passed.traceId).not.toBe(TRACE);
  expect(passed.traceId).not.toMatch(/^0+$/);
});

it('has the request’s ids in each of its lines and in the answer, also of a failure', async () => {
  const { ask, lines } = open();
  const answer = await ask('/products/7?q=private', { traceparent: `00-${TRACE}-${PARENT}-01` });
  const requestId = answer.headers.get('x-request-id');
  expect(requestId).toMatch(UUID);
  const ids = { server: 'example', requestId, traceId: TRACE };
  expect(lines()).toMatchObject([
    { message: 'looked up', ...ids },
    { message: 'request', method: 'GET', path: '/products/7', status: 200, ...ids },
  ]);
  expect(JSON.stringify(lines())).not.toContain('private');
  expect((await ask('/fails')).headers.get('x-request-id')).toMatch(UUID);
  // A cache would give it to others.
  expect((await ask('/shared')).headers.has('x-request-id')).toBe(false);
  expect(presentRequest()).toBeUndefined();
});

it('takes a request’s id from the document server, and from nobody else', async () => {
  const { ask } = open();
  const idOf = async (headers: Record<string, string>) =>
    (await ask('/products/7', { 'x-request-id': 'the-id-of-another', ...headers })).headers.get(
      'x-request-id',
    );
  expect(await idOf({ 'x-proxy-secret': SECRET })).toBe('the-id-of-another');
  expect(await idOf({})).toMatch(UUID);
  expect(await idOf({ 'x-proxy-secret': 'a-secret-of-somebody' })).toMatch(UUID);
  const split = { 'x-proxy-secret': SECRET, 'x-request-id': 'two words' };
  expect(await idOf(split)).toMatch(UUID);
});

it('counts by patterns of routes, whatever paths and methods callers make up', async () => {
  const { ask, metrics } = open();
  for (let at = 0; at < 20; at += 1) {
    await ask(`/products/${at}`);
    await ask(`/made/up/${at}`);
    await ask(`/nothing/${at}`, {}, 'POST');
    await ask('/', {}, `MADEUP${at}`);
  }
  await ask('/fails');
  const text = await metrics.text();
  const counted = [...text.matchAll(/^storefront_http_requests_total(\{.*\}) (\d+)$/gm)];
  const label = (labels: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(labels)?.[1];
  const found = counted.map(([, labels = '', count]) =>
    [...['route', 'method', 'status'].map((name) => label(labels, name)), count].join(' '),
  );
  expect(found.sort()).toEqual([
    '/fails GET 5xx 1',
    '/products/:id GET 2xx 20',
    'none POST 4xx 20',
    'none other 4xx 20',
    'page GET 2xx 20',
  ]);
  expect(text).toContain('storefront_http_request_duration_seconds_bucket{le="0.005",');
  expect(text).toContain('server="example"');
});

it('gives what it can read, where a number can not be read', async () => {
  const { metrics } = open();
  const read = { help: 'A number.', type: 'gauge' } as const;
  metrics.add({ ...read, name: 'lost', read: () => Promise.reject(new Error('away')) });
  metrics.add({
    ...read,
    name: 'throws',
    read: () => {
      throw new Error('away');
    },
  });
  metrics.add({
    ...read,
    name: 'kinds',
    labels: ['kind'],
    read: () => [{ value: 2, labels: { kind: 'a' } }],
  });
  metrics.append(() => Promise.resolve('elsewhere 1\n'));
  metrics.append(() => Promise.reject(new Error('away')));
  for (let again = 0; again < 2; again += 1) {
    const text = await metrics.text();
    expect(text).toContain('storefront_kinds{kind="a",server="example"} 2\n');
    expect(text).toContain('elsewhere 1\n');
    expect(text).not.toMatch(/^storefront_(lost|throws)[ {]/m);
  }
});
