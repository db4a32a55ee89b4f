/** How the document server ends: an order that was begun is brought home, and nothing is forgotten. */
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { openRegistry } from 'release-registry/registry-file';
import { readTelemetry } from 'release-registry/telemetry';
import { until, untilRefused } from 'tooling/run/until';
import { afterAll, expect, it } from 'vitest';
import { endDocumentServers, newStore, openDocumentServer, openProvider } from './document-server';
import type { AppName, AppState } from 'shared-contracts/release';
import { manifestOf } from './release-manifest';
import { offerOf, ticketRequest, visitOf } from './reporting-shop';

afterAll(endDocumentServers);

it('brings an order home that was under way when it was told to stop', async () => {
  let answerNow = () => undefined as void;
  const provider = await openProvider(() => new Promise((done) => (answerNow = done)));
  const server = await openDocumentServer({ PROVIDER_URL: provider.url });
  const order = request({ port: server.port, path: '/api/order/placeOrders', method: 'POST' });
  order.end('{}');
  await until(() => provider.asked.length === 1);
  server.child.kill('SIGTERM');
  await untilRefused(server.port);
  // Longer than the second after which it once gave up.
  await new Promise((done) => setTimeout(done, 2_000));
  answerNow();
  const [answer] = (await once(order, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  expect(await server.ended).toBe(0);
  provider.close();
});

it('keeps what tabs have reported in its last moments', async () => {
  const store = await newStore();
  const version = '1.0.0-aaaaaaaa';
  const file = openRegistry(store);
  const release = { publishedAt: '2026-01-01T00:00:00Z' };
  const stateOf = (app: AppName): AppState => ({
    live: version,
    canary: null,
    lastKnownGood: null,
    releases: { [version]: { ...release, manifest: manifestOf(app, version) } },
  });
  const apps = { shell: stateOf('shell'), 'mfe-search': stateOf('mfe-search') };
  await file.replace(await file.read(), { apps, history: [] });
  const server = await openDocumentServer({ RELEASE_STORE: store });
  const offer = await offerOf(await fetch(`${server.origin}/search`));
  const { cookie, ticket } = await visitOf(
    await fetch(`${server.origin}/_ticket`, ticketRequest(offer, '')),
  );
  const told = await fetch(`${server.origin}/_report`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({
      path: '/search',
      ticket,
      entries: [{ kind: 'load', app: 'mfe-search', version }],
    }),
  });
  expect(told.status).toBe(204);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const telemetry = await readTelemetry(store);
  expect(telemetry?.releases[`mfe-search@${version}`]?.loads).toBe(1);
});
