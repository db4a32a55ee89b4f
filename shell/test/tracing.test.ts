/** How a shopper's request is found again in the provider's log. */
import { until } from 'tooling/run/until';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { endDocumentServers, openDocumentServer, openProvider } from './document-server';
import { startFallen } from './fallen-process';
import { openPlantedShop } from './planted-shop';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

let provider: Awaited<ReturnType<typeof openProvider>>;
beforeEach(async () => {
  provider = await openProvider();
});
afterEach(() => provider.close());
afterAll(endDocumentServers);

it('names a call to the provider by the shopper’s request and trace, in its log too', async () => {
  const server = await openDocumentServer({ PROVIDER_URL: provider.url, LOG_LEVEL: 'debug' });
  const call = (headers: Record<string, string>) =>
    fetch(`${server.origin}/api/blogs`, { headers });
  const answer = await call({
    traceparent: `00-${TRACE}-${PARENT}-01`,
    tracestate: 'vendor=1',
    'x-request-id': 'made-up-by-the-shopper',
  });
  const requestId = answer.headers.get('x-request-id') ?? '';
  const heard = provider.asked[0]?.headers;
  expect(heard?.['x-request-id']).toBe(requestId);
  expect(requestId).not.toBe('made-up-by-the-shopper');
  expect(heard?.traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!${PARENT})[\\da-f]{16}-01$`));
  expect(heard).not.toHaveProperty('tracestate');
  await until(() => server.said().some((line) => line.includes(requestId)));
  const line = server.said().find((each) => each.includes(requestId)) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    ...{ server: 'document-server', level: 'debug', message: 'request', path: '/api/blogs' },
    ...{ requestId, traceId: TRACE },
  });
  await call({ traceparent: 'planted' });
  expect(provider.asked[1]?.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
});

it('names a call that is made for a rendered page by the page’s request', async () => {
  const asks = `
    const id = /"id":"([^"]+)"/.exec(part.toString())[1];
    say({ kind: 'call', id, call: 1, request: { method: 'GET', url: '/api/brands' } });`;
  const tracing = { traceparent: `00-${TRACE}-${PARENT}-01`, 'x-request-id': 'the-page' };
  const rendering = await startFallen(asks, [], { providerUrl: provider.url, tracing });
  await rendering.close();
  expect(provider.asked[0]).toMatchObject({ url: '/api/brands', headers: tracing });
});

it('gives each of many pages that are made at once its own request’s names', async () => {
  const shop = await openPlantedShop({ RENDER_WORKERS: 1, PROVIDER_URL: provider.url });
  const loads =
    "await host.http.send({ method: 'GET', url: '/api/store/products/details/' + params.productId })";
  await shop.publish('mfe-catalog', { loads });
  await shop.untilRendered('/login');
  // More than one process makes at once, so that some of them wait for their turn.
  const ids = Array.from({ length: 12 }, (_, at) => String(at + 10));
  const traceOf = (id: string) => `${'a'.repeat(30)}${id}`;
  await Promise.all(
    ids.map((id) => shop.get(`/products/${id}`, { traceparent: `00-${traceOf(id)}-${PARENT}-01` })),
  );
  await shop.close();
  const asked = provider.asked.map(({ url, headers }) => {
    const id = url.split('/').at(-1) ?? '';
    return [id, String(headers.traceparent).split('-')[1]];
  });
  expect(asked.sort()).toEqual(ids.map((id) => [id, traceOf(id)]));
});
