/** Spans that OpenTelemetry's collectors get from servers that call each other. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../src/log';
import { createMetrics } from '../src/metrics';
import { observed } from '../src/observed';
import { asPart } from '../src/present-request';
import { openSpans, type Spans } from '../src/spans';

type Sent = {
  server: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};
type Posted = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: Sent[] }[];
  }[];
};

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A collector that keeps the spans of what is posted to it. */
async function collector(status = 200) {
  const spans: Sent[] = [];
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
      for (const { resource, scopeSpans } of (JSON.parse(text) as Posted).resourceSpans) {
        const named = resource.attributes.find(({ key }) => key === 'service.name');
        for (const span of scopeSpans.flatMap((each) => each.spans)) {
          spans.push({ ...span, server: named?.value.stringValue ?? '' });
        }
      }
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, asked };
}

const parts = (server: string) => ({
  log: createLog('silent', server),
  metrics: createMetrics(server),
});

/** A server that a shopper asks, and one that it asks. */
async function twoServers(spansOf: (server: string) => Spans | undefined) {
  const behind = new Hono();
  behind.use(observed({ ...parts('provider'), spans: spansOf('provider') }));
  behind.get('/products/:id', (context) =>
    context.req.param('id') === '0' ? context.text('', 503) : context.text('a product'),
  );
  const server = serve({ fetch: behind.fetch, port: 0, hostname: '127.0.0.1' });
  ends.push(() => server.close());
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  const front = new Hono();
  front.use(observed({ ...parts('document-server'), spans: spansOf('document-server') }));
  front.get('/page/:id', (context) =>
    asPart(
      'GET provider',
      (headers) =>
        fetch(`http://127.0.0.1:${port}/products/${context.req.param('id')}?q=private`, {
          headers,
        }),
      ({ status }) => ({ failed: status >= 500 }),
    ),
  );
  return front;
}

const isLoaded = () =>
  Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('sdk-trace'));

it('loads nothing of OpenTelemetry where no collector is set', async () => {
  expect(openSpans(undefined, 'provider', () => undefined)).toBeUndefined();
  const front = await twoServers(() => undefined);
  expect(await (await front.request('/page/7')).text()).toBe('a product');
  expect(isLoaded()).toBe(false);
});

it('sends a request as one trace, whose parts know their parents across two servers', async () => {
  const { endpoint, spans, asked } = await collector();
  const opened: Spans[] = [];
  const front = await twoServers((server) => {
    const made = openSpans({ endpoint, share: 1 }, server, () => expect.fail());
    if (made) opened.push(made);
    return made;
  });
  const browser = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const traceparent = `00-${browser.join('-')}-00`;
  await front.request('/page/7', { headers: { traceparent } });
  await front.request('/page/0');
  for (const each of opened) await each.close();
  expect(isLoaded()).toBe(true);
  expect(asked).toContain('POST /v1/traces application/json');

  const first = spans.filter(({ traceId }) => traceId === browser[0]);
  const [page, call, answer] = ['GET /page/:id', 'GET provider', 'GET /products/:id'].map(
    (name) => first.find((span) => span.name === name) ?? expect.fail(`no span ${name}`),
  ) as [Sent, Sent, Sent];
  expect(first).toHaveLength(3);
  expect([page, call, answer].map(({ server, kind }) => [server, kind])).toEqual([
    ['document-server', 2],
    ['document-server', 3],
    ['provider', 2],
  ]);
  expect(page.parentSpanId).toBe(browser[1]);
  expect(call.parentSpanId).toBe(page.spanId);
  expect(answer.parentSpanId).toBe(call.spanId);
  expect(BigInt(page.startTimeUnixNano)).toBeLessThanOrEqual(BigInt(page.endTimeUnixNano));
  expect(answer.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });

  const second = spans.filter(({ traceId }) => traceId !== browser[0]);
  expect(new Set(second.map(({ traceId }) => traceId)).size).toBe(1);
  expect(second.find(({ name }) => name === 'GET /page/:id')?.parentSpanId).toBeUndefined();
  expect(second.map(({ status }) => status.code)).toEqual([2, 2, 2]);
  expect(JSON.stringify(spans)).not.toContain('private');
});

it('sends the share of the traces that is set, and each of them from all servers', async () => {
  const { endpoint, spans } = await collector();
  const none = openSpans({ endpoint, share: 0 }, 'provider', () => undefined);
  const half = ['provider', 'document-server'].map((server) =>
    openSpans({ endpoint, share: 0.5 }, server, () => undefined),
  );
  const ids = Array.from({ length: 16 }, (_, at) => `${at.toString(16)}`.padEnd(32, '7'));
  expect(ids.filter((id) => none?.isSent(id))).toEqual([]);
  for (const each of half) expect(ids.filter((id) => each?.isSent(id))).toEqual(ids.slice(0, 8));
  const front = await twoServers(() => none);
  await front.request('/page/7');
  for (const each of [none, ...half]) await each?.close();
  expect(spans).toEqual([]);
});

it('answers as usual where the collector takes nothing, and says so once', async () => {
  const { endpoint } = await collector(400);
  const said: string[] = [];
  const spans = openSpans({ endpoint, share: 1 }, 'provider', (line) => said.push(line));
  const front = await twoServers(() => spans);
  for (let times = 0; times < 3; times += 1) {
    expect((await front.request('/page/7')).status).toBe(200);
  }
  await spans?.close();
  expect(said).toEqual(['spans can not be sent: the collector does not take them']);
});
