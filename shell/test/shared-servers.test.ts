/** Document servers as processes of their own, one after the other, over one PostgreSQL. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openRegistry } from 'release-registry/registry-file';
import type { AppName, AppState } from 'shared-contracts/release';
import { newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  endDocumentServers,
  newStore,
  openDocumentServer,
  runDocumentServer,
  type DocumentServer,
} from './document-server';
import { manifestOf } from './release-manifest';
import { bad, failed, good, offerOf, ticketRequest, visitOf } from './reporting-shop';

const BUCKET_SECRET = 'a secret of the tests';
let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let database: Awaited<ReturnType<typeof newTestDatabase>>;
let store: string;

beforeAll(async () => {
  postgres = await startTestPostgres();
  database = await newTestDatabase(postgres.url);
  store = await newStore();
  const stateOf = (app: AppName): AppState => ({
    live: bad,
    canary: null,
    lastKnownGood: good,
    releases: Object.fromEntries(
      [good, bad].map((version) => [
        version,
        { publishedAt: '2026-01-01T00:00:00Z', manifest: manifestOf(app, version) },
      ]),
    ),
  });
  const file = openRegistry(store);
  const apps = { shell: stateOf('shell'), 'mfe-search': stateOf('mfe-search') };
  await file.replace(await file.read(), { apps, history: [] });
  // Nothing is taken back to a release that isn't there any more.
  await mkdir(join(store, 'mfe-search', good), { recursive: true });
});
afterAll(async () => {
  await endDocumentServers();
  await database.drop();
  await postgres.stop();
});

const open = () =>
  openDocumentServer({ RELEASE_STORE: store, STATE_URL: database.url, BUCKET_SECRET });

/** A shopper for whom it fails. */
async function fails({ origin }: DocumentServer): Promise<void> {
  const offer = await offerOf(await fetch(`${origin}/search`));
  const given = await fetch(`${origin}/_ticket`, ticketRequest(offer, ''));
  const { cookie, ticket } = await visitOf(given);
  await fetch(`${origin}/_report`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ path: '/search', ticket, entries: [failed()] }),
  });
}

const live = async () => (await openRegistry(store).read()).apps['mfe-search']?.live;

it('loses nothing of a release’s budget when one is killed', async () => {
  const killed = await open();
  for (let at = 0; at < 4; at += 1) await fails(killed);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = await open();
  expect(await (await fetch(`${next.origin}/health`)).json()).toMatchObject({ state: 'shared' });
  expect(await live()).toBe(bad);
  await fails(next);
  expect(await live()).toBe(good);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

it('starts and stays ready where the database is unreachable, and says so', async () => {
  const url = Object.assign(new URL(database.url), { pathname: '/no_such_database' });
  const server = await openDocumentServer({
    RELEASE_STORE: store,
    STATE_URL: url.href,
    BUCKET_SECRET,
  });
  expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
  await expect
    .poll(async (): Promise<unknown> => (await fetch(`${server.origin}/health`)).json())
    .toMatchObject({ state: 'away' });
  expect(server.said().join()).toContain('STATE_URL: the database is away');
  expect(server.said().join()).not.toContain(url.password);
});

it('does not start with STATE_URL and a secret of its own', async () => {
  const server = await runDocumentServer({ RELEASE_STORE: store, STATE_URL: database.url });
  expect(await server.ended).toBe(1);
  expect(server.said()).toEqual([
    'shell: BUCKET_SECRET: is needed with STATE_URL: the same on every document server',
  ]);
});
