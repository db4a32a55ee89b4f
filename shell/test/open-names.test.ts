/** The document server over a registry that names more than it knows. */
import { openRegistry } from 'release-registry/registry-file';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import type { AppName, AppState, ReleaseManifest } from 'shared-contracts/release';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  endDocumentServers,
  newStore,
  openDocumentServer,
  runDocumentServer,
} from './document-server';
import { manifestOf } from './release-manifest';

afterAll(endDocumentServers);

const version = '1.0.0-aaaaaaaa';
const OWN = REMOTE_NAMES.map((name) => `${name}=http://${name}.localhost`);
const WAIT = { timeout: 5_000 };
const ELSEWHERE = 'https://reviews.example';

/** A shell whose route table leads to a remote of another repository. */
function shellWithReviews(): ReleaseManifest {
  const manifest = manifestOf('shell', version);
  const [route] = manifest.document?.routes ?? [];
  if (!manifest.document || route?.kind !== 'remote') throw new Error('no route to copy');
  const reviews = { ...route, path: '/reviews', remote: 'mfe-reviews' as const, page: 'reviews' };
  const document = { ...manifest.document, routes: [...manifest.document.routes, reviews] };
  return { ...manifest, integrity: { 'entry.js': `sha384-${'a'.repeat(64)}` }, document };
}

let store = '';
beforeAll(async () => {
  store = await newStore();
  const stateOf = (manifest: ReleaseManifest): AppState => ({
    live: version,
    canary: null,
    lastKnownGood: null,
    releases: { [version]: { publishedAt: '2026-01-01T00:00:00Z', manifest } },
  });
  const remote = (app: AppName) => stateOf({ ...manifestOf(app, version), policies: [app] });
  const file = openRegistry(store);
  await file.replace(await file.read(), {
    apps: {
      shell: stateOf(shellWithReviews()),
      'mfe-content': { ...remote('mfe-content'), ...{ freeze: 'until Monday' } },
      'mfe-reviews': remote('mfe-reviews'),
    },
    unread: { reviews: { form: 2 } },
    history: [],
  });
});

it('gives the other remotes where the registry has one that it was told nothing of', async () => {
  const { origin, said } = await openDocumentServer({
    RELEASE_STORE: store,
    REMOTE_ORIGINS: OWN.join(),
  });
  const answer = await fetch(`${origin}/`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`http://mfe-content.localhost/mfe-content/${version}/entry.js`);
  expect(html).not.toContain(`mfe-reviews/${version}`);
  expect((await fetch(`${origin}/reviews`)).status).toBe(200);
  expect(said().join()).not.toContain("can't be read");
  await vi.waitFor(async () => expect((await openRegistry(store).read()).served).toEqual([]), WAIT);
});

it('gives a remote of another repository once its origin and a route are named', async () => {
  const { origin } = await openDocumentServer({
    RELEASE_STORE: store,
    REMOTE_ORIGINS: [...OWN, `mfe-reviews=${ELSEWHERE}`].join(),
  });
  const answer = await fetch(`${origin}/reviews`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`${ELSEWHERE}/mfe-reviews/${version}/entry.js`);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(new RegExp(`script-src [^;]*${ELSEWHERE}`));
  expect(policy).toMatch(/trusted-types [^;]*mfe-reviews/);
});

it('notes the remotes of other repositories that it can give, and what another one lacks', async () => {
  const own = await newStore();
  const now = await openRegistry(store).read();
  await openRegistry(own).replace(await openRegistry(own).read(), { ...now, served: [] });
  const served = async () => (await openRegistry(own).read()).served;
  const settings = { RELEASE_STORE: own, RENDER_WORKERS: '0' };
  const all = [...OWN, `mfe-reviews=${ELSEWHERE}`].join();
  await openDocumentServer({ ...settings, REMOTE_ORIGINS: all });
  await vi.waitFor(async () => expect(await served()).toEqual(['mfe-reviews']), WAIT);
  await openDocumentServer({ ...settings, REMOTE_ORIGINS: OWN.join() });
  await vi.waitFor(async () => expect(await served()).toEqual([]), WAIT);
  // It stays so: the first has said once what it has.
  await new Promise((done) => setTimeout(done, 2_500));
  expect(await served()).toEqual([]);
});

it('says in one line which name of an origin is none of a remote', async () => {
  const { ended, said } = await runDocumentServer({
    RELEASE_STORE: store,
    REMOTE_ORIGINS: [...OWN, 'constructor=http://localhost:1'].join(),
  });
  expect(await ended).not.toBe(0);
  expect(said()).toHaveLength(1);
  expect(said()[0]).toContain("constructor is not a remote's name");
});
